import { describe, expect, it } from 'vitest'
import { hoursOf, refundCases, reportWindow, windowText } from '#web/domain/refund.ts'
import { content } from '../content.ts'

describe('the cases', () => {
  it('each have a window: of the refunds, and the guarantee that of the packs', () => {
    const windows = Object.fromEntries(refundCases(content).map(({ id, window }) => [id, window]))
    expect(windows).toEqual({
      ...content.refund.windows,
      guarantee: { days: content.packs.guaranteeDays },
    })
  })

  it('print the window with its number and in the right form', () => {
    const texts = {
      ...content,
      refund: { ...content.refund, days: { one: '{count} day', other: '{count} days' } },
    }
    expect(windowText({ days: 1 }, texts)).toBe('1 day')
    expect(windowText({ days: 10 }, texts)).toBe('10 days')
    expect(windowText({ hours: 24 }, content)).toContain('24')
  })

  it('count a day as 24 hours', () => {
    expect([hoursOf({ hours: 24 }), hoursOf({ days: 10 })]).toEqual([24, 240])
  })
})

describe('the window of a refund case', () => {
  it('is open until the end of the next day for a window of 24 hours', () => {
    const lastMinute = new Date('2026-11-22T23:59:00+05:30')
    expect(reportWindow(24, '2026-11-21', lastMinute)).toEqual({ open: true, until: lastMinute })
    expect(reportWindow(24, '2026-11-21', new Date('2026-11-23T00:00:00+05:30'))?.open).toBe(false)
  })

  it('is open for ten days after the day of delivery for a window of 240 hours', () => {
    const window = reportWindow(240, '2026-11-10', new Date('2026-11-20T12:00:00+05:30'))
    expect(window).toEqual({ open: true, until: new Date('2026-11-20T23:59:00+05:30') })
  })

  it('goes by the days of India, wherever the visitor is', () => {
    // The 21st has begun in India, and not yet in London.
    expect(reportWindow(24, '2026-11-21', new Date('2026-11-20T19:00:00Z'))).toBeDefined()
  })

  it('has no answer for a day to come, or none', () => {
    const now = new Date('2026-11-20T12:00:00+05:30')
    expect(reportWindow(24, '2026-11-21', now)).toBeUndefined()
    expect(reportWindow(24, '', now)).toBeUndefined()
  })
})
