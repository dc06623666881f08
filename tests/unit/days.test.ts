import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf, weekOf } from '#contract/days.ts'
import { RANGES } from '#worker/statistics/contract.ts'
import { periodOf } from '#worker/statistics/period.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const inPune = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
const time = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })

describe('dayOf', () => {
  it.each([
    ['2026-11-21T18:29:59.999Z', '2026-11-21'],
    ['2026-11-21T18:30:00.000Z', '2026-11-22'],
    ['2026-12-31T18:30:00.000Z', '2027-01-01'],
    ['2028-02-28T18:30:00.000Z', '2028-02-29'],
  ])('of %s is %s', (utc, day) => {
    expect(dayOf(Date.parse(utc))).toBe(day)
  })

  it('is the calendar day in Asia/Kolkata at any time', () => {
    fc.assert(
      fc.property(time, (date) => {
        expect(dayOf(date.getTime())).toBe(inPune.format(date))
      }),
    )
  })
})

describe('weekOf', () => {
  it.each([
    ['2026-11-15', '2026-11-09'],
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-03', '2026-12-28'],
    ['2028-03-01', '2028-02-28'],
  ])('of %s is the Monday %s', (day, monday) => {
    expect(weekOf(day)).toBe(monday)
  })
})

describe('periodOf', () => {
  it('has the days of a query, both included, and is compared with as many days before or the same a year ago', () => {
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

  it('counts no day on both sides of a comparison, also across a leap day', () => {
    const year = (from: string, to: string) => periodOf(0, { from, to, compare: 'year' }).previous
    expect(year('2028-02-29', '2028-03-31')).toMatchObject({ first: '2027-02-28', last: '2027-03-31' })
    expect(year('2025-03-01', '2026-03-01')).toMatchObject({ first: '2024-03-01', last: '2025-02-28' })
  })

  it('begins at midnight in Asia/Kolkata, ends today, and follows as many days before', () => {
    fc.assert(
      fc.property(time, fc.constantFrom(...RANGES), (date, length) => {
        const { days, from, to, previous } = periodOf(date.getTime(), { days: length })
        expect(days).toHaveLength(length)
        expect(new Set(days).size).toBe(length)
        expect(days).toEqual(days.toSorted())
        expect(days.at(-1)).toBe(inPune.format(date))
        expect([dayOf(from - 1) < (days[0] ?? ''), dayOf(from)]).toEqual([true, days[0]])
        expect(to - from).toBe(length * DAY_MS)
        expect(Date.parse(days[0] ?? '') - Date.parse(previous.first)).toBe(length * DAY_MS)
        expect(Date.parse(days[0] ?? '') - Date.parse(previous.last)).toBe(DAY_MS)
      }),
    )
  })
})
