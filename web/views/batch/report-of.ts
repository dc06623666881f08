const reports = import.meta.glob<string>('../../content/batches/*.pdf', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The address of a batch's laboratory report. */
export function reportOf(lot: string): string | undefined {
  return reports[`../../content/batches/${lot}.pdf`]
}
