import type { ReactNode } from 'react'
import { batchText } from '../content/batch.ts'
import { newestBatch } from '../content/batches.ts'
import { views } from '../views.ts'

type Props = {
  className?: string
  /** The words of the link; left out, it names the newest batch's report. */
  children?: ReactNode
}

/** A link to the laboratory's values of the newest batch on sale, or to the list of batches where there is none. */
export function BatchLink({ className, children }: Props) {
  const href = newestBatch
    ? `${views.batch.path}/${newestBatch.lot}#${batchText.measured.id}`
    : views.batch.path
  return (
    <a href={href} className={className}>
      {children ?? batchText.link.report}
    </a>
  )
}
