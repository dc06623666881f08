import { describe, expect, it } from 'vitest'
import type { Success } from '#contract/responses.ts'
import worker from '#worker/index.ts'
import type { Inquiry } from '#worker/inquiries/contract.ts'
import { appWith } from './app.ts'
import { localD1 } from './local-d1.ts'

const local = localD1()
const site = () => appWith({ DB: local.db })
const QUESTION = { inquiry_type: 'question', reach: '98220 12345', message: 'Do you post to Nashik?' }
const rows = () => local.rows('SELECT name, email, phone, message, inquiry_type FROM contact_inquiries')

describe('a question that was written in the form', () => {
  const send = (fields: object = {}) =>
    site()
      .visitor()
      .post<Success & { data: [Inquiry] }>('/contact-inquiries', { ...QUESTION, ...fields })

  it('is stored with the phone number, and opens no chat', async () => {
    expect((await send()).status).toBe(201)
    expect(await rows()).toEqual([
      { name: null, email: null, phone: '98220 12345', message: QUESTION.message, inquiry_type: 'question' },
    ])
    expect(await local.rows('SELECT id FROM customer_interactions')).toEqual([])
    expect(await local.counts()).toEqual({ inquiry: 1 })
  })

  it('is refused without a way to answer it, or without words', async () => {
    for (const [path, fields] of [
      ['reach', { reach: '982201234' }],
      ['message', { message: ' ' }],
    ] as const) {
      const issues = [{ path }]
      expect(await send(fields)).toMatchObject({ status: 400, body: { issues } })
    }
    expect(await rows()).toEqual([])
  })
})

describe('a form that is sent without JavaScript', () => {
  const ORIGIN = 'https://site.example'
  /** An empty header is left out. */
  const post = (
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
    settings: Partial<Env> = {},
  ) => {
    const body = new URLSearchParams(fields).toString()
    const all = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': String(body.length),
      Origin: ORIGIN,
      ...headers,
    }
    return worker.fetch(
      new Request(`${ORIGIN}/api${path}`, {
        method: 'POST',
        redirect: 'manual',
        headers: Object.entries(all).filter(([, value]) => value !== ''),
        body,
      }),
      { DB: local.db, ...settings },
      { waitUntil() {}, passThroughOnException() {}, props: {} } as unknown as ExecutionContext,
    )
  }
  const leadsTo = (response: Response) => [response.status, response.headers.get('Location')]

  it('stores a question or a sign-up in the language of its page, and leads to a page that says so', async () => {
    // An empty name is an absent one.
    const question = { ...QUESTION, name: '', language: 'mr' }
    expect(leadsTo(await post('/contact-inquiries', question))).toEqual([303, '/mr/newsletter/sent'])
    expect(await rows()).toMatchObject([{ name: null, phone: '98220 12345', message: QUESTION.message }])
    const signUp = { email: ' Asha@Mail.example ', language: 'hi' }
    expect(leadsTo(await post('/newsletter', signUp))).toEqual([303, '/hi/newsletter/sent'])
    expect(await local.rows('SELECT email, language FROM newsletter_subscriptions')).toEqual([
      { email: 'asha@mail.example', language: 'hi' },
    ])
  })

  it('takes 5,000 characters of Marathi, a line break counted as one, and the page that they were written on', async () => {
    const message = 'आ\r\n'.repeat(2500)
    const fields = { ...QUESTION, message, page_url: '/mr/batch/SY-26-02' }
    expect(leadsTo(await post('/contact-inquiries', fields))).toEqual([303, '/newsletter/sent'])
    expect(await local.rows('SELECT length(message) AS length, page FROM contact_inquiries')).toEqual([
      { length: 5000, page: '/mr/batch/SY-26-02' },
    ])
  })

  it('that comes too often is led to the page with other ways', async () => {
    const tooOften = { TIGHT_LIMIT: { limit: async () => ({ success: false }) } }
    const fields = { ...QUESTION, email: 'asha@mail.example' }
    for (const path of ['/contact-inquiries', '/newsletter'])
      expect(leadsTo(await post(path, fields, {}, tooOften))).toEqual([303, '/newsletter/unsent'])
    expect(await local.counts()).toEqual({})
  })

  it('is led to a page that sends back, where it is not valid', async () => {
    for (const [path, fields] of [
      ['/contact-inquiries', { ...QUESTION, message: 'x'.repeat(5001) }],
      ['/contact-inquiries', { ...QUESTION, message: 'x'.repeat(60_000) }],
      ['/newsletter', { email: 'asha' }],
    ] as const)
      expect(leadsTo(await post(path, fields))).toEqual([303, '/newsletter/incorrect'])
    expect(await local.counts()).toEqual({})
  })

  it('is refused from another origin, from none, and on any other path', async () => {
    const fields = { ...QUESTION, email: 'asha@mail.example' }
    for (const path of ['/contact-inquiries', '/newsletter']) {
      for (const Origin of ['https://other.example', 'null'])
        expect((await post(path, fields, { Origin })).status).toBe(403)
      // A browser names at least one of them.
      expect((await post(path, fields, { Origin: '' })).status).toBe(415)
    }
    for (const path of ['/interactions', '/orders', '/product-analytics'])
      expect((await post(path, fields)).status).toBe(415)
    const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' }
    expect((await post('/newsletter', fields, multipart)).status).toBe(415)
    expect(await local.counts()).toEqual({})
  })
})
