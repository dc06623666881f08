import RefreshCw from 'lucide-react/icons/refresh-cw'
import { RANGES, type Range } from '../../../worker/contract/ranges.ts'
import { call } from '../../api/client.ts'
import { dashboardText, freshnessText } from '../../content/admin.ts'
import { showToast } from '../../lib/toast.ts'
import { showClock } from './format.ts'
import { Loading } from './Loading.tsx'
import { quietButton } from './quiet-button.ts'
import type { useDashboard } from './use-dashboard.ts'

type Props = { room: ReturnType<typeof useDashboard>; onSignedOut: () => void }

export function Toolbar({ room, onSignedOut }: Props) {
  const { phase, range, dashboard, late, guide } = room
  const shut = phase === 'locked' || phase === 'closed'

  const signOut = async () => {
    try {
      const answer = await call('/owner/session', undefined, { method: 'DELETE' })
      if (answer.success) return onSignedOut()
    } catch {
      // Offline: told below as any other failure.
    }
    showToast('error', dashboardText.signOutFailed.title, {
      description: dashboardText.signOutFailed.description,
    })
  }

  return (
    <div className="flex flex-wrap items-center gap-2 border-leaf/15 border-b py-4 text-sm sm:gap-3">
      {!shut && (
        <select
          aria-label={dashboardText.range}
          value={range}
          onChange={(event) => room.choose(Number(event.target.value) as Range)}
          className={`${quietButton} max-sm:grow`}
        >
          {RANGES.map((days) => (
            <option key={days} value={days}>
              {dashboardText.rangeOf(days)}
            </option>
          ))}
        </select>
      )}
      <button type="button" aria-pressed={Boolean(guide)} onClick={room.toggleGuide} className={quietButton}>
        {dashboardText.guide}
      </button>
      {phase !== 'locked' && (
        <button type="button" onClick={room.refresh} className={quietButton}>
          <RefreshCw aria-hidden strokeWidth={1.75} className="size-4 max-sm:hidden" />
          {dashboardText.refresh}
        </button>
      )}
      {dashboard && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:w-full sm:ml-auto">
          <span
            className={`rounded-full px-3 py-1 font-semibold ${dashboard.demo ? 'bg-honey text-jam' : 'bg-leaf text-paper'}`}
          >
            {dashboard.demo ? dashboardText.demo : dashboardText.live}
          </span>
          {phase === 'loading' ? (
            <Loading />
          ) : (
            <p className={late ? 'font-semibold text-clay' : 'text-moss'}>
              {late ? freshnessText.late : freshnessText.asOf} {showClock(dashboard.at)}
            </p>
          )}
          {!dashboard.demo && (
            <button type="button" onClick={signOut} className={`${quietButton} ml-auto`}>
              {dashboardText.signOut}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
