import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const BATCH_FOLDER = 'web/content/batches'

/** The files beside the batches' own, by what they hold and how they end: as another, a browser would not show them. */
export type BatchFolder = {
  readonly pdfs: readonly string[]
  readonly pictures: readonly string[]
}

/** Of PDF, WebP, JPEG and PNG: how the name of a file ends, as web/views/batch/ takes it, and how the file begins. */
const PDF = [/\.(pdf|PDF)$/, /^%PDF-/] as const
const PICTURE = [/\.(webp|jpe?g|png)$/, /^(RIFF....WEBP|\xff\xd8\xff|\x89PNG)/s] as const

/** @throws where the folder is missing */
export function readBatchFolder(folder = BATCH_FOLDER): BatchFolder {
  const files = readdirSync(folder)
  const ofKind = ([end, start]: typeof PDF | typeof PICTURE) =>
    files.filter(
      (file) =>
        end.test(file) && start.test(readFileSync(join(folder, file)).subarray(0, 16).toString('latin1')),
    )
  return { pdfs: ofKind(PDF), pictures: ofKind(PICTURE) }
}
