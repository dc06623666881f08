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
import * as shop from '#web/shop/rupees.ts'

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

it('writes amounts and numbers with India’s separators, in the browser as in the Worker', () => {
  for (const write of [rupees, shop.rupees])
    expect([633, 123_456, 537.3, 0, -40].map(write)).toEqual(['₹633', '₹1,23,456', '₹537', '₹0', '-₹40'])
  for (const write of [showCount, shop.groupDigits])
    expect([1_234_567, 30.75].map(write)).toEqual(['12,34,567', '30.75'])
})
