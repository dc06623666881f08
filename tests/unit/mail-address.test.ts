import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { NOTICE_VERSION } from '#contract/subscriptions.ts'
import { newsletter } from '#web/content/newsletter.ts'
import { isMailable, senderProblem } from '#worker/mail/address.ts'

describe('isMailable', () => {
  it.each(['a@b.in', 'first.last+tag@mail.example.co.in', 'आशा@उदाहरण.भारत', "o'neil@b.example"])(
    'accepts %s',
    (address) => expect(isMailable(address)).toBe(true),
  )

  it.each([
    'a@b',
    'a@b.example,c@d.example',
    'a,b@c.example',
    'Asha <a@b.example>',
    '"a b"@c.example',
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example\nc',
    'a\u0000@b.example',
    'a@-b.example',
    'a@b..example',
    'a;b@c.example',
    `${'a'.repeat(250)}@b.example`,
    '',
  ])('refuses %j', (address) => expect(isMailable(address)).toBe(false))
})

describe('senderProblem', () => {
  it.each([
    ['letters@site.example', null],
    ['Samayu <letters@site.example>', 'malformed'],
    ['letters', 'malformed'],
    ['samayu@gmail.com', 'mailbox'],
    ['samayu@REDIFFMAIL.com', 'mailbox'],
  ])('of %s is %s', (sender, problem) => expect(senderProblem(sender)).toBe(problem))
})

describe('the notice at the newsletter box', () => {
  it('has a new version whenever its words change: each subscriber agreed to one', () => {
    const digest = createHash('sha256').update(`${newsletter.privacy} ${newsletter.notice}`).digest('hex')
    expect([NOTICE_VERSION, digest.slice(0, 12)]).toEqual(['2026-11-22', '1e551a5ac9d1'])
  })
})
