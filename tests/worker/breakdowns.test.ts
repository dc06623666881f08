import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#contract/json.ts'
import type { Range } from '#worker/statistics/contract.ts'
import { d1Store } from '#worker/store.ts'
import { inquiry, interaction } from './inputs.ts'
import { localD1 } from './local-d1.ts'
import { DAY_MS, NOON } from './times.ts'

const local = localD1()
const at = (time: number) => d1Store(local.db, time)

type Click = { page?: string | null; data?: JsonObject | null }

function click(time: number, { page = '/', data = null }: Click = {}, type = 'whatsapp_click') {
  return at(time).recordInteraction(interaction(type, { page_url: page, additional_data: data }))
}

const breakdownsAt = async (time: number, days: Range = 7) => (await at(time).breakdowns({ days })).data

/** Counts by key. */
const counts = (rows: { key: string; count: number }[]) =>
  Object.fromEntries(rows.map(({ key, count }) => [key, count]))

describe('breakdowns', () => {
  it('count only chat clicks by placement', async () => {
    await click(NOON, { data: { placement: 'hero' } })
    await click(NOON, { data: { placement: 'shop' } })
    await click(NOON, { data: { placement: 'hero' } })
    await click(NOON)
    await click(NOON, { data: { placement: 'shop' } }, 'pricing_view')
    await at(NOON).recordInquiry(inquiry())
    const { placement } = await breakdownsAt(NOON)
    expect(counts(placement)).toEqual({ hero: 2, 'floating-button': 1, shop: 1, unknown: 1 })
    expect(placement[0]).toEqual({ key: 'hero', count: 2, previous: 0 })
  })

  it('join the pages of all batches, and the hosts of one service', async () => {
    for (const referrer of ['instagram.com', 'l.instagram.com', 'lm.facebook.com', 'a.example'])
      await click(NOON, { page: '/', data: { referrer } })
    await click(NOON, { page: '/batch/SY-26-02', data: { utm_source: 'instagram', utm_campaign: 'diwali' } })
    await click(NOON, { page: '/mr/batch/SY-26-01' })
    const { page, source } = await breakdownsAt(NOON)
    expect(counts(page)).toEqual({ '/': 4, '/batch': 2 })
    expect(counts(source)).toEqual({ instagram: 3, facebook: 1, 'a.example': 1, direct: 1 })
  })

  it('count batch views by lot and page, and by no source', async () => {
    await click(NOON, { page: '/batch/SY-26-02', data: { lot: 'SY-26-02' } }, 'batch_view')
    await click(NOON, { page: '/batch/SY-26-02', data: { lot: 'SY-26-02' } }, 'batch_view')
    await click(NOON, { page: '/', data: { lot: 'SY-26-02' } }, 'pricing_view')
    const { lot, page, source } = await breakdownsAt(NOON)
    expect(lot).toEqual([{ key: 'SY-26-02', count: 2, previous: 0 }])
    expect(counts(page)).toEqual({ '/batch': 2, '/': 1 })
    expect(counts(source)).toEqual({ direct: 1 })
  })

  it('move at midnight without new rows', async () => {
    await click(NOON - 6 * DAY_MS)
    expect((await breakdownsAt(NOON)).page).toEqual([{ key: '/', count: 1, previous: 0 }])
    expect((await breakdownsAt(NOON + DAY_MS)).page).toEqual([{ key: '/', count: 0, previous: 1 }])
    expect((await breakdownsAt(NOON + 8 * DAY_MS)).page).toEqual([])
  })
})
