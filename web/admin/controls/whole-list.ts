/** The number of rows in one request. */
export const WHOLE_LIST_LIMIT = 100
/** The most requests for one list. */
const MAX_READS = 20

/**
 * Reads a list to its end, or its first 2,000 rows, for a search and for what is printed.
 *
 * @param readPage returns the page of `WHOLE_LIST_LIMIT` rows after a cursor, the first one without it
 * @returns the rows, whether there are more, and when it was loaded, in milliseconds UTC
 */
export async function readWholeList<Row>(
  readPage: (before: string | undefined) => Promise<{ data: Row[]; next: string | null }>,
): Promise<{ data: Row[]; isCut: boolean; loadedAt: number }> {
  const data: Row[] = []
  const loadedAt = Date.now()
  let before: string | undefined
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    const page = await readPage(before)
    data.push(...page.data)
    if (!page.next) return { data, isCut: false, loadedAt }
    before = page.next
  }
  return { data, isCut: true, loadedAt }
}
