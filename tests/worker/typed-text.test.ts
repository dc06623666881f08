import { expect, it } from 'vitest'
import { EMAIL } from '../typed-text.ts'
import { localSite } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import { emptyTables } from './local-d1.ts'
import { WRITE_PATHS, WRITES, type WritePath } from './writes.ts'

/* Every text of every call is normalised. What is read of each thing that programs do is tested in `tests/unit`. */

const site = localSite()

const SOURCE = {
  utm_source: 'news-letter é',
  utm_medium: 'e mail',
  utm_campaign: 'cold-season 26',
  lot: 'A-1',
}
const PERSON = { name: 'Zoé Kulkarni-Joshi', email: EMAIL, phone: '+91 98220-12345' }
/** Texts that `WRITES` leaves out. */
const MORE: Record<WritePath, object> = {
  '/newsletter': {
    source_page: 'a-page é 1',
    page_url: '/zoé a-b',
    visit_source: SOURCE,
    language: undefined,
  },
  // Its details are stored as they are sent.
  '/interactions': { interaction_type: 'a-click é 1', additional_data: undefined },
  '/product-analytics': { event_name: 'an-event é 1', product_name: 'jar é-500 g', action_type: 'a-press é' },
  '/orders': { placement: 'a-place é 1', pack: '500 g-é', visit_source: SOURCE },
  '/contact-inquiries': {
    ...PERSON,
    inquiry_type: 'a-type é 1',
    message: 'A-question é 1',
    visit_source: SOURCE,
  },
}

/** What a contact list and a word processor make of a text, decomposed as on a Mac. */
const embed = (meant: string) => `\u202a${meant.replaceAll(' ', '\u00a0').normalize('NFD')}\u202c`
const embedAll = (fields: object): object =>
  JSON.parse(JSON.stringify(fields), (_, value) => (typeof value === 'string' ? embed(value) : value))

const TABLES = [
  'newsletter_subscriptions',
  'customer_interactions',
  'product_analytics',
  'chat_orders',
  'contact_inquiries',
]

/** All that visitors sent, without ids, times and the user agent. */
async function readStored(): Promise<unknown> {
  const rows = await Promise.all(TABLES.map((table) => site.rows(`SELECT * FROM ${table}`)))
  const isSent = ([name]: [string, unknown]) => !/^id$|_at$|^timestamp$|agent/.test(name)
  return rows.flat().map((row) => Object.fromEntries(Object.entries(row).filter(isSent)))
}

it.each(WRITE_PATHS)('every text of POST %s is stored as it was meant', async (path) => {
  const visitor = site.visitor()
  const meant = { ...WRITES[path](visitor), ...MORE[path] }
  expect((await visitor.post(path, meant)).status).toBe(201)
  const stored = await readStored()
  expect(JSON.stringify(stored)).toContain('é')
  await emptyTables(site.db, TABLES)
  expect((await visitor.post(path, embedAll(meant))).status).toBe(201)
  expect(await readStored()).toEqual(stored)
})

it('the owner signs in, finds a subscriber and notes what was meant', async () => {
  await site.visitor().post('/newsletter', { email: EMAIL })
  const owner = site.owner()
  expect((await owner.post('/owner/session', { key: embed(OWNER_KEY) })).status).toBe(200)
  const search = encodeURIComponent(embed('Asha.K'))
  const found = await owner.get<{ data: object[] }>(`/stats/subscriptions?days=7&search=${search}`)
  expect(found.body.data).toHaveLength(1)
  const sale = { pack: '500g', amount: 633, note: embed('Zoé: gift-wrapped'), lot: embed('sy-26-02') }
  await owner.post('/owner/orders', sale, { 'Idempotency-Key': crypto.randomUUID() })
  expect(await site.rows('SELECT note, lot FROM chat_orders')).toEqual([
    { note: 'Zoé: gift-wrapped', lot: 'SY-26-02' },
  ])
})
