import { describe, expect, it } from 'vitest'
import { openStore } from '#worker/store/index.ts'
import { inquiry, interaction, productEvent, subscription } from './inputs.ts'
import { localD1 } from './local-d1.ts'

const local = localD1()
/** The last millisecond of 21 November 2026 in Asia/Kolkata. */
const LAST_OF_THE_DAY = Date.UTC(2026, 10, 21, 18, 30) - 1
const d1At = (now: number) => openStore({ DB: local.db }, now)

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
