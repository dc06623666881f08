import { describe, expect, it } from 'vitest'
import { daysOf, lengthOf, rangeName, spanQuery } from '#web/admin/statistics/range.ts'

const TODAY = '2026-11-24'

describe('a range of the dashboard', () => {
  it.each([
    ['7', '2026-11-18', '2026-11-24', 'Last 7 days'],
    ['30', '2026-10-26', '2026-11-24', 'Last 30 days'],
    ['90', '2026-08-27', '2026-11-24', 'Last 90 days'],
    ['this-month', '2026-11-01', '2026-11-24', 'This month: November 2026'],
    ['last-month', '2026-10-01', '2026-10-31', 'Last month: October 2026'],
    ['this-year', '2026-04-01', '2026-11-24', 'This year: since April 2026'],
    ['last-year', '2025-04-01', '2026-03-31', 'Last year: 2025–26'],
  ] as const)('%s begins and ends on its days', (range, from, to, name) => {
    expect(daysOf(range, TODAY)).toEqual({ from, to })
    expect(rangeName(range, TODAY)).toBe(name)
  })

  it('of a financial year begins in the April before, also in its last months', () => {
    expect(daysOf('this-year', '2027-02-28')).toEqual({ from: '2026-04-01', to: '2027-02-28' })
    expect(daysOf('last-month', '2027-01-05')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
    expect(lengthOf('last-year', '2027-04-01')).toBe(365)
    expect(lengthOf('last-year', '2028-04-01')).toBe(366)
  })

  it('is asked for by its days or its length, and by the year it is compared with', () => {
    expect(spanQuery({ range: '30', compare: 'before' }, TODAY)).toEqual({ days: '30' })
    expect(spanQuery({ range: '30', compare: 'year' }, TODAY)).toEqual({ days: '30', compare: 'year' })
    expect(spanQuery({ range: 'this-month', compare: 'before' }, TODAY)).toEqual({
      from: '2026-11-01',
      to: TODAY,
    })
  })
})
