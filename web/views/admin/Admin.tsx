import { SOURCE } from '#contract/languages.ts'
import { Island } from '#web/islands/Island.tsx'
import { usePage } from '#web/ui/page.ts'
import { views } from '#web/views.ts'
import Dashboard from './Dashboard.tsx'
import { OwnerHeader } from './OwnerHeader.tsx'

/** The owner's view. Its HTML is the dashboard's first screen, without numbers. */
export function Admin() {
  const { languages, opening } = usePage()
  const translations = languages.flatMap(({ content, outdated, untranslated }) =>
    content.language === SOURCE ? [] : { language: content.language, outdated, untranslated },
  )
  return (
    <main id="main" className="min-h-dvh pb-24 text-base tabular-nums">
      <OwnerHeader title="Admin" back="Back to Home" to={views.home.path} />
      <div className="wide">
        <Island
          name="dashboard"
          component={Dashboard}
          props={{ translations, opening }}
          className="noscript:hidden"
        />
        <noscript>
          <p className="py-10">The dashboard needs JavaScript. Please switch it on for this site.</p>
        </noscript>
      </div>
    </main>
  )
}
