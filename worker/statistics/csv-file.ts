import { getTableColumns, type Table } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { validate } from '../http/validate.ts'
import type { Store } from '../store.ts'
import { BYTE_ORDER_MARK, type CsvRow, csvLine } from './csv-line.ts'
import { csvQuery } from './input.ts'
import type { Page } from './lists.ts'

const PAGE_ROWS = 2500

/** D1's free plan allows 50 queries an invocation. `before` continues after the 100,000 rows of one file. */
const MAX_PAGES = 40

type CsvFile = {
  /** Without the extension. */
  name: string
  columns: readonly string[]
  rows: (page: Page) => Promise<CsvRow[]>
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

/**
 * The call of a list of a range as a file, to mount where the owner guard is.
 *
 * @param columns of the file; the rows may have more
 */
export function csvOfRange(
  list: string,
  columns: readonly string[],
  rows: (store: Store, page: Page) => Promise<CsvRow[]>,
): Hono<AppEnv> {
  return new Hono<AppEnv>().get(`/stats/${list}.csv`, validate('query', csvQuery), (c) => {
    const { cursor, ...span } = c.req.valid('query')
    const ofSpan = (page: Page) => rows(c.var.store, { ...span, ...page })
    const name = span.from ? `${span.from}-to-${span.to}` : `${span.days}-days`
    return csvFile(c, { name: `${list}-${name}`, columns, rows: ofSpan }, cursor)
  })
}

/** The columns of a table, without those that the Store does not return. */
export function columnsOf<T extends Table>(table: T, ...hidden: (keyof T['_']['columns'])[]): string[] {
  return Object.keys(getTableColumns(table)).filter((name) => !hidden.includes(name))
}
