import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { NOTICE_VERSION } from '#contract/subscriptions.ts'
import words from '#web/content/en/newsletter.json' with { type: 'json' }
import { isMailable } from '#worker/mail/address.ts'

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

describe('the notice at the newsletter box', () => {
  it('has a new version whenever its words change: each subscriber agreed to one', () => {
    const digest = createHash('sha256').update(`${words.privacy} ${words.notice}`).digest('hex')
    expect([NOTICE_VERSION, digest.slice(0, 12)]).toEqual(['2026-11-22', '68dd9e163d24'])
  })
})
