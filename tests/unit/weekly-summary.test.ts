import { expect, it } from 'vitest'
import { type WeekStats, weeklySummary } from '#contract/weekly-summary.ts'

const WEEK: WeekStats = {
  subscriptions: {
    summary: { total: 1234567, inRange: 12, previous: 9 },
    series: Array.from({ length: 7 }, (_, index) => ({ day: `2026-11-${15 + index}`, count: 1 })),
  },
  interactions: {
    summary: {
      ...{ total: 400, inRange: 150, previous: 90 },
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
    },
  },
}

it('the weekly summary says the week, what was sold, and the numbers with those of the week before', () => {
  expect(weeklySummary(WEEK, 'Samāyu')).toBe(
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
  expect(weeklySummary(WEEK, 'Samāyu', true)).toMatch(/^Samāyu, 15 Nov to 21 Nov \(sample numbers\)\n/)
})
