import { showClock } from './format.ts'
import { Loading } from './Loading.tsx'

type Props = {
  loading: boolean
  /** When the numbers were loaded, in milliseconds UTC. */
  fetchedAt: number
}

/** How old the numbers are, or that they are being loaded again. */
export function Freshness({ loading, fetchedAt }: Props) {
  return (
    <div className="flex min-h-10 items-center text-sm">
      {loading ? <Loading /> : <p className="text-moss">As of {showClock(fetchedAt)}</p>}
    </div>
  )
}
