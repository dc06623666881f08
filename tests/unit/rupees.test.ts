import { expect, it } from 'vitest'
import { groupDigits, rupees } from '#contract/rupees.ts'

it.each([
  [633, '₹633'],
  [330, '₹330'],
  [1200, '₹1,200'],
  [123_456, '₹1,23,456'],
  [-1_234_567, '-₹12,34,567'],
  [537.3, '₹537'],
  [0, '₹0'],
])('prints %d rupees as %s', (amount, printed) => {
  expect(rupees(amount)).toBe(printed)
})

it('groups the digits of a number with decimals as in India', () => {
  expect(groupDigits(123_456.789)).toBe('1,23,456.789')
})
