import type { Content } from '../content/content.ts'
import { batchPath, newestBatch } from '../domain/batch.ts'
import { views } from '../views.ts'

/** The path of the laboratory's values of the newest batch on sale; where there is none, of the list of batches. */
export function newestReportPath({ batches }: Pick<Content, 'batches'>): string {
  const newest = newestBatch(batches)
  return newest ? `${batchPath(newest)}#report` : views.batch.path
}
