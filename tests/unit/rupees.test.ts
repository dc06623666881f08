import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as format from '#contract/format.ts'
import { groupDigits, rupees } from '#web/shop/rupees.ts'

it.each([
  [633, '₹633'],
  [330, '₹330'],
  [1200, '₹1,200'],
  [123_456, '₹1,23,456'],
  [537.3, '₹537'],
  [0, '₹0'],
])('prints %d rupees as %s', (amount, printed) => {
  expect(rupees(amount)).toBe(printed)
})

it('prints any amount, and any weight in thousandths, as the dashboard does', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (amount) => {
      expect(rupees(amount)).toBe(format.rupees(amount))
      expect(groupDigits(Math.abs(amount) / 1000)).toBe(format.showCount(Math.abs(amount) / 1000))
    }),
  )
})
