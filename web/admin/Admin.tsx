import { Island } from '#web/browser/islands/Island.tsx'
import { useContent } from '#web/model/context.ts'
import { billsOf } from '#web/shop/bills.ts'
import { usePage } from '#web/ui/page.ts'
import { views } from '#web/views.ts'
import Dashboard from './dashboard.island.tsx'
import { OwnerHeader } from './OwnerHeader.tsx'
import { shopOf } from './shop.ts'

/** The owner's view. Its HTML is the dashboard's first screen, without numbers. */
export function Admin() {
  const content = useContent()
  const { languages, launch } = usePage()
  return (
    <main id="main" className="admin flex min-h-dvh flex-col text-base tabular-nums">
      <OwnerHeader title="Admin" back="Back to Home" to={views.home.path} />
      <Island
        component={Dashboard}
        props={{ shop: shopOf(content, languages, launch, billsOf(content)) }}
        className="flex flex-1 flex-col noscript:hidden"
      />
      <p className="wide hidden py-10 noscript:block">
        The dashboard needs JavaScript, and a browser that is not older than Chrome 111, Safari 16.4 or
        Firefox 128.
      </p>
    </main>
  )
}
