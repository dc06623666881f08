import { getTableColumns, type Table } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type { ListedSubscriber } from '#contract/entities.ts'
import { csvQuery, subscribersCsvQuery } from '#contract/inputs/stats.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { brand } from '#worker/mail/content.ts'
import { linkTo, signToken } from '#worker/mail/links.ts'
import { tokenSecret } from '#worker/mail/settings.ts'
import { validate } from '#worker/middleware/validate.ts'
import { chatOrders, contactInquiries, customerInteractions, productAnalytics } from '#worker/store/schema.ts'
import type { AllTimePage, Page } from '#worker/store/stats.ts'
import type { Store } from '#worker/store/store.ts'
import { csvFile } from './csv-file.ts'
import type { CsvRow } from './csv-line.ts'

type List = { columns: string[]; rows: (store: Store, page: Page) => Promise<CsvRow[]> }

/** The lists of a range, by the name of their file. */
const LISTS: Record<string, List> = {
  interactions: {
    columns: columnsOf(customerInteractions, 'created_at'),
    rows: (store, page) => store.listInteractions(page),
  },
  inquiries: {
    columns: columnsOf(contactInquiries, 'user_session', 'alerted_at'),
    rows: (store, page) => store.listInquiries(page),
  },
  products: {
    columns: columnsOf(productAnalytics, 'created_at'),
    rows: (store, page) => store.listProductEvents(page),
  },
  orders: { columns: columnsOf(chatOrders, 'user_session'), rows: (store, page) => store.listOrders(page) },
}

/** The last one is empty without TOKEN_SECRET. */
const SUBSCRIBER_COLUMNS =
  'id,email,source_page,subscribed_at,confirmed_at,notice_version,language,unsubscribe_url'.split(',')

/** Subscribers, all without a range, and each other list of a range, as a file. Mounted behind the owner guard. */
export const csv = new Hono<AppEnv>().get(
  '/subscriptions.csv',
  validate('query', subscribersCsvQuery),
  (c) => {
    const { days, cursor } = c.req.valid('query')
    const rows = async (page: AllTimePage) =>
      Promise.all(
        (await c.var.store.listSubscriptions({ days, ...page })).map(async (row) => ({
          ...row,
          unsubscribe_url: await unsubscribeUrl(c, row),
        })),
      )
    return csvFile(c, { name: 'subscribers', columns: SUBSCRIBER_COLUMNS, rows }, cursor)
  },
)

for (const [list, { columns, rows }] of Object.entries(LISTS)) {
  csv.get(`/${list}.csv`, validate('query', csvQuery), (c) => {
    const { days, cursor } = c.req.valid('query')
    const ofRange = (page: AllTimePage) => rows(c.var.store, { ...page, days })
    return csvFile(c, { name: `${list}-${days}-days`, columns, rows: ofRange }, cursor)
  })
}

/** The columns of a table, without those that the Store does not return. */
function columnsOf<T extends Table>(table: T, ...hidden: (keyof T['_']['columns'])[]): string[] {
  return Object.keys(getTableColumns(table)).filter((name) => !hidden.includes(name))
}

/** @returns the personal link to leave, for letters that are sent with another tool */
async function unsubscribeUrl(c: Context<AppEnv>, { id, language }: ListedSubscriber) {
  const secret = tokenSecret(c.env)
  if (!secret) return null
  const token = await signToken(secret, 'unsubscribe', id, c.var.now)
  return new URL(brand.siteUrl).origin + linkTo('unsubscribe', language, token)
}
