import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { dayOf } from '#contract/days.ts'
import { orderReference } from '#worker/orders/contract.ts'
import { closeInput, orderChangeInput, orderInput, orderQuery, saleInput } from '#worker/orders/input.ts'
import { pageQuery } from '#worker/statistics/input.ts'
import { DAY_MS } from '../worker/times.ts'

const REFERENCE = orderReference(new Uint8Array([7, 14, 21, 28, 3]))
const wrongCheck = REFERENCE.slice(0, -1) + (REFERENCE.endsWith('0') ? '1' : '0')
const ORDER = { reference: REFERENCE, placement: 'shop-order', user_session: 'session', amount: 633 }
const ago = (days: number) => dayOf(Date.now() - days * DAY_MS)

/** Where an input is refused; nothing where it is taken. */
const refusedAt = (schema: z.ZodType, input: object) =>
  schema.safeParse(input).error?.issues.map(({ path }) => path.join('.')) ?? []

it.each<[path: string, wrong: object]>([
  ['reference', { reference: wrongCheck }],
  ['pack', { pack: 'x'.repeat(51) }],
  ['placement', { placement: '' }],
  ['user_session', { user_session: undefined }],
  ['amount', { amount: -1 }],
  ['quantity', { quantity: 0 }],
  ['quantity', { quantity: 1000 }],
  ['charge', { charge: 634 }],
  ['charge', { amount: null, charge: 60 }],
  ['visit_source.lot', { visit_source: { lot: 'x'.repeat(101) } }],
])('an order is refused at its %s: %j', (path, wrong) => {
  expect(refusedAt(orderInput, ORDER)).toEqual([])
  expect(refusedAt(orderInput, { ...ORDER, ...wrong })).toEqual([path])
})

describe.each([
  ['a sale', saleInput],
  ['a mark', orderChangeInput],
])('%s', (_, schema) => {
  it.each([
    { sold_on: ago(0), sent: true, lot: 'sy-26-02', note: 'x'.repeat(500) },
    { sold_on: ago(400), pack: '500g', amount: 0.5 },
  ])('may be %j', (fields) => {
    expect(refusedAt(schema, fields)).toEqual([])
  })

  it.each([
    { amount: -1 },
    { quantity: 1.5 },
    { note: 'x'.repeat(501) },
    { lot: 'x'.repeat(21) },
    { sent: 'yesterday' },
    { sold_on: '2026-02-30' },
    { sold_on: ago(-1) },
    { sold_on: ago(401) },
  ])('is refused with %j', (wrong) => {
    expect(refusedAt(schema, wrong)).toEqual(Object.keys(wrong))
  })
})

it.each<object>([{}, { sold_at: null }, { expected: 'sold' }, { status: 'lost' }, { refunded: -1 }])(
  'a mark is refused with %j',
  (wrong) => {
    expect(refusedAt(orderChangeInput, wrong)).toHaveLength(1)
  },
)

it('open orders are closed up to today', () => {
  for (const before of [ago(-1), 'today', '']) expect(refusedAt(closeInput, { before })).toContain('before')
  expect(refusedAt(closeInput, { before: ago(0) })).toEqual([])
})

it('orders are found by twenty references, and by no whole message', () => {
  const references = Array.from({ length: 21 }, (_, index) =>
    orderReference(new Uint8Array([1, 1, 1, index >> 5, index & 31])),
  )
  expect(refusedAt(orderQuery, { reference: references.slice(1) })).toEqual([])
  for (const reference of [
    references,
    [],
    undefined,
    '',
    ' ',
    `Reference: ${REFERENCE}`,
    'AAAAAA',
    'a\u0000b',
  ])
    expect(refusedAt(orderQuery, { reference })).not.toEqual([])
})

describe('the query of a list', () => {
  it.each([
    {},
    { days: '90', compare: 'year', limit: '100' },
    { from: ago(365), to: ago(0) },
    { from: '2024-04-01', to: '2025-03-31', compare: 'year' },
  ])('may be %j', (query) => {
    expect(refusedAt(pageQuery, query)).toEqual([])
  })

  it.each<[path: string, query: object]>([
    ['from', { from: ago(366), to: ago(0) }],
    ['to', { from: ago(0), to: ago(1) }],
    ['from', { to: ago(1) }],
    ['days', { days: '7', from: ago(1), to: ago(0) }],
    ['compare', { days: '7', compare: 'month' }],
    ...['8', '-7', '07', '', 'all'].map((days): [string, object] => ['days', { days }]),
    ...['0', '101', 'ten', '1.5'].map((limit): [string, object] => ['limit', { limit }]),
    ...['1', "' OR 1=1"].map((before): [string, object] => ['before', { before }]),
  ])('is refused at %s: %j', (path, query) => {
    expect(refusedAt(pageQuery, query)).toContain(path)
  })
})
