import { batchText } from '../content/batch.ts'
import { newestBatch } from '../content/batches.ts'
import { views } from '../views.ts'

/** The path of the laboratory's values of the newest batch on sale; where there is none, of the list of batches. */
export const newestReportPath: string = newestBatch
  ? `${views.batch.path}/${newestBatch.lot}#${batchText.measured.id}`
  : views.batch.path
