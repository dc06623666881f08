import { describe, expect, it } from 'vitest'
import type { Failure, Success } from '#contract/responses.ts'
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

  it('is stored with an e-mail address in place of the number', async () => {
    await send({ reach: 'Asha@Mail.Example', name: 'Asha' })
    expect(await rows()).toMatchObject([{ name: 'Asha', email: 'asha@mail.example', phone: null }])
  })

  it('is taken and not stored where the honeypot is filled in', async () => {
    expect((await send({ website: 'https://spam.example' })).status).toBe(201)
    expect(await rows()).toEqual([])
  })

  it.each<[path: string, fields: object]>([
    ['reach', { reach: '982201234' }],
    ['reach', { reach: undefined }],
    ['reach', { reach: 'asha@mail' }],
    ['message', { message: ' ' }],
    ['message', { message: 'x'.repeat(5001) }],
  ])('is refused for its %s: %j', async (path, fields) => {
    const { status, body } = await send(fields)
    expect([status, (body as unknown as Failure).issues?.map((issue) => issue.path)]).toEqual([400, [path]])
    expect(await rows()).toEqual([])
  })
})

describe('a form that is sent without JavaScript', () => {
  const ORIGIN = 'https://site.example'
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    worker.fetch(
      new Request(`${ORIGIN}/api${path}`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          'Content-Length': String(new URLSearchParams(fields).toString().length),
          Origin: ORIGIN,
          ...headers,
        },
        body: new URLSearchParams(fields).toString(),
      }),
      { DB: local.db },
      { waitUntil() {}, passThroughOnException() {}, props: {} } as unknown as ExecutionContext,
    )
  const leadsTo = (response: Response) => [response.status, response.headers.get('Location')]

  it('stores a question, an empty name being an absent one, and leads to a page that says so', async () => {
    const fields = { ...QUESTION, name: '', website: '', language: 'mr' }
    expect(leadsTo(await post('/contact-inquiries', fields))).toEqual([303, '/mr/newsletter/sent'])
    expect(await rows()).toMatchObject([{ name: null, phone: '98220 12345', message: QUESTION.message }])
  })

  it('stores a sign-up', async () => {
    const response = await post('/newsletter', { email: 'asha@mail.example', language: 'en', website: '' })
    expect(leadsTo(response)).toEqual([303, '/newsletter/sent'])
    expect(await local.rows('SELECT email FROM newsletter_subscriptions')).toEqual([
      { email: 'asha@mail.example' },
    ])
  })

  it.each([
    ['/contact-inquiries', { ...QUESTION, reach: '1' }],
    ['/contact-inquiries', { ...QUESTION, message: 'x'.repeat(20_000) }],
    ['/newsletter', { email: 'asha' }],
  ])('to %s is led to a page that sends back, where it is not valid', async (path, fields) => {
    expect(leadsTo(await post(path, fields))).toEqual([303, '/newsletter/incorrect'])
    expect(await rows()).toEqual([])
  })

  it('is refused from another origin, from none, and on any other path', async () => {
    for (const Origin of ['https://other.example', 'null']) {
      expect((await post('/contact-inquiries', QUESTION, { Origin })).status).toBe(403)
    }
    expect((await post('/interactions', QUESTION)).status).toBe(415)
    expect(await rows()).toEqual([])
  })
})
