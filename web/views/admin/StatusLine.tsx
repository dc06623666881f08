import { dashboardText, freshnessText } from '../../content/admin.ts'
import { showToast } from '../../lib/toast.ts'
import type { DashboardStats, LoadState } from './data/dashboard.ts'
import { signOut } from './data/session.ts'
import { showClock } from './format.ts'
import { Loading } from './Loading.tsx'

type Props = { state: LoadState; stats: DashboardStats; onSignedOut: () => void }

/** Where the numbers come from, how fresh they are, and the way out. */
export function StatusLine({ state, stats, onSignedOut }: Props) {
  const stale = state === 'stale'
  const leave = async () => {
    if (await signOut()) return onSignedOut()
    showToast('error', dashboardText.signOutFailed.title, {
      description: dashboardText.signOutFailed.description,
    })
  }
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 max-lg:mt-1 lg:grow lg:pb-4">
      <span
        className={`rounded-full px-3 py-0.5 font-semibold ${stats.demo ? 'bg-honey text-jam' : 'bg-leaf text-paper'}`}
      >
        {stats.demo ? dashboardText.demo : dashboardText.live}
      </span>
      {state === 'loading' ? (
        <Loading />
      ) : (
        <p className={stale ? 'font-semibold text-clay' : 'text-moss'}>
          {stale ? freshnessText.stale : freshnessText.asOf} {showClock(stats.fetchedAt)}
        </p>
      )}
      {!stats.demo && (
        <button
          type="button"
          onClick={leave}
          className="ml-auto min-h-11 min-w-11 cursor-pointer text-moss underline decoration-moss/40 underline-offset-4 hover:text-leaf"
        >
          {dashboardText.signOut}
        </button>
      )}
    </div>
  )
}
