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
  summary: { clicked: NO_CHANGE, sold: NO_CHANGE, rupees: NO_CHANGE },
  breakdowns: { source: [], page: [], placement: [], pack: [] },
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
          },
          breakdowns: {
            ...NO_ORDERS.breakdowns,
            source: [
              { key: 'unknown', clicked: 0, sold: 1, rupees: 9000 },
              { key: 'direct', clicked: 3, sold: 1, rupees: 330 },
              { key: 'instagram', clicked: 2, sold: 1, rupees: 3269.5 },
            ],
            placement: [{ key: 'shop-order', clicked: 4, sold: 2, rupees: 3599.5 }],
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
        'Best source: instagram (₹3,270 in 1 order)',
        'Best button: shop-order (₹3,600 in 2 orders)',
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

  it('names the source of most order clicks where nothing was sold, and none without a name', () => {
    const source = [
      { key: 'other', clicked: 9, sold: 0, rupees: 0 },
      { key: 'lot:SY-26-02', clicked: 2, sold: 0, rupees: 0 },
    ]
    const text = weeklySummary(
      week({ orders: { ...NO_ORDERS, breakdowns: { ...NO_ORDERS.breakdowns, source } } }),
      'Samāyu',
    )
    expect(text).toContain('Sold: ₹0 in 0 orders (₹0 in 0 orders the week before)')
    expect(text).toContain('Best source: Lot SY-26-02 (order clicks: 2)')
    expect(text).not.toContain('Best button')
  })

  it('says so where the numbers are samples', () => {
    expect(weeklySummary(week(), 'Samāyu', true).split('\n')[0]).toBe(
      'Samāyu, 15 Nov to 21 Nov (sample numbers)',
    )
  })
})
