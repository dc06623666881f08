import type { ReactNode } from 'react'
import { useContent } from '../model/context.ts'
import type { Content } from '../model/types.ts'
import { batchPath, newestBatch } from '../shop/batch.ts'
import { views } from '../views.ts'
import { PageLink } from './PageLink.tsx'

type Props = {
  className?: string
  /** The words of the link; left out, it names the newest batch's report. */
  children?: ReactNode
}

/** A link to the laboratory's values of the newest batch on sale; where that has none, to the list of batches. */
export function BatchLink({ className, children }: Props) {
  const content = useContent()
  const report = newestReportPath(content)
  const { link } = content.words.batch
  return (
    <PageLink to={report ?? views.batch.path} className={className}>
      {report ? (children ?? link.report) : link.find}
    </PageLink>
  )
}

/** The path of the laboratory's values of the newest batch on sale; undefined where it has none. */
export function newestReportPath(content: Pick<Content, 'batches' | 'packs'>): string | undefined {
  const newest = newestBatch(content)
  return newest?.report ? `${batchPath(newest)}#report` : undefined
}
