import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MyData } from '../../worker/contract/entities.ts'
import { SESSION_ID } from '../../worker/contract/session.ts'
import worker from '../../worker/index.ts'
import { d1Store } from '../../worker/store/d1/index.ts'
import { appWith } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import { interaction, inquiry as newInquiry, subscription } from './inputs.ts'
import { asD1Says, failingD1 } from './interposed-d1.ts'
import { countsOf, localD1, rowsOf, tablesOf } from './local-d1.ts'
import type { Visitor } from './visitor.ts'

const POLICY = readFileSync('web/content/policies/privacy-policy.mdx', 'utf8').replaceAll('**', '')
const DAY_MS = 24 * 60 * 60 * 1000

/** Two addresses of one visitor, as every header says that could. */
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

/** The words of the privacy page that a test proves; a page that says something else needs another test. */
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

/** Everything that a visitor can do here. */
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

/** Every value of every table, by table. */
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
    vi.spyOn(console, level).mockImplementation((...said) => void logged.push(said.map(String).join(' ')))
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
    'we store the type of interaction, the time, the session id, the address of the page and which button it was',
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
    'we store your e-mail address, the page you subscribed on, the time, and your browser’s user agent',
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

  claim('They are kept in the same way as an interaction.', async () => {
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

describe('what the privacy policy says about retention', () => {
  async function nightly(now: number): Promise<void> {
    await worker.scheduled({ cron: '30 20 * * *', scheduledTime: now }, { DB: local.db })
  }

  async function actsAt(now: number): Promise<void> {
    const store = d1Store(local.db, now)
    await store.recordInteraction(interaction('whatsapp_click', { user_session: 'session_of_then' }))
    await store.recordProductEvent({
      event_name: 'order_click',
      product_name: '500g',
      action_type: 'whatsapp_order',
      user_session: 'session_of_then',
      conversion_value: 633,
    })
    await store.recordInquiry(newInquiry({ inquiry_type: 'order', message: MESSAGE }), { tracked: false })
    await store.subscribe(subscription('reader@visitor.example'), { userAgent: null, tracked: false })
  }

  claim('deleted after 400 days', async () => {
    const then = Date.now()
    await actsAt(then)
    const rows = async () =>
      (
        await rowsOf(
          local.db,
          'SELECT id FROM customer_interactions UNION ALL SELECT id FROM product_analytics',
        )
      ).length
    await nightly(then + 400 * DAY_MS)
    expect(await rows()).toBe(2)
    await nightly(then + 400 * DAY_MS + 1000)
    expect(await rows()).toBe(0)
  })

  claim('What stays is anonymous daily totals', async () => {
    const then = Date.now()
    await actsAt(then)
    await d1Store(local.db, then + DAY_MS).rollUp()
    await nightly(then + 500 * DAY_MS)
    expect(await countsOf(local.db)).toMatchObject({ 'interaction:whatsapp_click': 1, product_event: 1 })
    expect(JSON.stringify(await allThatIsStored())).not.toContain('session_of_then')
  })

  claim('Newsletter addresses stay until you unsubscribe or ask us to erase them.', async () => {
    const then = Date.now()
    await actsAt(then)
    for (const days of [401, 2000, 9000]) await nightly(then + days * DAY_MS)
    expect(await rowsOf(local.db, 'SELECT email FROM newsletter_subscriptions')).toHaveLength(1)
  })

  claim('Inquiries stay until you or we delete them.', async () => {
    const then = Date.now()
    await actsAt(then)
    await nightly(then + 9000 * DAY_MS)
    expect(await rowsOf(local.db, 'SELECT message FROM contact_inquiries')).toEqual([{ message: MESSAGE }])
  })

  claim('If you ask us to erase it, we erase it.', async () => {
    const visitor = site().visitor()
    await visitor.post('/newsletter', { email: visitor.email, user_session: visitor.session })
    const [row] = await rowsOf<{ id: string }>(local.db, 'SELECT id FROM newsletter_subscriptions')
    await site().owner().delete(`/owner/subscribers/${row?.id}`)
    expect(JSON.stringify(await allThatIsStored())).not.toContain(visitor.email)
  })
})

describe('what the privacy policy says about cookies and access', () => {
  claim('We set no cookies for visitors.', async () => {
    for (const { headers } of await everyAct(site().visitor(TELLTALE))) {
      expect(headers.getSetCookie()).toEqual([])
    }
  })

  claim('Only the owner of this site gets a cookie, after signing in', async () => {
    const visitor = site().visitor()
    expect((await visitor.post('/owner/session', { key: 'not the key' })).headers.getSetCookie()).toEqual([])
    expect((await visitor.post('/owner/session', { key: OWNER_KEY })).headers.getSetCookie()).toHaveLength(1)
  })

  claim(
    'shows the interactions, product rows and inquiries stored under the session id of this tab, and deletes them if you wish',
    async () => {
      const [visitor, other] = [site().visitor(), site().visitor()]
      for (const each of [visitor, other]) await everyAct(each)
      const mine = { 'X-User-Session': visitor.session }
      const shown = (await visitor.get<{ data: MyData }>('/my-data', mine)).body.data
      expect([shown.interactions.length, shown.productEvents.length, shown.inquiries.length]).toEqual([
        5, 1, 2,
      ])
      expect(JSON.stringify(shown)).not.toContain(other.session)
      await visitor.delete('/my-data', mine)
      const { newsletter_subscriptions: _, ...left } = await allThatIsStored()
      expect(JSON.stringify(left)).not.toContain(visitor.session)
      expect(JSON.stringify(left)).toContain(other.session)
    },
  )

  claim('It cannot show newsletter addresses, because those are not tied to a session.', async () => {
    const visitor = site().visitor()
    await visitor.post('/newsletter', { email: visitor.email, user_session: visitor.session })
    const { text } = await visitor.get('/my-data', { 'X-User-Session': visitor.session })
    expect(text).toContain('newsletter_subscription')
    expect(text).not.toContain(visitor.email)
    expect(await columnsOf('newsletter_subscriptions')).not.toContain('user_session')
  })

  claim(
    'can add rows to the database but cannot read anybody else’s; reading needs the owner’s key',
    async () => {
      const visitor = site().visitor()
      await everyAct(visitor)
      const stranger = site().visitor()
      for (const list of [
        'subscriptions',
        'interactions',
        'inquiries',
        'subscriptions.csv',
        'products.csv',
      ]) {
        const { status, text } = await stranger.get(`/stats/${list}`)
        expect(status).toBe(401)
        expect(text).not.toMatch(/session_|@|Nashik/)
        expect((await site().owner().get(`/stats/${list}`)).status).toBe(200)
      }
    },
  )

  claim('Your session id has a random part too long to guess', async () => {
    const visitor = site().visitor()
    expect(SESSION_ID.test(visitor.session)).toBe(true)
    for (const guessable of ['session_1_ab', `session_1_${'a'.repeat(23)}`, 'server-session-1', '%', '']) {
      expect((await visitor.get('/my-data', { 'X-User-Session': guessable })).status).toBe(400)
    }
  })
})

describe('what the privacy policy says about logs', () => {
  claim('E-mail addresses and messages are kept out of our logs.', async () => {
    const { db: DB } = failingD1(
      local.db,
      asD1Says(`UNIQUE constraint failed, params: reader@visitor.example, ${MESSAGE}`),
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
