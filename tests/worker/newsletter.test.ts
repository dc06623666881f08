import { describe, expect, it } from 'vitest'
import type { Success } from '#contract/responses.ts'
import { noticeVersions } from '#web/build/notice-versions.ts'
import type { Subscription } from '#worker/subscriptions/contract.ts'
import { builtWorker } from './harness.ts'

const site = builtWorker()

type Subscribed = Success & { data: Subscription[] }

describe('POST /api/newsletter', () => {
  it('stores an address and returns its row', async () => {
    const visitor = site.visitor()
    const { status, body } = await visitor.post<Subscribed>('/newsletter', { email: visitor.email })
    expect(status).toBe(201)
    expect(body).toEqual({
      success: true,
      code: 'subscribed',
      message: 'Successfully subscribed!',
      data: [
        {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          email: visitor.email,
          source_page: 'footer',
          subscribed_at: expect.any(String),
        },
      ],
    })
    expect(await site.rows('SELECT id FROM newsletter_subscriptions')).toEqual([{ id: body.data[0]?.id }])
  })

  it('writes nothing for a stored address, whatever its case and spaces', async () => {
    const visitor = site.visitor()
    await visitor.post('/newsletter', { email: visitor.email })
    const before = await site.counts()
    const { status, body } = await site
      .visitor()
      .post('/newsletter', { email: ` ${visitor.email.toUpperCase()}` })
    expect([status, body]).toEqual([
      200,
      { success: true, code: 'already_subscribed', message: 'Already subscribed!' },
    ])
    expect(await site.counts()).toEqual(before)
    expect(await site.rows('SELECT id FROM newsletter_subscriptions')).toHaveLength(1)
    expect(await site.rows('SELECT id FROM customer_interactions')).toHaveLength(1)
  })

  it('records one newsletter_subscription interaction with the visitor’s session and page', async () => {
    const visitor = site.visitor()
    await visitor.post('/newsletter', {
      email: visitor.email,
      source_page: 'blog',
      user_session: visitor.session,
      page_url: 'https://site.example/blog',
    })
    const interactions = await site.rows(
      'SELECT interaction_type, user_session, page_url, additional_data FROM customer_interactions',
    )
    expect(interactions).toEqual([
      {
        interaction_type: 'newsletter_subscription',
        user_session: visitor.session,
        page_url: 'https://site.example/blog',
        additional_data: '{"source_page":"blog"}',
      },
    ])
    expect(await site.counts()).toEqual({ subscription: 1, 'interaction:newsletter_subscription': 1 })
  })

  it('gives the interaction a server session if the browser sends none', async () => {
    const visitor = site.visitor()
    await visitor.post('/newsletter', { email: visitor.email })
    const [row] = await site.rows<{ user_session: string; timestamp: number }>(
      'SELECT user_session, timestamp FROM customer_interactions',
    )
    expect(row?.user_session).toBe(`server-session-${row?.timestamp}`)
  })

  it('stores at most 512 characters of the user agent, and ignores one in the body', async () => {
    const visitor = site.visitor()
    const agent = `Mozilla/5.0 Firefox/150.0 ${'x'.repeat(600)}`
    await visitor.post(
      '/newsletter',
      { email: visitor.email, user_agent: 'forged', id: 'forged', subscribed_at: 0 },
      { 'User-Agent': agent },
    )
    const [row] = await site.rows<{ id: string; user_agent: string; subscribed_at: number }>(
      'SELECT id, user_agent, subscribed_at FROM newsletter_subscriptions',
    )
    expect(row?.user_agent).toBe(agent.slice(0, 512))
    expect(row?.id).not.toBe('forged')
    expect(row?.subscribed_at).toBeGreaterThan(Date.now() - 60_000)
  })

  it('keeps which wording of the notice was agreed to, present or former, and says of any other that it is unknown', async () => {
    const known = noticeVersions()
    const versions = [...known, undefined, '', '0123456789ab', '2026-11-24']
    for (const [index, notice_version] of versions.entries()) {
      const answer = await site
        .visitor()
        .post('/newsletter', { email: `${index}@visitor.example`, notice_version })
      expect(answer.status).toBe(201)
    }
    const rows = await site.rows<{ notice_version: string }>(
      'SELECT notice_version FROM newsletter_subscriptions ORDER BY CAST(email AS INTEGER)',
    )
    const stored = rows.map((row) => row.notice_version)
    expect(stored).toEqual([...known, 'unknown', 'unknown', 'unknown', 'unknown'])
  })

  const EMPTY = ['Please enter your email address', 'Email field cannot be empty', 'email_empty'] as const
  const INVALID = ['Enter correct mail', 'Please enter a valid email address', 'email_invalid'] as const
  it.each([
    ...[undefined, '', ' \t ', null].map((email) => [email, ...EMPTY] as const),
    ...['visitor.example', 'a\u0000b@visitor.example', 42, ['a@visitor.example']].map(
      (email) => [email, ...INVALID] as const,
    ),
  ])('rejects the address %j with “%s”', async (email, message, description, code) => {
    const { status, body } = await site.visitor().post('/newsletter', { email })
    const issues = [{ path: 'email', message, code }]
    expect([status, body]).toEqual([400, { success: false, code: 'invalid', message, description, issues }])
    expect(await site.rows('SELECT id FROM newsletter_subscriptions')).toEqual([])
  })
})
