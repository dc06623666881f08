import { type Context, Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import type { Inquiry, Interaction, ProductEvent, Subscription } from '../contract.ts'
import { BYTE_ORDER_MARK, type Cell, csvLine } from '../csv.ts'
import { query } from '../input.ts'
import { csvQuery } from '../schemas.ts'
import type { Slice } from '../store/index.ts'

const CSV_PAGE_ROWS = 2500
/** D1's free plan answers 50 queries an invocation; `before` goes on where a file ends (100,000 rows). */
const CSV_PAGES = 40

type Columns<Row> = Record<string, (row: Row) => Cell>

const subscriptionColumns: Columns<Subscription> = {
  id: (row) => row.id,
  email: (row) => row.email,
  source_page: (row) => row.source_page,
  subscribed_at: (row) => row.subscribed_at,
}

const interactionColumns: Columns<Interaction> = {
  id: (row) => row.id,
  interaction_type: (row) => row.interaction_type,
  timestamp: (row) => row.timestamp,
  user_session: (row) => row.user_session,
  page_url: (row) => row.page_url,
  additional_data: (row) => row.additional_data && JSON.stringify(row.additional_data),
}

const inquiryColumns: Columns<Inquiry> = {
  id: (row) => row.id,
  name: (row) => row.name,
  email: (row) => row.email,
  phone: (row) => row.phone,
  message: (row) => row.message,
  inquiry_type: (row) => row.inquiry_type,
  status: (row) => row.status,
  created_at: (row) => row.created_at,
  updated_at: (row) => row.updated_at,
}

const productEventColumns: Columns<ProductEvent> = {
  id: (row) => row.id,
  event_name: (row) => row.event_name,
  product_name: (row) => row.product_name,
  action_type: (row) => row.action_type,
  timestamp: (row) => row.timestamp,
  user_session: (row) => row.user_session,
  conversion_value: (row) => row.conversion_value,
}

/** Each list of a range as a file. Mounted below the owner's guard. */
export const statsCsv = new Hono<AppEnv>()
  .get('/subscriptions.csv', query(csvQuery), (c) =>
    csvFile(c, 'subscribers', c.req.valid('query'), subscriptionColumns, (slice) =>
      c.var.store.listSubscriptions(slice),
    ),
  )
  .get('/interactions.csv', query(csvQuery), (c) =>
    csvFile(c, 'interactions', c.req.valid('query'), interactionColumns, (slice) =>
      c.var.store.listInteractions(slice),
    ),
  )
  .get('/inquiries.csv', query(csvQuery), (c) =>
    csvFile(c, 'inquiries', c.req.valid('query'), inquiryColumns, (slice) =>
      c.var.store.listInquiries(slice),
    ),
  )
  .get('/products.csv', query(csvQuery), (c) =>
    csvFile(c, 'products', c.req.valid('query'), productEventColumns, (slice) =>
      c.var.store.listProductEvents(slice),
    ),
  )

/**
 * Streams a list page by page, so that a long one does not have to fit the Worker's memory. Where D1 fails in the middle
 * the answer breaks off: a browser must not take half a file for a whole one.
 */
async function csvFile<Row extends { id: string }>(
  c: Context<AppEnv>,
  name: string,
  { days, before }: Omit<Slice, 'limit'>,
  columns: Columns<Row>,
  list: (slice: Slice) => Promise<Row[]>,
): Promise<Response> {
  const pageAfter = (id: string | undefined) => list({ days, limit: CSV_PAGE_ROWS, before: id })
  // The first page is asked for before the answer begins: a failure can still be told.
  let page = await pageAfter(before)
  async function* parts() {
    yield BYTE_ORDER_MARK + csvLine(Object.keys(columns))
    for (let pages = 1; ; pages += 1) {
      yield page.map((row) => csvLine(Object.values(columns).map((cell) => cell(row)))).join('')
      if (page.length < CSV_PAGE_ROWS || pages === CSV_PAGES) return
      page = await pageAfter(page.at(-1)?.id)
    }
  }
  const written = parts()
  const file = new ReadableStream<string>({
    async pull(out) {
      const { done, value } = await written.next()
      if (done) out.close()
      else out.enqueue(value)
    },
  })
  return c.body(file.pipeThrough(new TextEncoderStream()), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}-${days}-days.csv"`,
  })
}
