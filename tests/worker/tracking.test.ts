import { describe, expect, it } from 'vitest'
import type { Inquiry, Interaction, MyData, ProductEvent } from '#contract/entities.ts'
import type { Failure, Success } from '#contract/responses.ts'
import { builtWorker } from './harness.ts'
import { countsOf, rowsOf } from './local-d1.ts'
import { minimalBodies } from './minimal-bodies.ts'

const site = builtWorker()

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

async function postWith(path: string, fields: Record<string, unknown>, visitor = site.visitor()) {
  return visitor.post<Failure>(path, { ...minimalBodies[path]?.(visitor), ...fields })
}

describe('POST /api/interactions', () => {
  it('stores the interaction and returns its row', async () => {
    const visitor = site.visitor()
    const { status, body } = await visitor.post<Success & { data: Interaction[] }>('/interactions', {
      interaction_type: 'pricing_view',
      user_session: visitor.session,
      page_url: 'https://site.example/',
      additional_data: { placement: 'shop', pack: { size: '500g' } },
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      success: true,
      data: [
        {
          id: expect.stringMatching(ID),
          interaction_type: 'pricing_view',
          timestamp: expect.stringMatching(ISO_TIME),
          user_session: visitor.session,
          page_url: 'https://site.example/',
          additional_data: { placement: 'shop', pack: { size: '500g' } },
        },
      ],
    })
    const mine = await visitor.get<{ data: MyData }>('/my-data', { 'X-User-Session': visitor.session })
    expect(mine.body.data.interactions).toEqual(body.data)
    expect(await countsOf(site.db)).toEqual({ 'interaction:pricing_view': 1 })
  })

  it('stores null for missing fields and for null', async () => {
    const { status } = await postWith('/interactions', { page_url: null, additional_data: null })
    expect(status).toBe(201)
    const rows = await rowsOf(site.db, 'SELECT page_url, additional_data FROM customer_interactions')
    expect(rows).toEqual([{ page_url: null, additional_data: null }])
  })

  it('counts unknown types together, so that a visitor cannot add metrics', async () => {
    await postWith('/interactions', { interaction_type: 'made_up' })
    await postWith('/interactions', { interaction_type: 'made_up_too' })
    expect(await countsOf(site.db)).toEqual({ 'interaction:other': 2 })
  })

  it.each([
    ['a text', 'text'],
    ['a list', [1]],
    ['a number', 7],
  ])('rejects additional_data that is %s', async (_, value) => {
    const { status, body } = await postWith('/interactions', { additional_data: value })
    expect([status, body.issues?.[0]?.path]).toEqual([400, 'additional_data'])
  })

  it('accepts 4 KiB of additional_data and not one byte more', async () => {
    const filled = (bytes: number) => ({
      text: 'é'.repeat(10) + 'x'.repeat(bytes - '{"text":""}'.length - 20),
    })
    expect(Buffer.byteLength(JSON.stringify(filled(4096)))).toBe(4096)
    expect((await postWith('/interactions', { additional_data: filled(4096) })).status).toBe(201)
    const { status, body } = await postWith('/interactions', { additional_data: filled(4097) })
    expect([status, body.issues]).toEqual([
      400,
      [{ path: 'additional_data', message: 'Send at most 4096 bytes of JSON' }],
    ])
  })

  it('accepts additional_data eight levels deep and not nine', async () => {
    const nested = (levels: number): object => (levels === 1 ? {} : { in: nested(levels - 1) })
    expect((await postWith('/interactions', { additional_data: nested(8) })).status).toBe(201)
    const { status, body } = await postWith('/interactions', { additional_data: nested(9) })
    expect([status, body.issues?.[0]?.message]).toEqual([400, 'Nest at most 8 levels deep'])
  })

  it('rejects a body nested thousands of levels deep', async () => {
    const visitor = site.visitor()
    const { status } = await visitor.post(
      '/interactions',
      `{"interaction_type":"x","user_session":"y","additional_data":{"a":${'['.repeat(7000)}${']'.repeat(7000)}}}`,
    )
    expect(status).toBe(400)
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
    const { status, body } = await visitor.post<Success & { data: ProductEvent[] }>('/product-analytics', {
      event_name: 'order_click',
      product_name: 'Chyawanprash 500g',
      action_type: 'whatsapp_order',
      user_session: visitor.session,
      conversion_value: 633,
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      success: true,
      data: [
        {
          id: expect.stringMatching(ID),
          event_name: 'order_click',
          product_name: 'Chyawanprash 500g',
          action_type: 'whatsapp_order',
          timestamp: expect.stringMatching(ISO_TIME),
          user_session: visitor.session,
          conversion_value: 633,
        },
      ],
    })
    expect(await rowsOf(site.db, 'SELECT conversion_value FROM product_analytics')).toEqual([
      { conversion_value: 63_300 },
    ])
    expect(await countsOf(site.db)).toEqual({})
  })

  it.each([
    [0, 0],
    [0.01, 1],
    [1.1, 110],
    [4.35, 435],
    [1.005e2, 10_050],
    [99_999_999.99, 9_999_999_999],
  ])('stores %d rupees as %d paise', async (rupees, paise) => {
    const { status } = await postWith('/product-analytics', { conversion_value: rupees })
    expect(status).toBe(201)
    expect(await rowsOf(site.db, 'SELECT conversion_value FROM product_analytics')).toEqual([
      { conversion_value: paise },
    ])
  })

  it.each([[-1], [0.001], [633.0000001], [100_000_000], ['633'], [true]])(
    'rejects a conversion value of %j',
    async (value) => {
      const { status, body } = await postWith('/product-analytics', { conversion_value: value })
      expect([status, body.issues?.[0]?.path]).toEqual([400, 'conversion_value'])
    },
  )

  it('rejects a number that overflows', async () => {
    const { status } = await site
      .visitor()
      .post(
        '/product-analytics',
        '{"event_name":"a","product_name":"b","action_type":"c","user_session":"d","conversion_value":1e999}',
      )
    expect(status).toBe(400)
  })
})

describe('POST /api/contact-inquiries', () => {
  it('stores the inquiry as new and returns its row', async () => {
    const visitor = site.visitor()
    const { status, body } = await visitor.post<Success & { data: Inquiry[] }>('/contact-inquiries', {
      inquiry_type: 'order',
      name: 'Asha Kulkarni',
      email: ` ${visitor.email.toUpperCase()} `,
      phone: '+91 98765 43210',
      message: 'Namaste,\r\n\tdo you post to Nashik?',
      user_session: visitor.session,
      status: 'done',
      id: 'forged',
      created_at: 0,
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      success: true,
      data: [
        {
          id: expect.stringMatching(ID),
          name: 'Asha Kulkarni',
          email: visitor.email,
          phone: '+91 98765 43210',
          message: 'Namaste,\r\n\tdo you post to Nashik?',
          inquiry_type: 'order',
          status: 'new',
          created_at: expect.stringMatching(ISO_TIME),
          updated_at: body.data[0]?.created_at,
          page: null,
          source: null,
        },
      ],
    })
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
    const interactions = await rowsOf(
      site.db,
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
    expect(await countsOf(site.db)).toEqual({ inquiry: 1, 'interaction:whatsapp_click': 1 })
  })

  it('returns the form’s message for an invalid address', async () => {
    const { status, body } = await postWith('/contact-inquiries', { email: 'nobody' })
    expect([status, body.message, body.description]).toEqual([
      400,
      'Enter correct mail',
      'Please enter a valid email address',
    ])
  })

  it('rejects control characters in a message, except line breaks and tabs', async () => {
    const { status, body } = await postWith('/contact-inquiries', { message: 'a\u0007b' })
    expect([status, body.issues?.[0]?.path]).toEqual([400, 'message'])
  })
})
