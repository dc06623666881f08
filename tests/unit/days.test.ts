import { expect, it } from 'vitest'
import { dayOf, startOfWeek, weekOf } from '#contract/days.ts'
import { periodOf } from '#worker/statistics/period.ts'

const HOUR_MS = 60 * 60 * 1000

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
