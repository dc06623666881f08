import { describe, expect, it } from 'vitest'
import { type WeekStats, weeklySummary } from '#contract/weekly-summary.ts'

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
const NO_CHANGE = { inRange: 0, previous: 0 }
const NO_ORDERS: WeekStats['orders'] = {
  summary: { clicked: NO_CHANGE, sold: NO_CHANGE, rupees: NO_CHANGE, soldFromClicks: NO_CHANGE },
}

function week(more: Partial<WeekStats> = {}): WeekStats {
  return {
    subscriptions: { summary: NONE, series: DAYS.map((day) => ({ day, count: 0 })) },
    interactions: { summary: { ...NONE, byType: {}, previousByType: {} } },
    inquiries: { summary: NONE },
    orders: NO_ORDERS,
    ...more,
  }
}

describe('the weekly summary', () => {
  it('says the week, what was sold, where it came from, and the numbers with those of the week before', () => {
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
        inquiries: { summary: { inRange: 5, previous: 7 } },
        orders: {
          summary: {
            clicked: { inRange: 7, previous: 4 },
            sold: { inRange: 3, previous: 1 },
            rupees: { inRange: 12599.5, previous: 633 },
            soldFromClicks: { inRange: 2, previous: 1 },
          },
        },
      }),
      'Samāyu',
    )
    expect(text).toBe(
      [
        'Samāyu, 15 Nov to 21 Nov',
        '',
        'Sold: ₹12,600 in 3 orders (₹633 in 1 order the week before)',
        'Order clicks: 7 (4 the week before)',
        'WhatsApp clicks: 30 (28 the week before)',
        'Pricing views: 120 (0 the week before)',
        'Enquiries: 5 (7 the week before)',
        'New subscribers: 12 (9 the week before)',
        '',
        'Subscribers in total: 12,34,567',
      ].join('\n'),
    )
  })

  it('says so where the numbers are samples', () => {
    expect(weeklySummary(week(), 'Samāyu', true).split('\n')[0]).toBe(
      'Samāyu, 15 Nov to 21 Nov (sample numbers)',
    )
  })
})
