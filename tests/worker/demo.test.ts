import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#worker/lib/days.ts'
import type { MyData } from '#worker/my-data/contract.ts'
import type { Status, ToDo } from '#worker/owner/contract.ts'
import { builtWorker } from './harness.ts'

const site = builtWorker('demo')

const messages = () => site.takeLogs().map(({ message }) => message)

describe('demo mode', () => {
  it('reports itself as a demo', async () => {
    const { body } = await site.visitor().get<Status>('/status')
    expect(body).toMatchObject({ success: true, mode: 'demo', migrated: true, signedIn: false })
  })

  it('shows no fault: its last backup, a sample too, is of the last day', async () => {
    const { body } = await site.visitor().get<{ data: ToDo }>('/owner/to-do')
    const { backup, publication, refusedMail } = body.data.runs
    expect(backup.last).toMatchObject({ kind: 'backup', outcome: 'succeeded' })
    expect(backup.lastSucceeded).toEqual(backup.last)
    expect(Date.now() - Date.parse(backup.last?.created_at ?? '')).toBeLessThan(DAY_MS)
    expect([publication.last, refusedMail]).toEqual([null, null])
  })

  it('accepts a sign-up and logs that nothing was stored', async () => {
    const visitor = site.visitor()
    const { status, body } = await visitor.post('/newsletter', { email: ` ${visitor.email.toUpperCase()}` })
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      code: 'demo_subscribed',
      message: 'Demo: Subscription successful!',
      demo: true,
      data: [
        {
          id: expect.any(String),
          email: visitor.email,
          source_page: 'footer',
          subscribed_at: expect.stringMatching(/Z$/),
        },
      ],
    })
    expect(messages()).toEqual([
      'Demo mode: accepted and not stored, because no database is bound as DB: newsletter subscription',
    ])
  })

  it.each([
    ['/interactions', { interaction_type: 'whatsapp_click', user_session: 's' }, 'interaction'],
    [
      '/product-analytics',
      { event_name: 'order_click', product_name: '500g', action_type: 'whatsapp_order', user_session: 's' },
      'product event',
    ],
    ['/contact-inquiries', { inquiry_type: 'whatsapp' }, 'contact inquiry'],
  ])('accepts POST /api%s and logs that nothing was stored', async (path, sent, what) => {
    const { status, body } = await site.visitor().post(path, sent)
    expect(status).toBe(201)
    expect(body).toMatchObject({ success: true, demo: true, data: [sent] })
    expect(messages()).toEqual([
      `Demo mode: accepted and not stored, because no database is bound as DB: ${what}`,
    ])
  })

  it.each([
    ['subscriptions', 5],
    ['interactions', 10],
    ['inquiries', 4],
    ['orders', 7],
  ])('shows the sample rows of %s without signing in, also as CSV', async (list, rows) => {
    const { status, body } = await site.visitor().get<{ data: object[] }>(`/stats/${list}?days=7`)
    expect([status, body]).toMatchObject([200, { success: true, demo: true }])
    expect(body.data).toHaveLength(rows)
    const { text } = await site.visitor().get<string>(`/stats/${list}.csv?days=7`)
    expect(text.split('\r\n')).toHaveLength(1 + rows + 1)
  })

  it('does not show visitors’ input', async () => {
    const visitor = site.visitor()
    await visitor.post('/newsletter', { email: visitor.email })
    await visitor.post('/interactions', { interaction_type: 'whatsapp_click', user_session: visitor.session })
    const { text } = await visitor.get('/stats/subscriptions')
    expect(text).not.toContain(visitor.email)
    const { body } = await visitor.get<{ data: MyData }>('/my-data', { 'X-User-Session': visitor.session })
    expect(body).toEqual({
      success: true,
      demo: true,
      data: { interactions: [], productEvents: [], inquiries: [], orders: [] },
      next: null,
    })
  })
})
