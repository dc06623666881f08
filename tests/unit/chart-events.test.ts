import { expect, it } from 'vitest'
import { describeEvents } from '#web/admin/statistics/DailyChart.tsx'

it('a day of the chart names the lots made and recalled on it, and that the site changed', () => {
  const lot = { expiresOn: '2027-05-01', kilograms: 40, recall: null, state: 'on sale' } as const
  const lots = [
    { ...lot, lot: 'SY-26-02', madeOn: '2026-11-04' },
    { ...lot, lot: 'SY-26-01', madeOn: '2026-10-01', recall: { on: '2026-11-04', reason: 'x' } },
  ]
  // In UTC it is the day before.
  const changed = ['2026-11-03T19:00:00Z']
  expect(describeEvents('2026-11-04', lots, changed)).toBe(
    'lot SY-26-02 made, lot SY-26-01 recalled, site changed',
  )
  expect(describeEvents('2026-11-03', lots, changed)).toBe('')
})
