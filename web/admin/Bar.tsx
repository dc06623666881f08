import { type DashboardPage, pageLinks, useDashboardPage } from './routing.ts'
import { SignOut } from './session/SignOut.tsx'
import { useSession } from './session/session.ts'
import { useNumbers } from './statistics/use-numbers.ts'

const PAGES: readonly [DashboardPage, string][] = [
  ['overview', 'Overview'],
  ['orders', 'Orders'],
  ['more', 'More'],
]

/** The pages of the dashboard, and whether its numbers are real. */
export function Bar() {
  const current = useDashboardPage()
  const { stats, isClosed } = useNumbers()
  const { isDemo } = useSession()
  return (
    <div className="wide flex flex-wrap items-center gap-x-4 print:hidden">
      <nav aria-label="Dashboard" className="mr-auto flex flex-wrap gap-x-5.5 text-base">
        {PAGES.map(([page, name]) => (
          <a
            key={page}
            href={pageLinks[page]}
            aria-current={page === current ? 'page' : undefined}
            className="flex min-h-12 min-w-11 items-center border-leaf py-[3px] text-moss hover:text-leaf aria-[current=page]:border-b-[3px] aria-[current=page]:pb-0 aria-[current=page]:font-semibold aria-[current=page]:text-leaf lg:min-h-14"
          >
            {name}
          </a>
        ))}
      </nav>
      {stats && (
        <span
          className={`whitespace-nowrap rounded-full px-2.5 py-px font-semibold text-fine sm:text-sm ${stats.demo ? 'border-[1.5px] border-clay border-dashed text-clay' : 'bg-leaf text-paper'}`}
        >
          {stats.demo ? 'Demo Mode' : 'Live Data'}
        </span>
      )}
      {isDemo === false && !isClosed && <SignOut className="max-md:hidden" />}
    </div>
  )
}
