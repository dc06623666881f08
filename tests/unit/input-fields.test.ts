import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { inquiryInput } from '#worker/inquiries/input.ts'
import { newsletterInput } from '#worker/subscriptions/input.ts'
import { interactionInput, productEventInput } from '#worker/tracking/input.ts'

const text = 'text'
const INPUTS: Record<string, [schema: z.ZodType, minimal: Record<string, unknown>]> = {
  'a sign-up': [newsletterInput, { email: 'reader@visitor.example' }],
  'an interaction': [interactionInput, { interaction_type: text, user_session: text }],
  'a product event': [
    productEventInput,
    { event_name: text, product_name: text, action_type: text, user_session: text },
  ],
  'an inquiry': [inquiryInput, { inquiry_type: text }],
}

/** The fields that a body is rejected for; none if it is valid. */
function rejectedFields(input: string, fields: Record<string, unknown>): PropertyKey[] {
  const [schema, minimal] = INPUTS[input] ?? []
  const issues = schema?.safeParse({ ...minimal, ...fields }).error?.issues ?? []
  return [...new Set(issues.map(({ path }) => path[0] ?? ''))]
}

const LENGTHS: [input: string, field: string, longest: number][] = [
  ['a sign-up', 'source_page', 100],
  ['a sign-up', 'user_session', 100],
  ['a sign-up', 'page_url', 2048],
  ['an interaction', 'interaction_type', 50],
  ['an interaction', 'user_session', 100],
  ['an interaction', 'page_url', 2048],
  ['a product event', 'event_name', 100],
  ['a product event', 'product_name', 100],
  ['a product event', 'action_type', 50],
  ['a product event', 'user_session', 100],
  ['an inquiry', 'inquiry_type', 50],
  ['an inquiry', 'name', 255],
  ['an inquiry', 'phone', 20],
  ['an inquiry', 'message', 5000],
  ['an inquiry', 'user_session', 100],
  ['an inquiry', 'page_url', 2048],
]

it.each(LENGTHS)('%s takes %s of %i characters and not one more', (input, field, longest) => {
  expect(rejectedFields(input, { [field]: 'अ'.repeat(longest) })).toEqual([])
  expect(rejectedFields(input, { [field]: 'अ'.repeat(longest + 1) })).toEqual([field])
})

it.each(Object.keys(INPUTS))(
  '%s takes no NUL, drops what else nobody sees, and fields that it does not have',
  (input) => {
    const [schema, minimal] = INPUTS[input] ?? []
    expect(rejectedFields(input, { page_url: 'a\u0000b', user_session: 'a\u0000b' })).toContain(
      'user_session',
    )
    for (const unseen of ['\u0007', '\u007f', '\u200b', '\u202e', '\r', '\t'])
      expect(rejectedFields(input, { user_session: `a${unseen}b` })).toEqual([])
    const forged = {
      id: 'forged',
      timestamp: 0,
      created_at: 0,
      status: 'done',
      ['__proto__']: { forged: true },
    }
    expect(JSON.stringify(schema?.parse({ ...minimal, ...forged }))).not.toMatch(
      /forged|timestamp|created|status/,
    )
  },
)

it('an event needs its type and session', () => {
  for (const missing of [undefined, null, '', '   ', 7]) {
    const fields = { event_name: missing, user_session: missing }
    expect(rejectedFields('a product event', fields)).toEqual(['event_name', 'user_session'])
  }
})

describe('additional_data', () => {
  const makeObject = (bytes: number) => ({ text: `é${'x'.repeat(bytes - '{"text":""}'.length - 2)}` })
  const nest = (levels: number): object => (levels === 1 ? {} : { in: nest(levels - 1) })

  it.each([
    ['an object of 4 KiB', makeObject(4096)],
    ['eight levels', nest(8)],
    ['null', null],
  ])('may be %s', (_, value) => {
    expect(rejectedFields('an interaction', { additional_data: value })).toEqual([])
  })

  it.each([
    ['a byte more than 4 KiB', makeObject(4097)],
    ['nine levels', nest(9)],
    ['a list', [1]],
  ])('is not %s', (_, value) => {
    expect(rejectedFields('an interaction', { additional_data: value })).toEqual(['additional_data'])
  })
})

describe('a conversion value', () => {
  it.each([0, 0.01, 1.1, 4.35, 1.005e2, 99_999_999.99])('may be %d rupees', (value) => {
    expect(rejectedFields('a product event', { conversion_value: value })).toEqual([])
  })

  it.each([-1, 0.001, 633.0000001, 100_000_000, Number.POSITIVE_INFINITY, '633', true])(
    'is not %j',
    (value) => {
      expect(rejectedFields('a product event', { conversion_value: value })).toEqual(['conversion_value'])
    },
  )
})
