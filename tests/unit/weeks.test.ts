import { describe, expect, it } from 'vitest'
import { dayOf, startOfWeek } from '#contract/days.ts'
import { periodOf } from '#worker/statistics/period.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const WEEK_MS = 7 * DAY_MS
/** 8:00 in Asia/Kolkata on Monday, 5 January 2026. */
const FIRST_MONDAY = Date.UTC(2026, 0, 5, 2, 30)

describe('the week that Monday’s mail is about', () => {
  it('is the seven days from Monday to Sunday before it, on each Monday of ten years', () => {
    let previousSunday = '2025-12-28'
    for (let weeks = 0; weeks < 522; weeks += 1) {
      const now = FIRST_MONDAY + weeks * WEEK_MS
      const { days } = periodOf(startOfWeek(now) - 1, { days: 7 })
      const calendar = Array.from({ length: 7 }, (_, ago) => dayOf(now - (7 - ago) * DAY_MS))
      expect(days).toEqual(calendar)
      expect(new Date(days[0] ?? '').getUTCDay()).toBe(1)
      // Across the ends of months and years no day is left out, and none counted twice.
      expect(Date.parse(days[0] ?? '') - Date.parse(previousSunday)).toBe(DAY_MS)
      previousSunday = days.at(-1) ?? ''
    }
  })

  it('is the same at any time of the following week', () => {
    const monday = startOfWeek(FIRST_MONDAY)
    expect(dayOf(monday)).toBe('2026-01-05')
    expect(dayOf(monday - 1)).toBe('2026-01-04')
    for (const time of [monday, FIRST_MONDAY, monday + WEEK_MS - 1]) expect(startOfWeek(time)).toBe(monday)
    expect(startOfWeek(monday + WEEK_MS)).toBe(monday + WEEK_MS)
  })
})
