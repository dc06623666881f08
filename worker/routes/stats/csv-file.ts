import type { Context } from 'hono'
import type { AppEnv } from '#worker/app-env.ts'
import type { AllTimePage } from '#worker/store/stats.ts'
import { BYTE_ORDER_MARK, type CsvRow, csvLine } from './csv-line.ts'

const PAGE_ROWS = 2500
/** D1's free plan allows 50 queries an invocation. `before` continues after the 100,000 rows of one file. */
const MAX_PAGES = 40

type CsvFile = {
  /** Without the extension. */
  name: string
  columns: readonly string[]
  rows: (page: AllTimePage) => Promise<CsvRow[]>
}

/**
 * Streams a list page by page, so that it does not have to fit the Worker's memory. If D1 fails midway the response is
 * aborted, so that a browser does not save an incomplete file.
 *
 * @throws StoreUnavailable if the first page fails, which is read before the response begins
 */
export async function csvFile(
  c: Context<AppEnv>,
  { name, columns, rows }: CsvFile,
  cursor: string | undefined,
): Promise<Response> {
  const pageAfter = (id: string | undefined) => rows({ limit: PAGE_ROWS, cursor: id })
  let page = await pageAfter(cursor)
  let pages = 1
  const lines = new ReadableStream<string>({
    start: (controller) => controller.enqueue(BYTE_ORDER_MARK + csvLine(columns)),
    async pull(controller) {
      controller.enqueue(page.map((row) => csvLine(columns.map((column) => row[column] ?? null))).join(''))
      if (page.length < PAGE_ROWS || pages === MAX_PAGES) return controller.close()
      pages += 1
      page = await pageAfter(page.at(-1)?.id)
    },
  })
  return c.body(lines.pipeThrough(new TextEncoderStream()), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
  })
}
