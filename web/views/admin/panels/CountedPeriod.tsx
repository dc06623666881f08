import { breakdownText } from '#web/content/admin.ts'
import { showMoment } from '../format.ts'

type Props = {
  /** ISO 8601 UTC. */
  since: string
  /** Undefined where everything is counted. */
  until?: string | undefined
}

/** Since when a panel counts, and how far behind it is. */
export function CountedPeriod({ since, until }: Props) {
  return (
    <p className="mt-6 text-moss text-sm">
      {breakdownText.since(showMoment(since))}
      {until && ` ${breakdownText.until(showMoment(until))}`}
    </p>
  )
}
