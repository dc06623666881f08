import fc from 'fast-check'
import { expect, it } from 'vitest'
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

it('prints any amount, and any weight in thousandths, as Intl does for English in India', () => {
  const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })
  const money = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  })
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (amount) => {
      expect(rupees(amount)).toBe(money.format(amount))
      expect(groupDigits(Math.abs(amount) / 1000)).toBe(number.format(Math.abs(amount) / 1000))
    }),
  )
})
