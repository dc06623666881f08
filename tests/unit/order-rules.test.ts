import { describe, expect, it } from 'vitest'
import { applyOrderChange, canBeOpen, isRefundTooLarge, isToSend, refusalOf } from '#worker/orders/rules.ts'
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

  it('allow a refund up to the amount, and any where that is not known', () => {
    const tooLarge = (refunded: number | null, amount: number | null) =>
      isRefundTooLarge({ refunded, amount })
    expect([tooLarge(600, 600), tooLarge(null, 0), tooLarge(1000, null)]).toEqual([false, false, false])
    expect([tooLarge(600.01, 600), tooLarge(1, 0)]).toEqual([true, true])
    const lower = applyOrderChange({ ...SALE, refunded: 500, refunded_at: TIME }, { amount: 400 }, NOW)
    expect(refusalOf(SALE, lower, {})).toBe('refund_too_large')
  })

  it('send what is not given back in full', () => {
    const refunded = [null, 599, 600].map((rupees) => isToSend({ ...SALE, refunded: rupees }))
    expect(refunded).toEqual([true, true, false])
  })
})
