import { expect, it } from 'vitest'
import { rupees } from '#web/domain/rupees.ts'

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
