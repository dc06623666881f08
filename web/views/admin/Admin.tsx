import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Island } from '#web/islands/Island.tsx'
import { button } from '#web/ui/button.ts'
import { views } from '#web/views.ts'
import Dashboard from './Dashboard.tsx'

/** The owner's view. Its HTML is the header and the loading message. */
export function Admin() {
  return (
    <main id="main" className="min-h-dvh pb-24 text-base tabular-nums">
      <header className="on-leaf bg-leaf text-paper">
        <div className="wide flex min-h-15 sm:min-h-18 items-center justify-between gap-4">
          <h1 tabIndex={-1} className="text-h3 outline-none">
            Admin
          </h1>
          <a href={views.home.path} className={`${button.outline} text-sm`}>
            <ArrowLeft aria-hidden strokeWidth={1.75} className="size-4" />
            Back to Home
          </a>
        </div>
      </header>
      <div className="wide">
        <Island name="dashboard" component={Dashboard} props={{}} />
        <noscript>
          <p className="py-10">The dashboard needs JavaScript. Please switch it on for this site.</p>
        </noscript>
      </div>
    </main>
  )
}
