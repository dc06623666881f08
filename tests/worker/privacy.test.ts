import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { appWith } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import { d1Error, failingD1 } from './intercepted-d1.ts'
import { countsOf, localD1, rowsOf, tablesOf } from './local-d1.ts'
import type { Visitor } from './visitor.ts'

const POLICY = readFileSync('web/content/policies/privacy-policy.mdx', 'utf8').replaceAll('**', '')
/** A visitor's addresses, in every header that may carry one. */
const ADDRESSES = ['198.51.100.77', '2001:db8:7777::77']
const AGENT = 'Mozilla/5.0 (Linux; Android 16; A-Rare-Phone) Chrome/150.0 Mobile Safari/537.36'
const TELLTALE = {
  'CF-Connecting-IP': ADDRESSES[0],
  'CF-Connecting-IPv6': ADDRESSES[1],
  'X-Forwarded-For': ADDRESSES.join(', '),
  'X-Real-IP': ADDRESSES[0],
  'True-Client-IP': ADDRESSES[1],
  Forwarded: `for="[${ADDRESSES[1]}]"`,
  'User-Agent': AGENT,
  'Accept-Language': 'mr-IN',
} as Record<string, string>

const local = localD1()
const site = () => appWith({ DB: local.db, OWNER_KEY })

/** A test of a sentence of the privacy policy; it fails if the policy's wording changes. */
function claim(words: string, proof: () => Promise<void>): void {
  it(`“${words}”`, async () => {
    expect(POLICY).toContain(words)
    await proof()
  })
}

const chat = ({ session }: Visitor) => ({
  interaction_type: 'whatsapp_click',
  user_session: session,
  page_url: 'https://site.example/#shop',
  additional_data: { placement: 'shop', utm_source: 'instagram', referrer: 'search.example' },
})
const order = ({ session }: Visitor) => ({
  event_name: 'order_click',
  product_name: '500g',
  action_type: 'whatsapp_order',
  user_session: session,
  conversion_value: 633,
})
const speed = ({ session }: Visitor) => ({
  interaction_type: 'web_vitals',
  user_session: session,
  page_url: 'https://site.example/',
  additional_data: { lcp: 1200, inp: 40, cls: 0 },
})
const inquiry = ({ session }: Visitor) => ({ inquiry_type: 'whatsapp', user_session: session })
const MESSAGE = 'My mother asks whether you post to Nashik'

/** Every write a visitor can make. */
async function everyAct(visitor: Visitor): Promise<Awaited<ReturnType<Visitor['post']>>[]> {
  return [
    await visitor.post('/newsletter', { email: visitor.email, user_session: visitor.session }),
    await visitor.post('/interactions', chat(visitor)),
    await visitor.post('/interactions', speed(visitor)),
    await visitor.post('/product-analytics', order(visitor)),
    await visitor.post('/contact-inquiries', inquiry(visitor)),
    await visitor.post('/contact-inquiries', { ...inquiry(visitor), email: visitor.email, message: MESSAGE }),
    await visitor.get('/my-data', { 'X-User-Session': visitor.session }),
    await visitor.get('/status'),
    await visitor.post('/newsletter', { email: 'nobody' }),
    await visitor.get('/nothing'),
  ]
}

/** All stored values, by table. */
async function allThatIsStored(): Promise<Record<string, string>> {
  const tables = await tablesOf(local.db)
  const texts = await Promise.all(
    tables.map(async (table) => JSON.stringify(await rowsOf(local.db, `SELECT * FROM ${table}`))),
  )
  return Object.fromEntries(tables.map((table, index) => [table, texts[index] ?? '']))
}

const columnsOf = async (table: string) =>
  (await rowsOf<{ name: string }>(local.db, `PRAGMA table_info(${table})`)).map(({ name }) => name)

let logged: string[]

beforeEach(() => {
  logged = []
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(
      (...message) => void logged.push(message.map(String).join(' ')),
    )
  }
})

describe('what the privacy policy says about storage', () => {
  claim('We do not store your IP address.', async () => {
    await everyAct(site().visitor(TELLTALE))
    const stored = JSON.stringify(await allThatIsStored())
    expect(stored).toContain('web_vitals')
    for (const address of ADDRESSES) expect(stored).not.toContain(address)
    expect(stored).not.toMatch(/\b\d{1,3}(\.\d{1,3}){3}\b/)
  })

  claim('No user agent is kept with interactions.', async () => {
    await everyAct(site().visitor(TELLTALE))
    const { newsletter_subscriptions: subscribers, ...others } = await allThatIsStored()
    expect(subscribers).toContain('A-Rare-Phone')
    expect(JSON.stringify(others)).not.toMatch(/A-Rare-Phone|Android|Mozilla|mr-IN/)
  })

  claim(
    'we store the type of interaction, the time, the session id, the address of the page and which button or pack it was',
    async () => {
      expect(await columnsOf('customer_interactions')).toEqual([
        'id',
        'interaction_type',
        'timestamp',
        'user_session',
        'page_url',
        'additional_data',
        'created_at',
      ])
    },
  )

  claim('we store the event, the product, the price of the pack, the time and the session id', async () => {
    const visitor = site().visitor(TELLTALE)
    await visitor.post('/product-analytics', order(visitor))
    expect(await rowsOf(local.db, 'SELECT * FROM product_analytics')).toEqual([
      {
        id: expect.any(String),
        event_name: 'order_click',
        product_name: '500g',
        action_type: 'whatsapp_order',
        timestamp: expect.any(Number),
        user_session: visitor.session,
        conversion_value: 63_300,
        created_at: expect.any(Number),
      },
    ])
  })

  claim('an inquiry was begun, when, of which kind, and its status, which starts as new', async () => {
    const visitor = site().visitor(TELLTALE)
    await visitor.post('/contact-inquiries', { ...inquiry(visitor), status: 'done' })
    expect(await rowsOf(local.db, 'SELECT * FROM contact_inquiries')).toEqual([
      {
        id: expect.any(String),
        name: null,
        email: null,
        phone: null,
        message: null,
        inquiry_type: 'whatsapp',
        created_at: expect.any(Number),
        status: 'new',
        updated_at: expect.any(Number),
        user_session: visitor.session,
      },
    ])
  })

  claim(
    'we store your e-mail address, the part of the page that you subscribed in, the time, and your browser’s user agent',
    async () => {
      const visitor = site().visitor(TELLTALE)
      await visitor.post('/newsletter', { email: visitor.email, source_page: 'blog', name: 'Asha' })
      expect(await rowsOf(local.db, 'SELECT * FROM newsletter_subscriptions')).toEqual([
        {
          id: expect.any(String),
          email: visitor.email,
          subscribed_at: expect.any(Number),
          source_page: 'blog',
          user_agent: AGENT,
          created_at: expect.any(Number),
        },
      ])
    },
  )

  claim('They are kept in the same way as an interaction', async () => {
    const visitor = site().visitor(TELLTALE)
    await visitor.post('/interactions', speed(visitor))
    expect(
      await rowsOf(local.db, 'SELECT interaction_type, additional_data FROM customer_interactions'),
    ).toEqual([{ interaction_type: 'web_vitals', additional_data: '{"lcp":1200,"inp":40,"cls":0}' }])
  })

  claim('nothing you do is tracked, neither interactions nor product rows nor speed figures', async () => {
    const visitor = site().visitor({ ...TELLTALE, 'Sec-GPC': '1' })
    const answers = [
      await visitor.post('/interactions', chat(visitor)),
      await visitor.post('/interactions', speed(visitor)),
      await visitor.post('/product-analytics', order(visitor)),
      await visitor.post('/contact-inquiries', inquiry(visitor)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const { daily_counts, ...others } = await allThatIsStored()
    expect(new Set(Object.values(others))).toEqual(new Set(['[]']))
    expect(daily_counts).not.toContain(visitor.session)
    expect(await countsOf(local.db)).toEqual({ 'untracked:gpc': 4 })
  })
})

describe('what the privacy policy says about logs', () => {
  claim('E-mail addresses and messages are kept out of our logs.', async () => {
    const { db: DB } = failingD1(
      local.db,
      d1Error(`UNIQUE constraint failed, params: reader@visitor.example, ${MESSAGE}`),
    )
    const visitor = appWith({ DB, OWNER_KEY }).visitor(TELLTALE)
    await everyAct(visitor)
    await everyAct(site().visitor(TELLTALE))
    await everyAct(appWith({}).visitor(TELLTALE))
    expect(logged.length).toBeGreaterThan(10)
    for (const line of logged) {
      expect(line).not.toMatch(/@|Nashik|session_|A-Rare-Phone|site\.example/)
      for (const address of ADDRESSES) expect(line).not.toContain(address)
    }
  })
})
