import { describe, expect, it } from 'vitest'
import type { Interaction, MyData } from '#contract/entities.ts'
import type { Range } from '#contract/ranges.ts'
import type { Failure, Success } from '#contract/responses.ts'
import type { InteractionStats } from '#contract/stats.ts'
import type { VitalsStats } from '#contract/vitals.ts'
import { d1Store } from '#worker/store/d1/index.ts'
import { appWith } from './app.ts'
import { builtWorker } from './harness.ts'
import { countsOf, rowsOf } from './local-d1.ts'
import type { Visitor } from './visitor.ts'

const MINUTE_MS = 60 * 1000
describe('in the built Worker', () => {
  const site = builtWorker()

  const send = (visitor: Visitor, additional_data: unknown) =>
    visitor.post<Omit<Failure, 'success'> & { data: Interaction[] }>('/interactions', {
      interaction_type: 'web_vitals',
      user_session: visitor.session,
      page_url: 'https://site.example/',
      additional_data,
    })

  it.each([
    { lcp: 1234, inp: 48, cls: 0.012 },
    { lcp: 0, inp: 0, cls: 0 },
    { lcp: 600_000, inp: 600_000, cls: 100 },
    { lcp: 1234, cls: 0.012 },
    { lcp: 1234, inp: 48 },
    { cls: 0 },
  ])('stores %j as an interaction', async (data) => {
    const { status, body } = await send(site.visitor(), data)
    expect(status).toBe(201)
    expect(body.data[0]).toMatchObject({ interaction_type: 'web_vitals', additional_data: data })
  })

  it.each([
    [{ lcp: -1 }, 'lcp'],
    [{ lcp: 600_001 }, 'lcp'],
    [{ lcp: 1234, inp: 600_000.5 }, 'inp'],
    [{ lcp: 1234, cls: 100.1 }, 'cls'],
    [{ lcp: '1234' }, 'lcp'],
    [{ lcp: true }, 'lcp'],
    [{ lcp: 1234, cls: {} }, 'cls'],
    [{ lcp: 1234, inp: [48] }, 'inp'],
  ])('rejects %j', async (data, wrong) => {
    const { status, body } = await send(site.visitor(), data)
    expect([status, body.code, body.issues?.map(({ path }) => path)]).toEqual([
      400,
      'invalid',
      [`additional_data.${wrong}`],
    ])
    expect(await rowsOf(site.db, 'SELECT id FROM customer_interactions')).toEqual([])
  })

  it.each([[{}], [null], [undefined], [{ fcp: 900 }], [{ lcp: null }]])(
    'rejects %j, which has no metric',
    async (data) => {
      expect((await send(site.visitor(), data)).status).toBe(400)
    },
  )

  it('rejects numbers that no browser measures', async () => {
    const visitor = site.visitor()
    const body = `{"interaction_type":"web_vitals","user_session":"${visitor.session}","additional_data":{"lcp":1e999}}`
    expect((await visitor.post('/interactions', body)).status).toBe(400)
  })

  it('stores nothing but the metrics', async () => {
    const { body } = await send(site.visitor(), { lcp: 1234, fcp: 900, referrer: 'google.com', inp: null })
    expect(body.data[0]?.additional_data).toEqual({ lcp: 1234 })
  })

  it('does not restrict additional_data of other interactions', async () => {
    const visitor = site.visitor()
    const data = { lcp: 'fast', cls: -1 }
    const { status } = await visitor.post('/interactions', {
      interaction_type: 'pricing_view',
      user_session: visitor.session,
      additional_data: data,
    })
    expect(status).toBe(201)
  })

  it('keeps web vitals out of the counts and lists of interactions', async () => {
    const visitor = site.visitor()
    await send(visitor, { lcp: 1234 })
    await visitor.post('/interactions', { interaction_type: 'pricing_view', user_session: visitor.session })
    await send(visitor, { lcp: 2345 })
    const { body } = await site.owner().get<Success & InteractionStats>('/stats/interactions?days=7')
    expect(body.summary).toMatchObject({ total: 1, inRange: 1, previous: 0 })
    expect(body.summary.byType).toEqual({
      whatsapp_click: 0,
      pricing_view: 1,
      newsletter_subscription: 0,
      batch_view: 0,
    })
    expect(body.series.at(-1)?.byType).toEqual(body.summary.byType)
    expect(body.data.map(({ interaction_type }) => interaction_type)).toEqual(['pricing_view'])
    const { text } = await site.owner().get('/stats/interactions.csv?days=7')
    expect(text.trimEnd().split('\r\n')).toHaveLength(2)
    expect(text).not.toContain('web_vitals')
    expect(await countsOf(site.db)).toEqual({ 'interaction:pricing_view': 1, 'interaction:web_vitals': 2 })
  })

  it('shows visitors their web vitals, and deletes them with the rest', async () => {
    const visitor = site.visitor()
    await send(visitor, { lcp: 1234, cls: 0.01 })
    const mine = { 'X-User-Session': visitor.session }
    const { body } = await visitor.get<{ data: MyData }>('/my-data', mine)
    expect(body.data.interactions.map(({ additional_data }) => additional_data)).toEqual([
      { lcp: 1234, cls: 0.01 },
    ])
    await visitor.delete('/my-data', mine)
    expect(await rowsOf(site.db, 'SELECT id FROM customer_interactions')).toEqual([])
  })

  it('GET /api/stats/vitals returns the 75th percentiles by week, after a rollup if there was none', async () => {
    for (const [lcp, cls] of [
      [1000, 0],
      [1250, 0],
      [2500, 0],
      [9000, 0.2],
    ] as const) {
      await d1Store(site.db, Date.now() - 3 * MINUTE_MS).recordInteraction({
        interaction_type: 'web_vitals',
        user_session: 'session_1_a',
        page_url: '/',
        additional_data: { lcp, cls },
      })
    }
    const { status, body } = await site.owner().get<Success & VitalsStats>('/stats/vitals?days=30')
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['success', 'data', 'summary', 'series', 'freshAt', 'since'])
    const p75 = { samples: 4, lcp: 2500, inp: null, cls: 0 }
    expect(body.data).toEqual([{ week: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), ...p75 }])
    expect(body.summary).toEqual(p75)
    expect(body.series.reduce((sum, { samples }) => sum + samples, 0)).toBe(4)
  })

  it('GET /api/stats/vitals rejects unknown ranges', async () => {
    for (const days of ['8', '', '7.0', '-7', '90,7']) {
      expect((await site.owner().get(`/stats/vitals?days=${days}`)).status).toBe(400)
    }
    expect((await site.owner().get<VitalsStats>('/stats/vitals')).body.series.length).toBeGreaterThanOrEqual(
      5,
    )
  })
})

describe('in the demo', () => {
  it.each<[Range, number]>([
    [7, 1],
    [30, 5],
    [90, 13],
  ])('has plausible weeks of %i days, marked as demo', async (days, least) => {
    const { body } = await appWith({}).owner().get<Success & VitalsStats>(`/stats/vitals?days=${days}`)
    expect(body.demo).toBe(true)
    expect(body.series.length).toBeGreaterThanOrEqual(least)
    expect(body.data.length).toBeGreaterThanOrEqual(least)
    for (const { lcp, cls } of body.data) {
      expect(lcp).toBeGreaterThan(500)
      expect(lcp).toBeLessThan(8000)
      expect(cls).toBeLessThan(0.25)
    }
  })
})
