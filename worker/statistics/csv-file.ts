import { type Context, Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { showCount, timeCell } from '../contract/format.ts'
import type { Columns } from '../d1/columns.ts'
import { validate } from '../http/validate.ts'
import { BYTE_ORDER_MARK, type CsvRow, csvLine } from './csv-line.ts'
import { csvQuery } from './input.ts'
import { FILE_PAGE_ROWS, type Page } from './lists.ts'

/** D1's free plan allows 50 queries an invocation, so a file of a list ends after 100,000 rows, and says so. */
const MAX_PAGES = 40
const ROWS = showCount(MAX_PAGES * FILE_PAGE_ROWS)
const CUT_OFF = `This file ends after ${ROWS} rows. For older ones choose earlier days.`

/** Columns of times. They are written as India's, in a column whose name says so. */
const TIME_COLUMN = /_at$|^timestamp$/

/**
 * Streams rows page by page, so that a file does not have to fit the Worker's memory. If D1 fails midway the response is
 * aborted, so that a browser does not save an incomplete file.
 *
 * @param name without the extension
 * @throws StoreUnavailable if the first page fails, which is read before the response begins
 */
export async function csvFile(
  c: Context<AppEnv>,
  { name, columns }: { name: string; columns: readonly string[] },
  pages: AsyncGenerator<CsvRow[]>,
): Promise<Response> {
  let page = await pages.next()
  const lines = new ReadableStream<string>({
    start: (controller) => controller.enqueue(BYTE_ORDER_MARK + csvLine(columns.map(headingOf))),
    async pull(controller) {
      if (page.done) return controller.close()
      controller.enqueue(
        page.value.map((row) => csvLine(columns.map((column) => cellOf(column, row)))).join(''),
      )
      page = await pages.next()
    },
  })
  return c.body(lines.pipeThrough(new TextEncoderStream()), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; ${fileName(`${name}.csv`)}`,
  })
}

function headingOf(column: string): string {
  return TIME_COLUMN.test(column) ? `${column}_india` : column
}

function cellOf(column: string, row: CsvRow) {
  const value = row[column] ?? null
  return typeof value === 'string' && TIME_COLUMN.test(column) ? timeCell(value) : value
}

/** A header takes ASCII alone; any other name is encoded (RFC 8187). */
function fileName(name: string): string {
  if (/^[\w.-]+$/.test(name)) return `filename="${name}"`
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16)}`)
  return `filename*=UTF-8''${encoded}`
}

/** Reads a list page by page, after the row whose id is the cursor. */
export async function* pagesOf(
  rows: (page: Page) => Promise<CsvRow[]>,
  { cursor, ...span }: Omit<Page, 'limit'>,
): AsyncGenerator<CsvRow[]> {
  let after = cursor
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const page = await rows({ ...span, limit: FILE_PAGE_ROWS, cursor: after })
    yield page
    if (page.length < FILE_PAGE_ROWS) return
    after = page.at(-1)?.id
  }
  yield [{ id: CUT_OFF }]
}

/** The call of a list of a range as a file, to mount where the owner guard is. */
export function csvOfRange(
  list: string,
  columns: Columns,
  read: 'listOrders' | 'listInquiries' | 'listInteractions' | 'listProductEvents',
): Hono<AppEnv> {
  return new Hono<AppEnv>().get(`/stats/${list}.csv`, validate('query', csvQuery), (c) => {
    const query = c.req.valid('query')
    const name = query.from ? `${query.from}-to-${query.to}` : `${query.days}-days`
    const pages = pagesOf((page) => c.var.store[read](page), query)
    return csvFile(c, { name: `${list}-${name}`, columns: Object.keys(columns) }, pages)
  })
}
