import { afterEach, expect, it, vi } from 'vitest'
import { dayOf, startOfWeek, weekOf } from '#contract/days.ts'
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
import { currentDay, currentTime, setToday } from '#web/browser/api/clock.ts'
import { periodOf } from '#worker/statistics/period.ts'
import { HOUR_MS } from '../worker/times.ts'

it.each([
  ['2026-11-21T18:29:59.999Z', '2026-11-21'],
  ['2026-11-21T18:30:00.000Z', '2026-11-22'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01'],
])('the day of %s in India is %s', (utc, day) => {
  expect(dayOf(Date.parse(utc))).toBe(day)
})

it.each([
  ['2026-11-15', '2026-11-09'],
  ['2026-11-16', '2026-11-16'],
  ['2027-01-03', '2026-12-28'],
])('the week of %s begins on Monday, %s', (day, monday) => {
  expect(weekOf(day)).toBe(monday)
})

it('the week that Monday’s mail is about is the seven days from Monday to Sunday before it, at any time of the following week', () => {
  const week = { first: '2025-12-29', last: '2026-01-04' }
  const mondayMorning = Date.parse('2026-01-05T08:00:00+05:30')
  for (const now of [mondayMorning, mondayMorning - 8 * HOUR_MS, mondayMorning + 6.6 * 24 * HOUR_MS])
    expect(periodOf(startOfWeek(now) - 1, { days: 7 })).toMatchObject(week)
})

it('periodOf has the days of a query, both included, and is compared with as many days before or the same a year ago', () => {
  const now = Date.parse('2026-11-25T12:00:00Z')
  const april = { from: '2026-04-01', to: '2026-04-30' }
  expect(periodOf(now, april)).toMatchObject({
    first: '2026-04-01',
    last: '2026-04-30',
    from: Date.parse('2026-04-01T00:00:00+05:30'),
    to: Date.parse('2026-05-01T00:00:00+05:30'),
    previous: { first: '2026-03-02', last: '2026-03-31' },
  })
  const year = (from: string, to: string) => periodOf(now, { from, to, compare: 'year' }).previous
  expect(year('2026-04-01', '2026-04-30')).toMatchObject({ first: '2025-04-01', last: '2025-04-30' })
  expect(periodOf(now, { days: 7, compare: 'year' }).previous).toMatchObject({
    first: '2025-11-19',
    last: '2025-11-25',
  })
})

it('periodOf counts no day on both sides of a comparison, also across a leap day', () => {
  const year = (from: string, to: string) => periodOf(0, { from, to, compare: 'year' }).previous
  expect(year('2028-02-29', '2028-03-31')).toMatchObject({ first: '2027-02-28', last: '2027-03-31' })
  expect(year('2025-03-01', '2026-03-01')).toMatchObject({ first: '2024-03-01', last: '2025-02-28' })
})

const setDevice = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(time) })
afterEach(() => void vi.useRealTimers())

it.each([
  ['is right', '2026-11-28T10:00:00+05:30', '2026-11-28'],
  ['is two days fast', '2026-11-30T10:00:00+05:30', '2026-11-28'],
  ['is a month slow', '2026-10-28T10:00:00+05:30', '2026-11-28'],
])('the present day is the Worker’s where a device’s clock %s, and follows over night', (_, device, day) => {
  setDevice(device)
  setToday(day)
  expect([currentDay(), new Date(currentTime()).toISOString()]).toEqual([day, `${day}T04:30:00.000Z`])
  vi.setSystemTime(Date.now() + 22 * HOUR_MS)
  expect(currentDay()).toBe('2026-11-29')
})

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
