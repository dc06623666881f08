import { describe, expect, it } from 'vitest'
import { refundCases } from '#web/content/refund.ts'
import { reportWindow } from '#web/views/policy/refund-window.ts'

const damaged = refundCases.find(({ id }) => id === 'damaged') ?? expect.fail()
const spoiled = refundCases.find(({ id }) => id === 'spoiled') ?? expect.fail()

describe('the window of a refund case', () => {
  it('is open until the end of the next day for a window of 24 hours', () => {
    const lastMinute = new Date('2026-11-22T23:59:00+05:30')
    expect(reportWindow(damaged, '2026-11-21', lastMinute)).toEqual({ open: true, until: lastMinute })
    expect(reportWindow(damaged, '2026-11-21', new Date('2026-11-23T00:00:00+05:30'))?.open).toBe(false)
  })

  it('is open for ten days after the day of delivery for what is spoiled', () => {
    const window = reportWindow(spoiled, '2026-11-10', new Date('2026-11-20T12:00:00+05:30'))
    expect(window).toEqual({ open: true, until: new Date('2026-11-20T23:59:00+05:30') })
  })

  it('goes by the days of India, wherever the visitor is', () => {
    // The 21st has begun in India, and not yet in London.
    expect(reportWindow(damaged, '2026-11-21', new Date('2026-11-20T19:00:00Z'))).toBeDefined()
  })

  it('has no answer for a day to come, or none', () => {
    const now = new Date('2026-11-20T12:00:00+05:30')
    expect(reportWindow(damaged, '2026-11-21', now)).toBeUndefined()
    expect(reportWindow(damaged, '', now)).toBeUndefined()
  })
})
