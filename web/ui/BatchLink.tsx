import type { ReactNode } from 'react'
import type { Content } from '../model/content.ts'
import { useContent } from '../model/context.ts'
import { batchPath, newestBatch } from '../shop/batch.ts'
import { views } from '../views.ts'
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

/** The path of the laboratory's values of the newest batch on sale; where there is none, of the list of batches. */
export function newestReportPath({ batches }: Pick<Content, 'batches'>): string {
  const newest = newestBatch(batches)
  return newest ? `${batchPath(newest)}#report` : views.batch.path
}
