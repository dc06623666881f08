import { describe, expect, it } from 'vitest'
import { brand } from '../../web/content/brand.ts'
import { type WeekStats, weeklySummary } from '../../worker/contract/weekly-summary.ts'

const DAYS = [
  '2026-11-15',
  '2026-11-16',
  '2026-11-17',
  '2026-11-18',
  '2026-11-19',
  '2026-11-20',
  '2026-11-21',
]
const NONE = { total: 0, inRange: 0, previous: 0 }

function week(more: Partial<WeekStats> = {}): WeekStats {
  const series = DAYS.map((day) => ({ day, count: 0 }))
  return {
    subscriptions: { summary: NONE, series },
    interactions: { summary: { ...NONE, byType: {}, previousByType: {} } },
    inquiries: { summary: NONE },
    breakdowns: { data: { placement: [], page: [], source: [], order: [] } },
    ...more,
  }
}

describe('the weekly summary', () => {
  it('says the week, its numbers, and those of the week before', () => {
    const text = weeklySummary(
      week({
        subscriptions: {
          summary: { total: 1234567, inRange: 12, previous: 9 },
          series: DAYS.map((day) => ({ day, count: 1 })),
        },
        interactions: {
          summary: {
            total: 400,
            inRange: 150,
            previous: 90,
            byType: { whatsapp_click: 30, pricing_view: 120 },
            previousByType: { whatsapp_click: 28 },
          },
        },
        inquiries: { summary: { total: 9, inRange: 5, previous: 7 } },
      }),
      brand.name,
      false,
    )
    expect(text).toBe(
      [
        `${brand.name}, 15 Nov to 21 Nov`,
        '',
        'New subscribers: 12 (9 the week before)',
        'WhatsApp clicks: 30 (28 the week before)',
        'Pricing views: 120 (0 the week before)',
        'Inquiries: 5 (7 the week before)',
        'Order clicks: 0 (0 the week before)',
        '',
        'Subscribers in total: 12,34,567',
      ].join('\n'),
    )
  })

  it('adds the orders of all packs with their value, and the first place and source that have a name', () => {
    const text = weeklySummary(
      week({
        breakdowns: {
          data: {
            placement: [
              { key: 'unknown', count: 9, previous: 0 },
              { key: 'hero', count: 4, previous: 0 },
            ],
            page: [],
            source: [{ key: 'other', count: 3, previous: 0 }],
            order: [
              { key: 'A', count: 2, previous: 1, value: 1266 },
              { key: 'B', count: 1, previous: 4, value: 330 },
            ],
          },
        },
      }),
      brand.name,
      false,
    )
    expect(text).toContain('Order clicks: 3 (5 the week before), worth ₹1,596')
    expect(text).toContain('Most clicked place: hero (4)')
    expect(text).not.toContain('Most visitors from')
  })

  it('says so where the numbers are samples', () => {
    expect(weeklySummary(week(), brand.name, true).split('\n')[0]).toBe(
      `${brand.name}, 15 Nov to 21 Nov (sample numbers)`,
    )
  })
})
