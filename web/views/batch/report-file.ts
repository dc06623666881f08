import type { Batch } from '#web/domain/batch.ts'

const files = import.meta.glob<string>('../../demonstration/batches/*.{pdf,webp,jpg,jpeg,png}', {
  query: '?url',
  import: 'default',
  eager: true,
  // Scanners and cameras write REPORT.PDF.
  caseSensitive: false,
})

/** The address of a batch's laboratory report. */
export function reportOf({ report }: Batch): string | undefined {
  return files[`../../demonstration/batches/${report.file}`]
}
