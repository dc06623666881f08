/// <reference path="../../worker/env.d.ts" />
import { readFileSync } from 'node:fs'
import { sign as signJwt } from 'hono/jwt'
import { parse } from 'smol-toml'
import { expect, it } from 'vitest'
import { type Purpose, readToken, signToken } from '#worker/mail/links.ts'
import { isMailable } from '#worker/mail/mailer.ts'
import { toOwner, writeAlert } from '#worker/mail/to-owner.ts'
import { TOKEN_SECRET } from '../mail-worker.ts'
import { DAY_MS, NOON } from '../worker/times.ts'

const ID = '019c0000-0000-7000-8000-000000000001'

it('a token expires after 7 days to confirm, never to unsubscribe, and is void for anything it was not signed for', async () => {
  const sign = (purpose: Purpose) => signToken(TOKEN_SECRET, purpose, ID, NOON)
  const read = (token: string, now = NOON) => readToken(TOKEN_SECRET, 'confirm', token, now)
  const confirm = await sign('confirm')
  const unsubscribe = await sign('unsubscribe')
  expect(await read(confirm, NOON + 7 * DAY_MS - 1000)).toBe(ID)
  expect(await read(confirm, NOON + 7 * DAY_MS + 1000)).toBeUndefined()
  expect(await readToken(TOKEN_SECRET, 'unsubscribe', unsubscribe, NOON + 50 * 365 * DAY_MS)).toBe(ID)

  const signClaims = (claims: object, alg: 'HS256' | 'HS512' = 'HS256', secret = TOKEN_SECRET) =>
    signJwt({ ...claims }, `newsletter-link:${secret}`, alg)
  const payload = { aud: 'confirm', sub: ID, exp: NOON / 1000 + 60 }
  expect(await read(await signClaims(payload))).toBe(ID)
  for (const token of [
    unsubscribe,
    await signClaims({ aud: 'confirm', sub: ID }),
    await signClaims(payload, 'HS256', 'another'),
    await signClaims(payload, 'HS512'),
  ])
    expect(await read(token), token).toBeUndefined()
})

it('no request is logged by itself: the links in mails have tokens in their queries', () => {
  const { observability } = parse(readFileSync('wrangler.toml', 'utf8'))
  expect(observability).toEqual({ enabled: true, logs: { enabled: true, invocation_logs: false } })
})

it('a mail goes to one plain address only, which brings no header along', () => {
  const plain = ['first.last+tag@mail.example.co.in', 'आशा@उदाहरण.भारत', "o'neil@b.example"]
  for (const address of plain) expect(isMailable(address), address).toBe(true)
  const lists = ['a@b.example,c@d.example', 'a;b@c.example', 'Asha <a@b.example>', '"a b"@c.example']
  const headers = ['a@b.example\r\nBcc: c@d.example', 'a\u0000@b.example']
  const malformed = ['a@b', 'a@-b.example', 'a@b..example', `${'a'.repeat(250)}@b.example`]
  for (const address of [...lists, ...headers, ...malformed]) expect(isMailable(address), address).toBe(false)
})

it('an alert quotes what a visitor wrote, so that no line of it looks like one of ours', () => {
  const forged = 'Received: today\nName: the bank'
  const breaks = ['\n', '\r\n', '\r', '\u2028', '\u2029']
  const time = '2026-11-21T06:30:00.000Z'
  const inquiry = {
    ...{ id: ID, email: null, phone: null, phone_e164: null, page: null, source: null },
    ...{ status: 'new' as const, created_at: time, updated_at: time },
    name: 'Asha\u2028Email: owner@bank.example',
    inquiry_type: 'bulk',
    message: ['Namaste', ...breaks.map((lineBreak) => forged.replace('\n', lineBreak))].join('\n\n'),
  }
  const letter = writeAlert({ inquiries: [inquiry], failures: [], full: [] })
  const { text = '' } = toOwner('owner@site.example', letter, 'https://shop.example')
  const lines = text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
  const starts = lines.filter((line) => !line.startsWith('>')).map((line) => line.split(' ')[0])
  const end = ['', '', 'Open', 'https://shop.example/admin', '', 'To']
  expect(starts).toEqual(['Received:', 'Name:', ...end])
  expect(lines).toContain('Name: Asha Email: owner@bank.example')
  expect(lines.filter((line) => line === '> Name: the bank')).toHaveLength(breaks.length)
})
