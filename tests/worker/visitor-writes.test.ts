import { describe, expect, it } from 'vitest'
import { noticeVersions } from '#worker/mail/content.ts'
import type { MyData } from '#worker/my-data/contract.ts'
import type { Subscription } from '#worker/subscriptions/contract.ts'
import { localSite } from './app.ts'
import { capturedLog } from './captured-log.ts'
import { type WritePath, write } from './writes.ts'

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
