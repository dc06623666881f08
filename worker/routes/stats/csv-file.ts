import type { Context } from 'hono'
import type { AppEnv } from '#worker/app-env.ts'
import type { AllTimePage } from '#worker/store/store.ts'
import { BYTE_ORDER_MARK, type Cell, csvLine } from './csv-line.ts'

const PAGE_ROWS = 2500
/** D1's free plan allows 50 queries an invocation. `before` continues after the 100,000 rows of one file. */
const MAX_PAGES = 40

type CsvFile<Row> = {
  /** Without the extension. */
  name: string
  /** Every column of a row, in the order of the file, and whether the file has it. */
  columns: Record<keyof Row, boolean>
  list: (page: AllTimePage) => Promise<Row[]>
}

/**
 * Streams a list page by page, so that it does not have to fit the Worker's memory. If D1 fails midway the response is
 * aborted, so that a browser does not save an incomplete file.
 *
 * @throws StoreUnavailable if the first page fails, which is read before the response begins
 */
export async function csvFile<Row extends Record<string, Cell> & { id: string }>(
  c: Context<AppEnv>,
  { name, columns, list }: CsvFile<Row>,
  cursor: string | undefined,
): Promise<Response> {
  const pageAfter = (id: string | undefined) => list({ limit: PAGE_ROWS, cursor: id })
  const names = Object.keys(columns).filter((name) => columns[name])
  let page = await pageAfter(cursor)
  async function* chunks() {
    yield BYTE_ORDER_MARK + csvLine(names)
    for (let pages = 1; ; pages += 1) {
      yield page.map((row) => csvLine(names.map((name) => row[name] ?? null))).join('')
      if (page.length < PAGE_ROWS || pages === MAX_PAGES) return
      page = await pageAfter(page.at(-1)?.id)
    }
  }
  const iterator = chunks()
  const stream = new ReadableStream<string>({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
  return c.body(stream.pipeThrough(new TextEncoderStream()), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
  })
}
