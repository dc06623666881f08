import { expect, it } from 'vitest'
import { shippingCharge } from '#web/content/delivery.ts'
import { refundCases, windowEnd, windowText } from '#web/content/refund.ts'

const delivered = new Date('2026-12-03T10:00:00Z')

it.each([
  ['damaged', '24 hours', '2026-12-04T10:00:00.000Z'],
  ['missing', '24 hours', '2026-12-04T10:00:00.000Z'],
  ['spoiled', '10 days', '2026-12-13T10:00:00.000Z'],
  ['wrong', '10 days', '2026-12-13T10:00:00.000Z'],
  ['guarantee', '30 days', '2027-01-02T10:00:00.000Z'],
])('the window of %s is %s', (id, text, end) => {
  const refundCase = refundCases.find((found) => found.id === id)
  if (!refundCase) throw new Error(`There is no case ${id}`)
  expect(windowText(refundCase)).toBe(text)
  expect(windowEnd(refundCase, delivered).toISOString()).toBe(end)
})

it('every case says what to send and what we do', () => {
  for (const { send, remedy } of refundCases) {
    expect(send).toContain('your order number')
    expect(remedy).not.toBe('')
  }
})

it.each([
  [549, 60],
  [550, 0],
  [633, 0],
])('shipping on an order of ₹%d costs ₹%d', (order, charge) => {
  expect(shippingCharge(60, order)).toBe(charge)
})
