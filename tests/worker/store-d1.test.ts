import { describe, expect, it } from 'vitest'
import { openStore } from '#worker/store/index.ts'
import { inquiry, interaction, productEvent, subscription } from './inputs.ts'
import { localD1 } from './local-d1.ts'
import { DAY_MS } from './times.ts'

const local = localD1()
/** The last millisecond of 21 November 2026 in Asia/Kolkata. */
const LAST_OF_THE_DAY = Date.UTC(2026, 10, 21, 18, 30) - 1
const d1At = (now: number) => openStore({ DB: local.db }, now)

describe('days in D1', () => {
  const record = (now: number) => d1At(now).recordInteraction(interaction('whatsapp_click'))

  const lastTwo = async (now: number) => {
    const { series, summary } = await d1At(now).interactionStats({ days: 7, limit: 10 })
    return { days: series.slice(-2).map(({ day, byType }) => [day, byType.whatsapp_click]), summary }
  }

  it('end at 18:30 UTC', async () => {
    await record(LAST_OF_THE_DAY)
    await record(LAST_OF_THE_DAY + 1)
    expect((await lastTwo(LAST_OF_THE_DAY + 1)).days).toEqual([
      ['2026-11-21', 1],
      ['2026-11-22', 1],
    ])
    expect((await lastTwo(LAST_OF_THE_DAY)).days).toEqual([
      ['2026-11-20', 0],
      ['2026-11-21', 1],
    ])
    const { page } = (await d1At(LAST_OF_THE_DAY).breakdowns(7)).data
    expect(page).toEqual([{ key: 'unknown', count: 1, previous: 0 }])
  })

  it('begin at midnight, to the millisecond', async () => {
    const firstOfRange = LAST_OF_THE_DAY + 1 - 7 * DAY_MS
    await record(firstOfRange - 1)
    await record(firstOfRange)
    const { data, summary, series } = await d1At(LAST_OF_THE_DAY).interactionStats({ days: 7, limit: 10 })
    expect(data.map(({ timestamp }) => Date.parse(timestamp))).toEqual([firstOfRange])
    expect(series[0]).toMatchObject({ day: '2026-11-15', byType: { whatsapp_click: 1 } })
    expect(summary).toMatchObject({ total: 2, inRange: 1, previous: 1 })
  })

  it('have an event on its day if it arrives after midnight', async () => {
    await record(LAST_OF_THE_DAY + 1)
    await record(LAST_OF_THE_DAY)
    const { summary, series } = await d1At(LAST_OF_THE_DAY + 1).interactionStats({ days: 7, limit: 2 })
    expect(summary).toMatchObject({ total: 2, inRange: 2 })
    expect(series.slice(-2).map(({ byType }) => byType.whatsapp_click)).toEqual([1, 1])
  })
})

describe('rows in D1', () => {
  it('rejects values longer than the contract’s limits by CHECK', async () => {
    const store = d1At(LAST_OF_THE_DAY)
    const signUp = subscription('a@visitor.example', { source_page: 'x'.repeat(101) })
    for (const write of [
      () => store.recordInteraction(interaction('x'.repeat(51))),
      () => store.recordProductEvent(productEvent({ event_name: 'x'.repeat(101) })),
      () => store.recordInquiry(inquiry({ phone: '1'.repeat(21) })),
      () => store.subscribe(signUp, { userAgent: null }),
    ]) {
      await expect(write()).rejects.toMatchObject({ name: 'StoreUnavailable', kind: 'constraint' })
    }
    expect(await local.counts()).toEqual({})
  })
})
