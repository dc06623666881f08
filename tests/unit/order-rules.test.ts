import { getTableColumns } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { recordOf } from '#contract/record-of.ts'
import {
  applyOrderChange,
  canBeOpen,
  changeBackTo,
  isToSend,
  owedOf,
  refusalOfSums,
} from '#worker/orders/rules.ts'
import { chatOrders, type OrderRow } from '#worker/orders/table.ts'

const NOW = Date.parse('2026-11-25T12:00:00Z')
const TIME = '2026-11-24T06:30:00.000Z'

/** A sale of one jar, with nothing else. */
const SALE = {
  ...recordOf(Object.keys(getTableColumns(chatOrders)), () => null),
  ...{ status: 'sold', sold_at: TIME, amount: 600, quantity: 1, pack: '500g' },
} as unknown as OrderRow

describe('the rules of an order', () => {
  it('open an order again only where its click is recorded', () => {
    const clicked: OrderRow = { ...SALE, clicked_at: TIME }
    expect([SALE, clicked].map(canBeOpen)).toEqual([false, true])
    const opened = [SALE, clicked].map((row) => applyOrderChange(row, { status: 'clicked' }, NOW))
    expect(opened.map(({ status }) => status)).toEqual(['cancelled', 'clicked'])
    expect(opened.map(({ sold_at }) => sold_at)).toEqual([null, null])
  })

  it('keep the number of a parcel with its sale only', () => {
    const sent = applyOrderChange(SALE, { sent: true, parcel: '44110271' }, NOW)
    const cancelled = applyOrderChange(sent, { status: 'cancelled' }, NOW)
    expect([sent.parcel, cancelled.parcel]).toEqual(['44110271', null])
  })

  it('take a charge and what was received as parts of the amount, and a refund as part of what was received', () => {
    const refusalOf = (sums: object) => refusalOfSums({ ...SALE, ...sums })
    expect(refusalOf({ charge: 600, received: 600, refunded: 600 })).toBe(undefined)
    expect(refusalOf({ amount: null })).toBe('amount_missing')
    expect(refusalOf({ charge: 600.01 })).toBe('charge_too_large')
    expect(refusalOf({ received: 600.01 })).toBe('received_too_large')
    expect(refusalOf({ received: 300, refunded: 300.01 })).toBe('refund_too_large')
    expect(refusalOf({ refunded: 1 })).toBe('refund_too_large')
  })

  it('have as owed what was not received of a sale', () => {
    const owed = [null, 300.1, 600].map((received) => owedOf({ ...SALE, received }))
    expect(owed).toEqual([600, 299.9, 0])
    expect(owedOf({ ...SALE, status: 'cancelled' })).toBe(0)
  })

  it('lower the received sum with a lower amount, and undo that', () => {
    const payment = { received: 600, received_how: 'upi', received_on: '2026-11-20' } as const
    const paid = applyOrderChange(SALE, payment, NOW)
    const corrected = applyOrderChange(paid, { amount: 60 }, NOW)
    expect(corrected).toMatchObject({ received: 60, received_how: 'upi', received_at: paid.received_at })
    expect(applyOrderChange(corrected, changeBackTo(paid, corrected), NOW)).toEqual(paid)
    expect(applyOrderChange(paid, { received: 0 }, NOW)).toEqual(SALE)
  })

  it('send what is not given back in full', () => {
    const refunded = [null, 599, 600].map((rupees) => isToSend({ ...SALE, refunded: rupees }))
    expect(refunded).toEqual([true, true, false])
  })
})
