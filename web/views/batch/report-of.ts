const reports = import.meta.glob<string>('../../content/batches/*.{pdf,PDF,webp,jpg,jpeg,png}', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The address of a batch's laboratory report. */
export function reportOf({ report }: { report: { file: string } }): string | undefined {
  return reports[`../../content/batches/${report.file}`]
}
