import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'

export const BATCH_FOLDER = 'web/content/batches'

/** What stands beside the batches' own files. */
export type BatchFolder = {
  /** The names without `.pdf` of the files that are PDFs by their content. */
  reports: string[]
  /** The names without `.webp`. */
  photographs: string[]
}

/** @throws where the folder is missing */
export function readBatchFolder(): BatchFolder {
  const files = readdirSync(BATCH_FOLDER)
  const named = (extension: string) =>
    files.filter((file) => extname(file) === extension).map((file) => basename(file, extension))
  return {
    reports: named('.pdf').filter((name) => isPdf(join(BATCH_FOLDER, `${name}.pdf`))),
    photographs: named('.webp'),
  }
}

function isPdf(file: string): boolean {
  return readFileSync(file).subarray(0, 5).toString('latin1') === '%PDF-'
}
