import { describe, expect, it } from 'vitest'
import type { Success } from '#contract/responses.ts'
import type { Inquiry } from '#worker/inquiries/contract.ts'
import type { MyData } from '#worker/my-data/contract.ts'
import type { Interaction } from '#worker/tracking/contract.ts'
import { builtWorker } from './harness.ts'

const site = builtWorker()

describe('POST /api/interactions', () => {
  it('stores the interaction and returns its row', async () => {
    const visitor = site.visitor()
    const sent = {
      interaction_type: 'pricing_view',
      user_session: visitor.session,
      page_url: 'https://site.example/',
      additional_data: { placement: 'shop', pack: { size: '500g' } },
    }
    const { status, body } = await visitor.post<Success & { data: Interaction[] }>('/interactions', sent)
    expect([status, body]).toMatchObject([201, { success: true, data: [sent] }])
    const mine = await visitor.get<{ data: MyData }>('/my-data', { 'X-User-Session': visitor.session })
    expect(mine.body.data.interactions).toEqual(body.data)
    expect(await site.counts()).toEqual({ 'interaction:pricing_view': 1 })
  })

  it('returns text as it is stored, where SQLite would change or truncate it', async () => {
    const visitor = site.visitor()
    const { body } = await visitor.post<{ data: Interaction[] }>('/interactions', {
      interaction_type: 'whatsapp_click \ud800',
      user_session: visitor.session,
      additional_data: { nul: 'a\u0000b', lone: '\udfff', समायु: '🙂' },
    })
    expect(body.data[0]?.interaction_type).toBe('whatsapp_click \ufffd')
    const mine = await visitor.get<{ data: MyData }>('/my-data', { 'X-User-Session': visitor.session })
    expect(mine.body.data.interactions).toEqual(body.data)
  })
})

describe('POST /api/product-analytics', () => {
  it('stores the event and returns its row', async () => {
    const visitor = site.visitor()
    const sent = {
      event_name: 'order_click',
      product_name: 'Chyawanprash 500g',
      action_type: 'whatsapp_order',
      user_session: visitor.session,
      conversion_value: 633,
    }
    const { status, body } = await visitor.post('/product-analytics', sent)
    expect([status, body]).toMatchObject([201, { success: true, data: [sent] }])
    expect(await site.rows('SELECT conversion_value FROM product_analytics')).toEqual([
      { conversion_value: 63_300 },
    ])
    expect(await site.counts()).toEqual({})
  })
})

describe('POST /api/contact-inquiries', () => {
  it('stores the inquiry as new and returns its row', async () => {
    const visitor = site.visitor()
    const sent = {
      inquiry_type: 'order',
      name: 'Asha Kulkarni',
      email: visitor.email,
      phone: '+91 98765 43210',
      message: 'Namaste,\n\tdo you post to Nashik?',
    }
    const { status, body } = await visitor.post<Success & { data: Inquiry[] }>('/contact-inquiries', {
      ...sent,
      email: ` ${visitor.email.toUpperCase()} `,
      message: sent.message.replace('\n', '\r\n'),
      user_session: visitor.session,
      ...{ status: 'done', id: 'forged', created_at: 0 },
    })
    expect([status, body]).toMatchObject([201, { success: true, data: [{ ...sent, status: 'new' }] }])
    const mine = await visitor.get<{ data: MyData }>('/my-data', { 'X-User-Session': visitor.session })
    expect(mine.body.data.inquiries).toEqual(body.data)
  })

  it('stores one whatsapp_click with it, so that a click on the floating button counts once', async () => {
    const visitor = site.visitor()
    await visitor.post('/contact-inquiries', {
      inquiry_type: 'whatsapp',
      user_session: visitor.session,
      page_url: 'https://site.example/',
    })
    const interactions = await site.rows(
      'SELECT interaction_type, user_session, page_url, additional_data FROM customer_interactions',
    )
    expect(interactions).toEqual([
      {
        interaction_type: 'whatsapp_click',
        user_session: visitor.session,
        page_url: 'https://site.example/',
        additional_data: '{"inquiry_type":"whatsapp"}',
      },
    ])
    expect(await site.counts()).toEqual({ inquiry: 1, 'interaction:whatsapp_click': 1 })
  })
})
