import { describe, expect, it } from 'vitest'
import { noticeVersions } from '#worker/mail/content.ts'
import type { MyData } from '#worker/my-data/contract.ts'
import type { Subscription } from '#worker/subscriptions/contract.ts'
import { localSite } from './app.ts'
import { capturedLog } from './captured-log.ts'
import { OWNER_KEY } from './harness.ts'
import { REFERENCE, WRITE_PATHS, type WritePath, write } from './writes.ts'

const site = localSite()
const logged = capturedLog()

const interactions = async () => {
  const rows = await site.rows(
    'SELECT interaction_type, user_session, page_url, additional_data FROM customer_interactions ORDER BY id',
  )
  return rows.map((row) => ({ ...row, additional_data: JSON.parse(String(row.additional_data)) }))
}

it('an interaction is returned as it is stored, also where SQLite would change or truncate its text', async () => {
  const { session, post, get } = site.visitor()
  const additional_data = { nul: 'a\u0000b', lone: '\udfff', समायु: '🙂', pack: { size: '500g' } }
  const sent = { user_session: session, page_url: 'https://site.example/', additional_data }
  const { status, body } = await post('/interactions', { ...sent, interaction_type: 'whatsapp_click \ud800' })
  const data = [{ ...sent, interaction_type: 'whatsapp_click \ufffd' }]
  expect([status, body]).toMatchObject([201, { success: true, data }])
  const mine = await get<{ data: MyData }>('/my-data', { 'X-User-Session': session })
  expect(body).toMatchObject({ data: mine.body.data.interactions })
})

it('a sign-up and an inquiry store one interaction, with session, page and visit source', async () => {
  const { email, post, session: user_session } = site.visitor()
  const page_url = 'https://site.example/blog'
  const visit_source = { referrer: 'google.com', utm_source: 'insta', utm_medium: null, utm_term: 'dropped' }
  const forged = { ...visit_source, inquiry_type: 'forged' }
  const visit = { user_session, page_url }
  await post('/newsletter', { ...visit, visit_source, email, source_page: 'blog' })
  await post('/contact-inquiries', { ...visit, visit_source: forged, inquiry_type: 'whatsapp' })
  const source = { referrer: 'google.com', utm_source: 'insta' }
  expect(await interactions()).toEqual([
    {
      interaction_type: 'newsletter_subscription',
      ...visit,
      additional_data: { source_page: 'blog', ...source },
    },
    {
      interaction_type: 'whatsapp_click',
      ...visit,
      additional_data: { inquiry_type: 'whatsapp', ...source },
    },
  ])
})

describe('a sign-up', () => {
  it('stores an address and returns its row; its interaction has a session of the server where none was sent', async () => {
    const { email, post } = site.visitor()
    const agent = `Mozilla/5.0 Firefox/150.0 ${'x'.repeat(600)}`
    const sent = { email, user_agent: 'forged', id: 'forged', subscribed_at: 0 }
    const { status, body } = await post<{ data: [Subscription] }>('/newsletter', sent, {
      'User-Agent': agent,
    })
    const [{ id, subscribed_at }] = body.data
    const data = [
      { id: expect.stringMatching(/^[0-9a-f-]{36}$/), email, source_page: 'footer', subscribed_at },
    ]
    const message = 'Successfully subscribed!'
    expect([status, body]).toEqual([201, { success: true, code: 'subscribed', message, data }])
    expect(await site.rows('SELECT id, user_agent FROM newsletter_subscriptions')).toEqual([
      { id, user_agent: agent.slice(0, 512) },
    ])
    expect(await interactions()).toMatchObject([
      { user_session: `server-session-${Date.parse(subscribed_at)}` },
    ])
  })

  it('of a stored address writes nothing, whatever its case and spaces', async () => {
    const { email, post } = site.visitor()
    await post('/newsletter', { email })
    const before = await site.contents()
    const { status, body } = await post('/newsletter', { email: ` ${email.toUpperCase()}` })
    const message = 'Already subscribed!'
    expect([status, body]).toEqual([200, { success: true, code: 'already_subscribed', message }])
    expect(await site.contents()).toEqual(before)
  })

  it('keeps which wording of the notice was agreed to, present or former, and says of any other that it is unknown', async () => {
    const [oldest, newest] = [noticeVersions.at(0), noticeVersions.at(-1)]
    for (const [index, notice_version] of [oldest, newest, undefined, '', '0123456789ab'].entries())
      await site.visitor().post('/newsletter', { email: `${index}@visitor.example`, notice_version })
    const rows = await site.rows('SELECT notice_version FROM newsletter_subscriptions ORDER BY email')
    expect(rows.map((row) => row.notice_version)).toEqual([oldest, newest, 'unknown', 'unknown', 'unknown'])
  })

  it.each([
    [' \t ', 'Please enter your email address', 'Email field cannot be empty', 'email_empty'],
    ['visitor.example', 'Enter correct mail', 'Please enter a valid email address', 'email_invalid'],
  ])('rejects the address %j with “%s”', async (email, message, description, code) => {
    const { status, body } = await site.visitor().post('/newsletter', { email })
    const issues = [{ path: 'email', message, code }]
    expect([status, body]).toEqual([400, { success: false, code: 'invalid', message, description, issues }])
    expect(await site.rows('SELECT id FROM newsletter_subscriptions')).toEqual([])
  })
})

it.each<[path: WritePath, tables: string[]]>([
  ['/newsletter', ['newsletter_subscriptions']],
  ['/contact-inquiries', ['contact_inquiries']],
  ['/orders', ['chat_orders', 'product_analytics']],
])('POST /api%s stores no part of its rows if a table rejects its insert', async (path, tables) => {
  for (const table of [...tables, 'customer_interactions', 'daily_counts']) {
    const refusal = `CREATE TRIGGER refuse BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'refused'); END`
    await site.db.prepare(refusal).run()
    try {
      const { status, body } = await write(site.visitor(), path)
      expect([table, status, body]).toMatchObject([table, 503, { code: 'unavailable' }])
    } finally {
      await site.db.prepare('DROP TRIGGER refuse').run()
    }
    expect(new Set(Object.values(await site.contents()))).toEqual(new Set(['[]']))
    expect(logged.splice(0)).toHaveLength(1)
  }
})

/** Takes its user agent for a bot’s: it has no space. */
const FACEBOOK_ON_JIO =
  '[FBAN/FB4A;FBAV/487.0.0.64.77;FBBV/653062345;FBDM/{density=2.0,width=720,height=1465};FBLC/en_US;FBRV/0;FBCR/Jio;FBMF/samsung;FBBD/samsung;FBPN/com.facebook.katana;FBDV/SM-A145F;FBSV/13;FBOP/1;FBCA/arm64-v8a:;]'

const traces = WRITE_PATHS.filter((path) => path !== '/newsletter')

/** All rows but the counts. */
async function storedRows() {
  const { daily_counts: _, ...tables } = await site.contents()
  return tables
}

it.each<[reason: string, headers: Record<string, string>]>([
  ['gpc', { 'Sec-GPC': '1' }],
  ['owner', { 'X-Owner-Device': '1' }],
  ['bot', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
])(
  'an untracked visitor (%s) gets the usual response, but only the reason is counted',
  async (reason, headers) => {
    // An order is sent on purpose, by whatever program.
    const untracked = traces.filter((path) => reason !== 'bot' || path !== '/orders')
    const seen: string[][] = []
    const keysOf = ({ body }: Awaited<ReturnType<typeof write>>) => Object.keys(body.data?.[0] ?? {})
    for (const path of untracked) seen.push(keysOf(await write(site.visitor(), path)))
    const stored = await storedRows()
    for (const [index, path] of untracked.entries()) {
      const answer = await write(site.visitor(headers), path)
      expect([path, answer.status, keysOf(answer)]).toEqual([path, 201, seen[index]])
    }
    expect((await site.counts())[`untracked:${reason}`]).toBe(untracked.length)
    expect(await storedRows()).toEqual(stored)
  },
)

it.each([
  ['Facebook’s browser on Jio', FACEBOOK_ON_JIO],
  ['a browser without a name', ''],
])('what %s sends on purpose is stored: an order, a question and a sign-up', async (_, agent) => {
  const visitor = site.visitor({ 'User-Agent': agent })
  const page = { page_url: 'https://site.example/blog', visit_source: { utm_source: 'facebook' } }
  const question = { inquiry_type: 'question', reach: '98220 12345', message: '?' }
  await write(visitor, '/orders', page)
  await write(visitor, '/contact-inquiries', { ...page, ...question })
  await write(visitor, '/newsletter', page)
  expect(await site.rows('SELECT reference, source FROM chat_orders')).toEqual([
    { reference: REFERENCE, source: 'facebook' },
  ])
  expect(await site.rows('SELECT phone, message, page, source FROM contact_inquiries')).toEqual([
    { phone: '98220 12345', message: '?', page: '/blog', source: 'facebook' },
  ])
  expect((await site.counts()).subscription).toBe(1)
})

it('does not track the owner who is signed in, but anyone with a forged cookie', async () => {
  const Cookie = await site.visitor().signIn(OWNER_KEY)
  for (const path of traces) await write(site.visitor({ Cookie }), path)
  expect(await site.counts()).toEqual({ 'untracked:owner': traces.length })
  await write(site.visitor({ Cookie: `${Cookie.slice(0, -6)}AAAAAA` }), '/interactions')
  expect(await site.counts()).toMatchObject({ 'interaction:whatsapp_click': 1 })
})
