import { describe, expect, it } from 'vitest'
import { localSite } from './app.ts'

const site = localSite()
const QUESTION = { inquiry_type: 'question', reach: '98220 12345', message: 'Do you post to Nashik?' }
const rows = () => site.rows('SELECT name, email, phone, message, inquiry_type FROM contact_inquiries')

describe('a question that was written in the form', () => {
  const send = (fields: object = {}) => site.visitor().post('/contact-inquiries', { ...QUESTION, ...fields })

  it('is stored with the phone number, and opens no chat', async () => {
    expect((await send()).status).toBe(201)
    const { reach: phone, ...question } = QUESTION
    expect(await rows()).toEqual([{ ...question, phone, name: null, email: null }])
    expect(await site.counts()).toEqual({ inquiry: 1 })
  })

  it('is refused without a way to answer it, or words', async () => {
    for (const [path, typed] of [
      ['reach', '982201234'],
      ['message', ' '],
    ] as const)
      expect(await send({ [path]: typed })).toMatchObject({ status: 400, body: { issues: [{ path }] } })
    expect(await rows()).toEqual([])
  })
})

describe('a form that is sent without JavaScript', () => {
  /** An empty header is left out. @returns the status, and where the answer leads */
  async function post(
    path: string,
    fields: Record<string, string>,
    changed: Record<string, string> = {},
    settings: Partial<Env> = {},
  ) {
    const body = new URLSearchParams(fields).toString()
    const all = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': String(body.length),
      Origin: 'https://site.example',
      ...changed,
    }
    const filled = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
    const { status, headers } = await site.app(settings).visitor().call('POST', path, filled, body)
    return [status, headers.get('Location')]
  }

  it('stores a question or a sign-up in the language of its page, and leads to a page that says so', async () => {
    // An empty name is an absent one.
    const question = { ...QUESTION, name: '', language: 'mr' }
    expect(await post('/contact-inquiries', question)).toEqual([303, '/mr/newsletter/sent'])
    expect(await rows()).toMatchObject([{ name: null, phone: '98220 12345', message: QUESTION.message }])
    const signUp = { email: ' Asha@Mail.example ', language: 'hi' }
    expect(await post('/newsletter', signUp)).toEqual([303, '/hi/newsletter/sent'])
    expect(await site.rows('SELECT email, language FROM newsletter_subscriptions')).toEqual([
      { email: 'asha@mail.example', language: 'hi' },
    ])
  })

  it('takes 5,000 characters of Marathi, a line break counted as one, and the page that they were written on', async () => {
    const fields = { ...QUESTION, message: 'आ\r\n'.repeat(2500), page_url: '/mr/batch/SY-26-02' }
    expect(await post('/contact-inquiries', fields)).toEqual([303, '/newsletter/sent'])
    expect(await site.rows('SELECT length(message) AS length, page FROM contact_inquiries')).toEqual([
      { length: 5000, page: '/mr/batch/SY-26-02' },
    ])
  })

  it('that comes too often is led to the page with other ways', async () => {
    const tooOften = { TIGHT_LIMIT: { limit: async () => ({ success: false }) } }
    for (const path of ['/contact-inquiries', '/newsletter'])
      expect(await post(path, QUESTION, {}, tooOften)).toEqual([303, '/newsletter/unsent'])
    expect(await site.counts()).toEqual({})
  })

  it('is led to a page that sends back, where it is not valid', async () => {
    for (const [path, fields] of [
      ['/contact-inquiries', { ...QUESTION, message: 'x'.repeat(5001) }],
      ['/contact-inquiries', { ...QUESTION, message: 'x'.repeat(60_000) }],
      ['/newsletter', { email: 'asha' }],
    ] as const)
      expect(await post(path, fields)).toEqual([303, '/newsletter/incorrect'])
    expect(await site.counts()).toEqual({})
  })

  it('is refused from another origin, with files, and where the path takes no form', async () => {
    const fields = { ...QUESTION, email: 'asha@mail.example' }
    for (const [path, status, headers] of [
      ['/contact-inquiries', 403, { Origin: 'https://other.example' }],
      ['/newsletter', 403, { Origin: 'null' }],
      // A browser names its origin.
      ['/newsletter', 415, { Origin: '' }],
      ['/newsletter', 415, { 'Content-Type': 'multipart/form-data; boundary=x' }],
      ['/orders', 415, {}],
    ] as [string, number, Record<string, string>][])
      expect([path, await post(path, fields, headers)]).toEqual([path, [status, null]])
    expect(await site.counts()).toEqual({})
  })
})
