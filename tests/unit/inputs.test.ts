import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { dayOf } from '#contract/days.ts'
import { rowId } from '#contract/fields.ts'
import { inquiryInput } from '#worker/inquiries/input.ts'
import { firstIdAt, newId, timeOf } from '#worker/lib/ids.ts'
import { orderReference } from '#worker/orders/contract.ts'
import { closeInput, orderChangeInput, orderInput, orderQuery, saleInput } from '#worker/orders/input.ts'
import { pageQuery } from '#worker/statistics/input.ts'
import { newsletterInput } from '#worker/subscriptions/input.ts'
import { interactionInput, productEventInput } from '#worker/tracking/input.ts'
import { DAY_MS } from '../worker/times.ts'

const REFERENCE = orderReference(new Uint8Array([7, 14, 21, 28, 3]))
const ORDER = { reference: REFERENCE, placement: 'shop-order', user_session: 'session', amount: 633 }
const ago = (days: number) => dayOf(Date.now() - days * DAY_MS)

type Fields = Record<string, unknown>

/** What visitors send, with the fewest fields. */
const INPUTS = {
  'a sign-up': [newsletterInput, { email: 'reader@visitor.example' }],
  'an interaction': [interactionInput, { interaction_type: 'text', user_session: 'text' }],
  'a product event': [
    productEventInput,
    { event_name: 'text', product_name: 'text', action_type: 'text', user_session: 'text' },
  ],
  'an inquiry': [inquiryInput, { inquiry_type: 'text' }],
  'an order': [orderInput, ORDER],
} satisfies Record<string, [schema: z.ZodType, minimal: Fields]>

/** Where an input is refused, each place once; nothing where it is taken. */
const listRefusedPaths = (schema: z.ZodType, input: Fields) => [
  ...new Set(schema.safeParse(input).error?.issues.map(({ path }) => path.join('.'))),
]
function listRefusals(name: keyof typeof INPUTS, fields: Fields) {
  const [schema, minimal] = INPUTS[name]
  return listRefusedPaths(schema, { ...minimal, ...fields })
}

describe('what visitors send', () => {
  /** Of the specification, but for the addresses of pages and messages. */
  const LENGTHS: [input: keyof typeof INPUTS, lengths: Record<string, number>][] = [
    ['a sign-up', { source_page: 100, user_session: 100, page_url: 2048 }],
    ['an interaction', { interaction_type: 50, user_session: 100, page_url: 2048 }],
    ['a product event', { event_name: 100, product_name: 100, action_type: 50, user_session: 100 }],
    [
      'an inquiry',
      { inquiry_type: 50, name: 255, phone: 20, message: 5000, user_session: 100, page_url: 2048 },
    ],
    ['an order', { pack: 50, user_session: 100 }],
  ]

  it.each(LENGTHS)('has at most so many characters in %s: %j', (input, lengths) => {
    for (const [field, longest] of Object.entries(lengths)) {
      expect(listRefusals(input, { [field]: 'अ'.repeat(longest) })).toEqual([])
      expect(listRefusals(input, { [field]: 'अ'.repeat(longest + 1) })).toEqual([field])
    }
  })

  it('has its types and sessions, which may have what nobody sees', () => {
    for (const missing of [undefined, '   ', 7, 'a\u0000b']) {
      const refused = listRefusals('a product event', { event_name: missing, user_session: missing })
      expect([missing, refused]).toEqual([missing, ['event_name', 'user_session']])
    }
    for (const unseen of ['\u0007', '\u202e', '\r'])
      expect(listRefusals('an interaction', { user_session: `a${unseen}b` })).toEqual([])
  })

  it.each<[path: string, wrong: Fields]>([
    ['reference', { reference: REFERENCE.slice(0, -1) + (REFERENCE.endsWith('0') ? '1' : '0') }],
    ['placement', { placement: '' }],
    ['amount', { amount: -1 }],
    ['quantity', { quantity: 1000 }],
    ['visit_source.lot', { visit_source: { lot: 'x'.repeat(101) } }],
  ])('is refused in an order at its %s: %j', (path, wrong) => {
    expect(listRefusals('an order', wrong)).toEqual([path])
  })

  it('has at most 4 KiB and eight levels of additional data, and no list', () => {
    const makeObject = (bytes: number) => ({ text: `é${'x'.repeat(bytes - '{"text":""}'.length - 2)}` })
    const nest = (levels: number): object => (levels === 1 ? {} : { in: nest(levels - 1) })
    const refuse = (additional_data: unknown) => listRefusals('an interaction', { additional_data })
    for (const data of [makeObject(4096), nest(8), null]) expect(refuse(data)).toEqual([])
    for (const data of [makeObject(4097), nest(9), [1]]) expect(refuse(data)).toEqual(['additional_data'])
  })

  it('has rupees with two decimals, as the column of the specification has them', () => {
    const refuse = (conversion_value: unknown) => listRefusals('a product event', { conversion_value })
    for (const value of [0, 0.01, 4.35, 1.005e2, 99_999_999.99])
      expect([value, refuse(value)]).toEqual([value, []])
    for (const value of [-1, 0.001, 100_000_000, Number.POSITIVE_INFINITY, '633'])
      expect([value, refuse(value)]).toEqual([value, ['conversion_value']])
  })
})

describe.each([
  ['a sale', saleInput],
  ['a mark', orderChangeInput],
])('%s', (_, schema) => {
  it('may be of any of the last 400 days', () => {
    const ofToday = { amount: 633, sold_on: ago(0), sent: true, lot: 'sy-26-02', note: 'x'.repeat(500) }
    for (const fields of [ofToday, { sold_on: ago(400), pack: '500g', amount: 0.5 }])
      expect(listRefusedPaths(schema, fields)).toEqual([])
  })

  it.each([
    { amount: -1 },
    { quantity: 1.5 },
    { note: 'x'.repeat(501) },
    { lot: 'x'.repeat(21) },
    { sold_on: '2026-02-30' },
    { sold_on: ago(-1) },
    { sold_on: ago(401) },
  ])('is refused with %j', (wrong) => {
    expect(listRefusedPaths(schema, { amount: 633, ...wrong })).toEqual(Object.keys(wrong))
  })
})

it.each<Fields>([{}, { sold_at: null }, { status: 'lost' }, { refunded: -1 }])('no mark is %j', (wrong) => {
  expect(listRefusedPaths(orderChangeInput, wrong)).toHaveLength(1)
})

it('open orders are closed up to today', () => {
  const refused = [ago(-1), 'today', ago(0)].map((before) => listRefusedPaths(closeInput, { before }))
  expect(refused).toEqual([['before'], ['before'], []])
})

it('orders are found by twenty references, and by no whole message', () => {
  const references = Array.from({ length: 21 }, (_, index) =>
    orderReference(new Uint8Array([1, 1, 1, index >> 5, index & 31])),
  )
  expect(listRefusedPaths(orderQuery, { reference: references.slice(1) })).toEqual([])
  for (const reference of [references, [], undefined, ' ', `Reference: ${REFERENCE}`, 'AAAAAA'])
    expect(listRefusedPaths(orderQuery, { reference })).not.toEqual([])
})

it('the query of a list may be of a year at most, with a comparison, and has up to 100 rows', () => {
  const leapYear = { from: '2024-04-01', to: '2025-03-31', compare: 'year' }
  const queries = [
    {},
    { days: '90', compare: 'year', limit: '100' },
    { from: ago(365), to: ago(0) },
    leapYear,
  ]
  for (const query of queries) expect(listRefusedPaths(pageQuery, query)).toEqual([])
})

it.each<[path: string, query: Fields]>([
  ['from', { from: ago(366), to: ago(0) }],
  ['to', { from: ago(0), to: ago(1) }],
  ['from', { to: ago(1) }],
  ['days', { days: '7', from: ago(1), to: ago(0) }],
  ['compare', { days: '7', compare: 'month' }],
  ['limit', { limit: '101' }],
  ['before', { before: "' OR 1=1" }],
])('the query of a list is refused at %s: %j', (path, query) => {
  expect(listRefusedPaths(pageQuery, query)).toContain(path)
})

it('the id of a row is a UUIDv7 of its time, unlike any other, and the same again with the same random bits', () => {
  const now = Date.parse('2026-11-29T12:00:00.123Z')
  const [id, other] = [newId(now), newId(now)]
  expect(rowId.parse(id)).toBe(id)
  expect(timeOf(id)).toBe(now)
  expect(other).not.toBe(id)
  expect([firstIdAt(now) <= id, id < firstIdAt(now + 1)]).toEqual([true, true])
  const random = crypto.randomUUID()
  expect(newId(now, random)).toBe(newId(now, random))
})
