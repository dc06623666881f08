import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export const BATCH_FOLDER = 'web/content/batches'
export const LEDGER = 'ledger.txt'

/** The files of the folder of batches, before they are checked. */
export type BatchFolder = {
  /** What each file exports, by the name of the file without `.ts`. */
  batches: Record<string, unknown>
  /** The names without `.pdf` of the files that are PDFs by their content. */
  reports: string[]
  /** The names without `.webp`. */
  photographs: string[]
  /** The text of the ledger. */
  ledger: string
}

/**
 * Reads the folder of batches.
 *
 * @param folder relative to the working directory, or absolute
 * @throws where the folder or the ledger is missing, or a batch's file does not load
 */
export async function readBatches(folder = BATCH_FOLDER): Promise<BatchFolder> {
  const files = readdirSync(folder)
  const named = (extension: string) =>
    files.filter((file) => extname(file) === extension).map((file) => basename(file, extension))
  const batches = await Promise.all(
    named('.ts').map(async (name): Promise<[string, unknown]> => {
      const { href } = pathToFileURL(resolve(folder, `${name}.ts`))
      const file: { default?: unknown } = await import(/* @vite-ignore */ href)
      return [name, file.default]
    }),
  )
  return {
    batches: Object.fromEntries(batches),
    reports: named('.pdf').filter((name) => isPdf(join(folder, `${name}.pdf`))),
    photographs: named('.webp'),
    ledger: readFileSync(join(folder, LEDGER), 'utf8'),
  }
}

function isPdf(file: string): boolean {
  return readFileSync(file).subarray(0, 5).toString('latin1') === '%PDF-'
}
