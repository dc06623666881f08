import { expect } from 'vitest'
import type { Sent } from './mail-app.ts'

/** Headers that Cloudflare accepts, all lower case (developers.cloudflare.com/email-service/reference/headers). */
const ALLOWED = `
  in-reply-to references list-unsubscribe list-unsubscribe-post list-id list-archive list-help list-owner
  list-post list-subscribe precedence auto-submitted content-language keywords comments importance priority
  sensitivity organization require-recipient-valid-since expires reply-by archived-at`
  .trim()
  .split(/\s+/)
const MAX_HEADERS = 20
const MAX_VALUE_BYTES = 2048
const MAX_PAYLOAD_BYTES = 16 * 1024

/** Holds a mail to the rules of Cloudflare, which the simulator does not enforce. */
export function expectAcceptable({ headers = {}, subject, text, html, to }: Sent): void {
  const entries = Object.entries(headers)
  const bytes = (value: string) => new TextEncoder().encode(value).length
  for (const [name, value] of entries) {
    expect(ALLOWED.includes(name.toLowerCase()) || /^X-[A-Za-z0-9\-_]+$/.test(name), name).toBe(true)
    expect(value).not.toMatch(/[\r\n]/)
    expect(bytes(value)).toBeGreaterThan(0)
    expect(bytes(value)).toBeLessThanOrEqual(MAX_VALUE_BYTES)
  }
  expect(entries.length).toBeLessThanOrEqual(MAX_HEADERS)
  const payload = entries.reduce((sum, [name, value]) => sum + bytes(name) + bytes(value) + 4, 0)
  expect(payload).toBeLessThanOrEqual(MAX_PAYLOAD_BYTES)
  if (headers['List-Unsubscribe-Post']) {
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(headers['List-Unsubscribe']).toMatch(/^<https:\/\/[^<>\s]+>$/)
  }
  expect(subject).not.toMatch(/[\r\n@]/)
  expect(typeof to).toBe('string')
  expect(text).toBeTruthy()
  expect(html).toContain('<meta charset="utf-8">')
  expect(html).not.toMatch(/<(script|img|link|iframe)/)
  expect(html?.isWellFormed()).toBe(true)
}
