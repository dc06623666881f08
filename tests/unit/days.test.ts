import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf, weekOf } from '#worker/lib/days.ts'
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
  it('begins at midnight in Asia/Kolkata, ends today, and follows as many days before', () => {
    fc.assert(
      fc.property(time, fc.constantFrom(...RANGES), (date, length) => {
        const { days, from, previousDay } = periodOf(date.getTime(), length)
        expect(days).toHaveLength(length)
        expect(new Set(days).size).toBe(length)
        expect(days).toEqual(days.toSorted())
        expect(days.at(-1)).toBe(inPune.format(date))
        expect([dayOf(from - 1) < (days[0] ?? ''), dayOf(from)]).toEqual([true, days[0]])
        expect(Date.parse(days[0] ?? '') - Date.parse(previousDay)).toBe(length * DAY_MS)
      }),
    )
  })
})
