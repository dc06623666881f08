import { freshnessText } from '#web/content/admin.ts'
import type { LoadState } from './data/dashboard.ts'
import { showClock } from './format.ts'
import { Loading } from './Loading.tsx'

type Props = {
  state: LoadState
  /** When the numbers were fetched, in milliseconds UTC. */
  fetchedAt: number
}

/** How old the numbers are, or that they are being loaded again. */
export function Freshness({ state, fetchedAt }: Props) {
  const stale = state === 'stale'
  return (
    <div className="flex min-h-10 items-center text-sm">
      {state === 'loading' ? (
        <Loading />
      ) : (
        <p className={stale ? 'font-semibold text-clay' : 'text-moss'}>
          {stale ? freshnessText.stale : freshnessText.asOf} {showClock(fetchedAt)}
        </p>
      )}
    </div>
  )
}
