import { describe, expect, it } from 'vitest'
import type { Failure } from '#contract/responses.ts'
import type { Inquiry } from '#worker/inquiries/contract.ts'
import { CHANGES, DIGITS, EMAIL, EMAILS, PHONE, PHONES } from '../typed-text.ts'
import { appWith } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import { localD1 } from './local-d1.ts'
import { REFERENCE, WRITE_PATHS, type WritePath } from './writes.ts'

const local = localD1()
const site = () => appWith({ DB: local.db, OWNER_KEY })

const VISIT = { user_session: 'session_1_a-b', page_url: 'https://site.example/zoé a-b' }
const SOURCE = {
  utm_source: 'news-letter é',
  utm_medium: 'e mail',
  utm_campaign: 'cold-season 26',
  lot: 'A-1',
}

/** Every text of a call, as it is meant. */
const MEANT: Record<WritePath, Record<string, unknown>> = {
  '/newsletter': { ...VISIT, email: EMAIL, source_page: 'a-page é 1', visit_source: SOURCE },
  '/interactions': { ...VISIT, interaction_type: 'a-click é 1' },
  '/product-analytics': {
    user_session: VISIT.user_session,
    ...{ event_name: 'an-event é 1', product_name: 'jar é-500 g', action_type: 'a-press é 1' },
  },
  '/orders': {
    ...VISIT,
    reference: REFERENCE,
    placement: 'a-place é 1',
    pack: '500 g-é',
    visit_source: SOURCE,
  },
  '/contact-inquiries': {
    ...VISIT,
    ...{ inquiry_type: 'a-type é 1', name: 'Zoé Kulkarni-Joshi', email: EMAIL, phone: '+91 98220-12345' },
    visit_source: SOURCE,
  },
}

const changed = (fields: object, change: (meant: string) => string): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, meant]) => [
      name,
      typeof meant === 'string' ? change(meant) : changed(meant, change),
    ]),
  )

/** All that visitors sent, without ids, times and the user agent. */
async function stored(): Promise<unknown> {
  const tables = [
    'newsletter_subscriptions',
    'customer_interactions',
    'product_analytics',
    'chat_orders',
    'contact_inquiries',
  ]
  const rows = await Promise.all(tables.map((table) => local.rows(`SELECT * FROM ${table}`)))
  return rows
    .flat()
    .map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !/^id$|_at$|^timestamp$|agent/.test(name))),
    )
}

describe.each(WRITE_PATHS)('every text of POST %s', (path) => {
  it('is stored as it was meant, whatever a program does to it', async () => {
    expect((await site().visitor().post(path, MEANT[path])).status).toBe(201)
    const meant = await stored()
    expect(JSON.stringify(meant)).toContain('a-')
    for (const { by, change } of CHANGES) {
      for (const table of ['newsletter_subscriptions', 'customer_interactions', 'product_analytics']) {
        await local.db.exec(`DELETE FROM ${table}`)
      }
      await local.db.exec('DELETE FROM chat_orders')
      await local.db.exec('DELETE FROM contact_inquiries')
      const { status } = await site().visitor().post(path, changed(MEANT[path], change))
      expect([by, status, await stored()]).toEqual([by, 201, meant])
    }
  })

  it.each(Object.keys(MEANT[path]).filter((field) => field !== 'visit_source'))(
    'is refused with a NUL in its %s',
    async (field) => {
      const fields = { ...MEANT[path], [field]: `${MEANT[path][field]}\u0000` }
      const { status, body } = await site().visitor().post<Failure>(path, fields)
      expect([status, body.issues?.map((issue) => issue.path)]).toEqual([400, [field]])
      expect(await stored()).toEqual([])
    },
  )
})

describe('a question', () => {
  const ask = (fields: object) =>
    site()
      .visitor()
      .post<Pick<Failure, 'issues'> & { data: [Inquiry] }>('/contact-inquiries', {
        inquiry_type: 'question',
        ...{ reach: '98220 12345', message: 'Do you post to Nashik?' },
        ...fields,
      })

  it.each(CHANGES)('keeps its lines where $by', async ({ change, inText = (meant) => meant }) => {
    const message = 'Zoé asks: fresh-made?'
    const { status, body } = await ask({ message: change(message) })
    expect([status, body.data?.[0].message?.trim()]).toEqual([201, inText(message)])
  })

  it.each(PHONES)('from %j is answered at one number', async (reach) => {
    const { status, body } = await ask({ reach })
    expect([status, body.data?.[0].phone_e164]).toEqual([201, PHONE])
  })

  it.each(DIGITS)('is answered at the number that $by writes', async ({ change }) => {
    expect((await ask({ reach: change('98220 12345') })).body.data[0].phone_e164).toBe(PHONE)
  })

  it('keeps the number and the address that were written into one box', async () => {
    const { body } = await ask({ reach: `9822012345/${EMAIL}` })
    expect(body.data[0]).toMatchObject({ phone: '9822012345', phone_e164: PHONE, email: EMAIL })
  })

  it('keeps a number that is longer than its column by its digits', async () => {
    const reach = '+91 - (0) - 98220 - 12345'
    expect((await ask({ reach })).body.data[0]).toMatchObject({ phone: '+91 98220 12345', phone_e164: PHONE })
  })

  it.each(['*401*9876543210', '**21*9876543210#'])(
    'from %j, the code of a network, is answered with what is wanted; in a field of its own it is no number to dial',
    async (code) => {
      const { status, body } = await ask({ reach: code })
      expect([status, body.issues]).toMatchObject([400, [{ path: 'reach', code: 'phone_invalid' }]])
      const kept = await ask({ reach: undefined, phone: code })
      expect(kept.body.data[0]).toMatchObject({ phone: code, phone_e164: null })
    },
  )

  it.each(['\u200b', '\ufeff\u200d', '\u3164\u2800', '\u00a0\n'])(
    'of %j, in which nothing is seen, is answered that its message is empty',
    async (message) => {
      const { status, body } = await ask({ message })
      expect([status, body.issues]).toMatchObject([400, [{ path: 'message', code: 'message_empty' }]])
    },
  )
})

it('makes one subscriber of one address, however it is written', async () => {
  for (const email of [EMAIL, ...EMAILS]) {
    expect((await site().visitor().post('/newsletter', { email })).status).toBeLessThan(300)
  }
  expect(await local.rows('SELECT email FROM newsletter_subscriptions')).toEqual([{ email: EMAIL }])
})

describe('the owner', () => {
  it.each(CHANGES)(
    'signs in with the key, finds a subscriber and notes what was meant where $by',
    async ({ change }) => {
      const owner = site().owner()
      expect((await owner.post('/owner/session', { key: change(OWNER_KEY) })).status).toBe(200)
      await site().visitor().post('/newsletter', { email: EMAIL })
      const search = encodeURIComponent(change('Asha.K'))
      const found = await owner.get<{ data: object[] }>(`/stats/subscriptions?days=7&search=${search}`)
      expect(found.body.data).toHaveLength(1)
      const sale = { pack: '500g', amount: 633, note: change('Zoé: gift-wrapped'), lot: change('sy-26-02') }
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      expect((await owner.post('/owner/orders', sale, headers)).status).toBe(201)
      const [row] = await local.rows<{ note: string; lot: string }>('SELECT note, lot FROM chat_orders')
      expect(row?.lot).toBe('SY-26-02')
      expect(row?.note.trim().replaceAll(/\s/g, ' ')).toBe('Zoé: gift-wrapped')
    },
  )
})
