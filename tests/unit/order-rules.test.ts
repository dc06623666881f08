import { describe, expect, it } from 'vitest'
import {
  applyOrderChange,
  canBeOpen,
  changeBackTo,
  isToSend,
  owedOf,
  refusalOfSums,
} from '#worker/orders/rules.ts'
import type { OrderRow } from '#worker/orders/table.ts'

const NOW = Date.parse('2026-11-25T12:00:00Z')
const TIME = '2026-11-24T06:30:00.000Z'

const SALE = {
  id: '0190a5f0-0000-7000-8000-000000000000',
  reference: null,
  status: 'sold',
  clicked_at: null,
  sold_at: TIME,
  amount: 600,
  quantity: 1,
  pack: '500g',
  placement: null,
  source: null,
  page: null,
  note: null,
  user_session: null,
  charge: null,
  cancelled_at: null,
  refunded: null,
  refunded_at: null,
  lot: null,
  sent_at: null,
  warned_at: null,
  idempotency_key: 'key',
  others: null,
  received: null,
  received_how: null,
  received_at: null,
  parcel: null,
} satisfies OrderRow

describe('the rules of an order', () => {
  it('open an order again only where its click is recorded', () => {
    const clicked: OrderRow = { ...SALE, clicked_at: TIME }
    expect([SALE, clicked].map(canBeOpen)).toEqual([false, true])
    const opened = [SALE, clicked].map((row) => applyOrderChange(row, { status: 'clicked' }, NOW))
    expect(opened.map(({ status, sold_at }) => [status, sold_at])).toEqual([
      ['cancelled', null],
      ['clicked', null],
    ])
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
    const paid = applyOrderChange(
      SALE,
      { received: 600, received_how: 'upi', received_on: '2026-11-20' },
      NOW,
    )
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
