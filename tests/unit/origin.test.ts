import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#contract/json.ts'
import { pagePath, visitOrigin } from '#worker/tracking/origin.ts'

describe('pagePath', () => {
  it.each([
    ['https://site.example/blog/a?utm_source=x#part', '/blog/a'],
    ['https://site.example/blog/a/', '/blog/a'],
    ['https://site.example?next=https://elsewhere.example/path', '/'],
    ['http://localhost:8787/privacy-policy', '/privacy-policy'],
    ['/refund-policy?a=/b', '/refund-policy'],
    ['', '/'],
    ['nonsense', '/'],
    [`/${'अ'.repeat(200)}`, `/${'अ'.repeat(99)}`],
    // Two UTF-16 units each.
    [`/${'🌿'.repeat(150)}`, `/${'🌿'.repeat(49)}`],
    [null, null],
  ])('takes of the page %j the path %j', (page, path) => {
    expect(pagePath(page)).toBe(path)
  })
})

describe('visitOrigin', () => {
  it.each<[JsonObject | null, string]>([
    [{ utm_source: 'Instagram', referrer: 'google.com' }, 'instagram'],
    [{ referrer: 'google.com' }, 'google.com'],
    [{ utm_source: '', referrer: '' }, 'direct'],
    [{ utm_source: '\u0000' }, 'unknown'],
    [{ utm_source: 'x'.repeat(500) }, 'x'.repeat(100)],
    [{ utm_source: ['instagram'], referrer: 7 }, 'direct'],
    [null, 'direct'],
  ])('takes %j for %j', (data, source) => {
    expect(visitOrigin(data)).toBe(source)
  })
})
