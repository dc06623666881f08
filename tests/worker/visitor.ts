import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { expect } from 'vitest'

/** A user agent that isbot does not detect as a bot. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

/** Must not appear in the log. */
export const VISITOR_DOMAIN = '@visitor.example'

export type Answer<T> = { status: number; headers: Headers; text: string; body: T }

type Request = { method: string; headers: Record<string, string>; body?: string; redirect?: 'manual' }
type Response = { status: number; headers: Iterable<[string, string]>; text(): Promise<string> }

/** Sends a request to the site. */
export type Send = (path: string, request: Request) => Promise<Response>

export type Visitor = ReturnType<typeof visitorOf>

/**
 * A new visitor with an e-mail address, a browser session and a network address of its own, so that tests
 * share no rows and rate limits.
 *
 * @param send sends the visitor's requests
 * @param always headers of every request
 */
export function visitorOf(send: Send, always: Record<string, string> = {}) {
  const address = Array.from({ length: 4 }, () => randomInt(1, 255)).join('.')

  async function call<T>(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: object | string,
  ): Promise<Answer<T>> {
    const response = await send(`/api${path}`, {
      method,
      headers: {
        'User-Agent': BROWSER,
        'CF-Connecting-IP': address,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...always,
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const responseBody = new Headers([...response.headers])
    const text = await response.text()
    const isJson = responseBody.get('Content-Type')?.startsWith('application/json') ?? false
    return {
      status: response.status,
      headers: responseBody,
      text,
      body: (isJson ? JSON.parse(text) : text) as T,
    }
  }

  /** Posts the form of a page, and returns the address that the response leads to. */
  async function press(path: string): Promise<string | null> {
    const headers = { 'User-Agent': BROWSER, 'CF-Connecting-IP': address, ...always }
    const response = await send(path, { method: 'POST', headers, redirect: 'manual' })
    expect(response.status).toBe(303)
    return new Headers([...response.headers]).get('Location')
  }

  /** Signs the owner in, and returns the cookie as a browser sends it; empty for a wrong key. */
  async function signIn(key: string): Promise<string> {
    const { headers } = await call('POST', '/owner/session', {}, { key })
    return headers.get('Set-Cookie')?.split(';')[0] ?? ''
  }

  return {
    address,
    email: `visitor-${randomUUID()}${VISITOR_DOMAIN}`,
    session: `session_${Date.now()}_${randomBytes(16).toString('hex')}`,
    call,
    press,
    signIn,
    get: <T>(path: string, headers?: Record<string, string>) => call<T>('GET', path, headers),
    delete: <T>(path: string, headers?: Record<string, string>) => call<T>('DELETE', path, headers),
    /** @param body an object is sent as JSON, a string unchanged */
    post: <T>(path: string, body: object | string, headers?: Record<string, string>) =>
      call<T>('POST', path, headers, body),
  }
}
