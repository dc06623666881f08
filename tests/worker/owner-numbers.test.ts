import { describe, expect, it } from 'vitest'
import type { Success } from '#contract/responses.ts'
import type { InquiryStats } from '#worker/inquiries/contract.ts'
import type { Range } from '#worker/statistics/contract.ts'
import { d1Store } from '#worker/store.ts'
import type { InteractionStats } from '#worker/tracking/contract.ts'
import { builtWorker } from './harness.ts'
import { inquiry, interaction, productEvent } from './inputs.ts'
import { localD1 } from './local-d1.ts'
import { DAY_MS, NOON } from './times.ts'

const RANGES: Range[] = [7, 30, 90]

describe('in the built Worker', () => {
  const site = builtWorker()

  it('GET /api/stats/inquiries lists inquiries newest first, page by page, with their sums', async () => {
    const visitor = site.visitor()
    for (const name of ['Asha', 'Rohan', 'Meera']) {
      await visitor.post('/contact-inquiries', {
        inquiry_type: 'order',
        name,
        message: 'Namaste',
        page_url: 'https://site.example/blog',
        visit_source: { utm_source: 'Instagram' },
      })
    }
    const owner = site.owner()
    const { status, body } = await owner.get<Success & InquiryStats>('/stats/inquiries?days=7&limit=2')
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['success', 'data', 'summary', 'series'])
    expect(body.data.map(({ name }) => name)).toEqual(['Meera', 'Rohan'])
    expect(body.data[0]).toEqual({
      id: expect.any(String),
      name: 'Meera',
      email: null,
      phone: null,
      phone_e164: null,
      message: 'Namaste',
      inquiry_type: 'order',
      status: 'new',
      created_at: expect.stringMatching(/Z$/),
      updated_at: body.data[0]?.created_at,
      page: '/blog',
      source: 'instagram',
    })
    expect(body.summary).toEqual({
      written: { inRange: 3, previous: 0 },
      chats: { inRange: 0, previous: 0 },
    })
    expect(body.series).toHaveLength(7)
    expect(body.series.at(-1)?.count).toBe(3)
    const rest = await owner.get<InquiryStats>(`/stats/inquiries?days=7&before=${body.data[1]?.id}`)
    expect(rest.body.data.map(({ name }) => name)).toEqual(['Asha'])
  })

  it('GET /api/stats/untracked counts by reason', async () => {
    const visitor = site.visitor()
    const click = { interaction_type: 'whatsapp_click', user_session: visitor.session }
    await visitor.post('/interactions', click, { 'X-Owner-Device': '1' })
    await visitor.post('/interactions', click, { 'Sec-GPC': '1' })
    await visitor.post('/interactions', click, { 'Sec-GPC': '1', 'X-Owner-Device': '1' })
    await visitor.post('/interactions', click, { 'User-Agent': 'Googlebot/2.1' })
    const { status, body } = await site.owner().get('/stats/untracked?days=7')
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        summary: {
          bot: { inRange: 1, previous: 0 },
          gpc: { inRange: 2, previous: 0 },
          rate_limit: { inRange: 0, previous: 0 },
          daily_limit: { inRange: 0, previous: 0 },
          owner: { inRange: 1, previous: 0 },
        },
      },
    ])
  })

  it('stores the visit source with the interaction of a sign-up and of an inquiry', async () => {
    const visitor = site.visitor()
    const visit_source = {
      referrer: 'google.com',
      utm_source: 'insta',
      utm_medium: null,
      utm_term: 'dropped',
    }
    await visitor.post('/newsletter', { email: visitor.email, visit_source })
    await visitor.post('/contact-inquiries', {
      inquiry_type: 'whatsapp',
      visit_source: { ...visit_source, inquiry_type: 'forged' },
    })
    const rows = await site.rows('SELECT additional_data FROM customer_interactions ORDER BY id')
    expect(rows.map((row) => JSON.parse(String(row.additional_data)))).toEqual([
      { source_page: 'footer', referrer: 'google.com', utm_source: 'insta' },
      { inquiry_type: 'whatsapp', referrer: 'google.com', utm_source: 'insta' },
    ])
  })

  it('exports inquiries and product events of the range as CSV', async () => {
    const visitor = site.visitor()
    await visitor.post('/contact-inquiries', {
      inquiry_type: 'order',
      name: '=HYPERLINK("x")',
      message: 'a\nb',
    })
    await visitor.post('/product-analytics', {
      ...productEvent({ product_name: '500g', conversion_value: 633 }),
      user_session: visitor.session,
    })
    await d1Store(site.db, Date.now() - 8 * DAY_MS).recordInquiry(inquiry({ name: 'long ago' }))
    await d1Store(site.db, Date.now() - 8 * DAY_MS).recordProductEvent({
      ...productEvent(),
      product_name: 'long ago',
    })

    const inquiries = await site.owner().get('/stats/inquiries.csv?days=7')
    expect(inquiries.headers.get('Content-Disposition')).toBe('attachment; filename="inquiries-7-days.csv"')
    expect(inquiries.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    const [head, ...rows] = inquiries.text.split('\r\n')
    expect(head).toMatch(/id,name,email,phone,message,inquiry_type,created_at,status,updated_at,page,source$/)
    expect(rows).toEqual([
      expect.stringMatching(/^[0-9a-f-]{36},"'=HYPERLINK\(""x""\)",,,"a\nb",order,\S+Z,new,/),
      '',
    ])

    const products = await site.owner().get('/stats/products.csv?days=7')
    expect(products.headers.get('Content-Disposition')).toBe('attachment; filename="products-7-days.csv"')
    const [columns, ...events] = products.text.split('\r\n')
    expect(columns).toMatch(/id,event_name,product_name,action_type,timestamp,user_session,conversion_value$/)
    expect(events).toEqual([expect.stringMatching(/,order_click,500g,whatsapp_order,.*,633$/), ''])
  })
})

describe('counts by day', () => {
  const local = localD1()
  const at = (time: number, db = local.db) => d1Store(db, time)

  it.each(RANGES)('compare %i days with as many before', async (days) => {
    for (const ago of [2 * days, 2 * days - 1, days + 1, days, days - 1, 0]) {
      const store = at(NOON - ago * DAY_MS)
      await store.recordInteraction(interaction('whatsapp_click'))
      if (ago < days) await store.recordInteraction(interaction('pricing_view'))
      await store.recordInquiry(inquiry(), { tracked: false })
      await store.countUntracked('bot')
    }
    const sums = { inRange: 2, previous: 3 }
    const none = { newsletter_subscription: 0, batch_view: 0 }
    const { summary }: InteractionStats = await at(NOON).interactionStats({ days, limit: 1 })
    expect(summary).toEqual({
      total: 8,
      inRange: 4,
      previous: 3,
      byType: { whatsapp_click: 2, pricing_view: 2, ...none },
      previousByType: { whatsapp_click: 3, pricing_view: 0, ...none },
    })
    expect((await at(NOON).inquiryStats({ days, limit: 10 })).summary).toEqual({
      written: { inRange: 0, previous: 0 },
      chats: sums,
    })
    expect((await at(NOON).untrackedStats({ days })).summary.bot).toEqual(sums)
    expect((await at(NOON).breakdowns({ days })).data.page).toEqual([
      { key: 'unknown', count: 4, previous: 3 },
    ])
  })
})
