import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

export const BATCH_FOLDER = 'web/content/batches'

/** The files beside the batches' own, by their content. */
export type BatchFolder = {
  readonly pdfs: readonly string[]
  readonly pictures: readonly string[]
}

/** Of PDF, WebP, JPEG and PNG: how a file of the kind begins. */
const PDF = /^%PDF-/
const PICTURE = /^(RIFF....WEBP|\xff\xd8\xff|\x89PNG)/s

/** @throws where the folder is missing */
export function readBatchFolder(folder = BATCH_FOLDER): BatchFolder {
  const files = readdirSync(folder).filter((file) => extname(file) !== '.json')
  const beginning = (start: RegExp) =>
    files.filter((file) => start.test(readFileSync(join(folder, file)).subarray(0, 16).toString('latin1')))
  return { pdfs: beginning(PDF), pictures: beginning(PICTURE) }
}
