import type { ReactNode } from 'react'
import { useContent } from '../content/context.ts'
import { newestReportPath } from './newest-report.ts'
import { PageLink } from './PageLink.tsx'

type Props = {
  className?: string
  /** The words of the link; left out, it names the newest batch's report. */
  children?: ReactNode
}

/** A link to the laboratory's values of the newest batch on sale. */
export function BatchLink({ className, children }: Props) {
  const content = useContent()
  return (
    <PageLink to={newestReportPath(content)} className={className}>
      {children ?? content.batch.link.report}
    </PageLink>
  )
}
