import { describe, expect, it } from 'vitest'
import { pageName, placementName, sourceName } from '#web/admin/names.ts'
import { describeChanges, describeLines } from '#web/admin/orders/order-changes.ts'
import { shopOf } from '#web/admin/shop.ts'
import { daysOf, lengthOf, rangeName, spanQuery } from '#web/admin/statistics/range.ts'
import { documentFaults } from '#web/admin/to-do/faults.ts'
import { POLICIES } from '#web/views.ts'
import type { Order } from '#worker/orders/contract.ts'
import { joinKey } from '#worker/tracking/contract.ts'
import { change, content } from '../content.ts'

const TODAY = '2026-11-24'

describe('a range of the dashboard', () => {
  it.each([
    ['today', '2026-11-24', '2026-11-24', 'Today'],
    ['30', '2026-10-26', '2026-11-24', 'Last 30 days'],
    ['this-month', '2026-11-01', '2026-11-24', 'This month: November 2026'],
    ['last-month', '2026-10-01', '2026-10-31', 'Last month: October 2026'],
    ['this-year', '2026-04-01', '2026-11-24', 'This financial year: since April 2026'],
    ['last-year', '2025-04-01', '2026-03-31', 'Last financial year: 2025–26'],
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

  it.each([
    ['30', 'before', { days: '30' }],
    ['30', 'year', { days: '30', compare: 'year' }],
    ['this-month', 'before', { from: '2026-11-01', to: TODAY }],
  ] as const)('%s, compared with the %s, is asked for as %o', (range, compare, query) => {
    expect(spanQuery({ range, compare }, TODAY)).toEqual(query)
  })
})

describe('the licence and the certificates', () => {
  const NOON = Date.parse('2026-11-24T06:30:00Z')
  const licence = { name: 'Licence', endsOn: '2026-11-23' }
  const detail = 'on 23 Nov 2026. The site leaves it out: renew it, then write its new last day'
  const expired = { name: 'Licence expired', detail, href: '/edit' }

  it('are named with their last day and what to do from 30 days before it on, the first to end first', () => {
    const soon = { name: 'NPOP certificate', endsOn: '2026-12-24' }
    const later = { name: 'Another certificate', endsOn: '2026-12-25' }
    const todo = 'on 24 Dec 2026: renew it now, then write its new last day'
    expect(documentFaults([soon, licence, later], NOON, true)).toEqual([
      expired,
      { name: 'NPOP certificate expires soon', detail: todo, href: '/edit' },
    ])
    // Where the site has no editor.
    expect(documentFaults([licence], NOON, false)).toEqual([{ ...expired, href: undefined }])
  })

  it('are those of the shop', () => {
    const ofShop = { ...content.facts.legal.licence, expires: '2027-05-01' }
    expect(shopOf(change(content, 'facts', 'legal', { licence: ofShop }), []).documents).toEqual([
      { name: 'Licence', endsOn: '2027-05-01' },
      { name: 'NPOP scope certificate of the ingredients', endsOn: '2027-12-31' },
    ])
  })
})

it.each([
  ['l.instagram.com', 'Instagram'],
  ['google.co.in', 'Google'],
  ['gemini.google.com', 'Gemini'],
  ['lot:SY-26-02', 'Code on SY-26-02'],
  ['direct', 'Direct'],
  ['notinstagram.com', 'notinstagram.com'],
])('the source %s of an order or a visit is called %s', (source, name) => {
  expect(sourceName(source)).toBe(name)
  // In tables, where hosts of one service are one row, it has the same name.
  if (!source.startsWith('lot:')) expect(sourceName(joinKey('source', source))).toBe(name)
})

it('describes an order in lines that do not break within, and a refund once', () => {
  const lines = [
    { jars: 1, pack: '250g' },
    { jars: 2, pack: null },
  ]
  expect(describeLines(lines)).toBe('1\u00a0×\u00a0250g\u00a0+ 2\u00a0×\u00a0other')
  const seen = { status: 'sold', refunded: null, refunded_at: null } as Order
  const refunded = { ...seen, refunded: 100, refunded_at: '2026-11-21T06:30:00.000Z' }
  expect(describeChanges(seen, refunded)).toMatch(/^₹100 given back, refunded on 21 Nov/)
})

it('names each policy as a page, with its language, and as the place of the links on it', () => {
  expect(POLICIES.map(placementName)).toEqual(['Refund policy', 'Disclaimer', 'Privacy policy'])
  expect(['/refund-policy', '/mr/privacy-policy'].map((path) => pageName(path, {}))).toEqual([
    'Refund policy',
    'Privacy policy, मराठी',
  ])
})
