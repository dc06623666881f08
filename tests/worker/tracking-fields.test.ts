import { describe, expect, it } from 'vitest'
import type { Failure } from '#contract/responses.ts'
import { builtWorker } from './harness.ts'
import { countsOf } from './local-d1.ts'
import { minimalBodies } from './minimal-bodies.ts'

const site = builtWorker()

async function postWith(path: string, fields: Record<string, unknown>, visitor = site.visitor()) {
  return visitor.post<Failure>(path, { ...minimalBodies[path]?.(visitor), ...fields })
}

const LENGTHS: [path: string, field: string, longest: number][] = [
  ['/newsletter', 'source_page', 100],
  ['/newsletter', 'user_session', 100],
  ['/newsletter', 'page_url', 2048],
  ['/interactions', 'interaction_type', 50],
  ['/interactions', 'user_session', 100],
  ['/interactions', 'page_url', 2048],
  ['/product-analytics', 'event_name', 100],
  ['/product-analytics', 'product_name', 100],
  ['/product-analytics', 'action_type', 50],
  ['/product-analytics', 'user_session', 100],
  ['/contact-inquiries', 'inquiry_type', 50],
  ['/contact-inquiries', 'name', 255],
  ['/contact-inquiries', 'phone', 20],
  ['/contact-inquiries', 'message', 5000],
  ['/contact-inquiries', 'user_session', 100],
  ['/contact-inquiries', 'page_url', 2048],
]

describe('lengths', () => {
  it.each(LENGTHS)(
    'POST /api%s accepts %s of %i characters and not one more',
    async (path, field, longest) => {
      expect((await postWith(path, { [field]: 'अ'.repeat(longest) })).status).toBe(201)
      const { status, body } = await postWith(path, { [field]: 'अ'.repeat(longest + 1) })
      expect([status, body.code, body.issues?.[0]?.path]).toEqual([400, 'invalid', field])
    },
  )
})

const SINGLE_LINES = LENGTHS.filter(([, field]) => field !== 'message')

describe('single lines', () => {
  it.each(SINGLE_LINES)('POST /api%s rejects control characters in %s', async (path, field) => {
    for (const control of ['\u0000', '\n', '\u001b', '\u007f', '\u0085']) {
      const { status, body } = await postWith(path, { [field]: `a${control}b` })
      expect([status, body.issues?.[0]?.path]).toEqual([400, field])
    }
  })
})

describe('required fields', () => {
  it.each([
    ['/interactions', 'interaction_type'],
    ['/interactions', 'user_session'],
    ['/product-analytics', 'event_name'],
    ['/product-analytics', 'product_name'],
    ['/product-analytics', 'action_type'],
    ['/product-analytics', 'user_session'],
    ['/contact-inquiries', 'inquiry_type'],
  ])('POST /api%s requires %s', async (path, field) => {
    for (const missing of [undefined, null, '', '   ', 7]) {
      const { status, body } = await postWith(path, { [field]: missing })
      expect([status, body.code, body.issues?.[0]?.path]).toEqual([400, 'invalid', field])
    }
    expect(await countsOf(site.db)).toEqual({})
  })
})

describe('unknown fields', () => {
  it.each(Object.keys(minimalBodies))(
    'POST /api%s drops them, and sets ids and times itself',
    async (path) => {
      const { status, text } = await postWith(path, {
        id: 'forged',
        timestamp: 0,
        created_at: 0,
        updated_at: 0,
        subscribed_at: 0,
        ['__proto__']: { polluted: true },
        anything: 'forged',
      })
      expect(status).toBe(201)
      expect(text).not.toMatch(/forged|1970|polluted/)
    },
  )
})
