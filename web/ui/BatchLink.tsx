import type { ReactNode } from 'react'
import { batchText } from '../content/batch.ts'
import { newestReportPath } from './newest-report.ts'

type Props = {
  className?: string
  /** The words of the link; left out, it names the newest batch's report. */
  children?: ReactNode
}

/** A link to the laboratory's values of the newest batch on sale. */
export function BatchLink({ className, children }: Props) {
  return (
    <a href={newestReportPath} className={className}>
      {children ?? batchText.link.report}
    </a>
  )
}
