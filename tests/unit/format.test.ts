import { expect, it } from 'vitest'
import {
  rupees,
  showClock,
  showCount,
  showDate,
  showDay,
  showMoment,
  showMonth,
  showWeekday,
  timeCell,
} from '#contract/format.ts'

/** In UTC it is the evening before. */
const JUST_PAST_MIDNIGHT = '2026-09-20T19:35:09Z'

it('writes days and times as in India, wherever the owner reads them', () => {
  expect(showMoment(JUST_PAST_MIDNIGHT)).toBe('21 Sept 2026, 01:05 am')
  expect(showClock(Date.parse(JUST_PAST_MIDNIGHT))).toBe('1:05 am')
  expect(timeCell(JUST_PAST_MIDNIGHT)).toBe('2026-09-21 01:05:09')
  expect(showDay('2026-11-04')).toBe('4 Nov')
  expect(showDate('2026-11-04')).toBe('4 Nov 2026')
  expect(showWeekday('2026-11-04')).toBe('Wed, 4 Nov')
  expect(showMonth('2026-11-04')).toBe('November 2026')
})

it('writes amounts and numbers with India’s separators, and two decimals where there are paise', () => {
  const amounts = [633, 123_456, 612.5, 1000.05, 0, -1_234_567]
  expect(amounts.map(rupees)).toEqual(['₹633', '₹1,23,456', '₹612.50', '₹1,000.05', '₹0', '-₹12,34,567'])
  expect([1_234_567, 123_456.789].map(showCount)).toEqual(['12,34,567', '1,23,456.789'])
})
