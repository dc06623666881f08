import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseContact } from '#contract/contact-detail.ts'
import { asciiDigits } from '#contract/digits.ts'
import { parseEmail } from '#contract/email.ts'
import { readPhone } from '#contract/phone.ts'
import { normaliseLine, normaliseText } from '#contract/text.ts'
import { ALL, findArticles } from '#web/pages/blog/filter.ts'
import { LOT_CODE, lotKey } from '#web/shop/lot-code.ts'
import { readReference } from '#worker/orders/read-reference.ts'
import { isOwnerKey } from '#worker/owner/session.ts'
import { content } from '../content.ts'
import { CHANGES, DIGITS, EMAIL, EMAILS, PHONE, PHONES } from '../typed-text.ts'
import { REFERENCE } from '../worker/writes.ts'

const NAME = 'Zoé Kulkarni-Joshi'
const KEY = 'a key-of 32 characters, at least'
const [ARTICLE] = content.articles

describe('what programs do to a text', () => {
  it.each(CHANGES)('is undone: $by', async ({ change, inText = (meant) => meant }) => {
    expect(normaliseLine(change(NAME))).toBe(NAME)
    expect(normaliseText(change(NAME)).trim()).toBe(inText(NAME))
    expect(readPhone(change('+91 98220-12345'))?.e164).toBe(PHONE)
    expect(parseContact(change('+91 98220-12345'))).toHaveProperty('phone')
    expect(parseEmail(change(EMAIL))).toEqual({ email: EMAIL })
    expect(lotKey(change('SY-26-02'))).toBe(lotKey('SY-26-02'))
    expect(readReference(change(REFERENCE))).toBe(REFERENCE)
    // As it was set with a file or a pipe, and as it is typed.
    expect(await isOwnerKey({ OWNER_KEY: change(KEY) }, KEY)).toBe(true)
    expect(await isOwnerKey({ OWNER_KEY: KEY }, change(KEY))).toBe(true)
    const search = change(ARTICLE?.title ?? '')
    expect(findArticles(content.articles, { ...ALL, search })).toEqual([ARTICLE])
  })

  it.each([
    ['a half form', 'क्\u200dष'],
    ['a visible halant', 'क्\u200cष'],
    ['a family', '👩‍👩‍👧‍👦'],
    ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ])('what makes up %s stays', (_, text) => {
    expect([normaliseLine(text), normaliseText(text)]).toEqual([text, text])
  })

  it.each([
    ['joiners in Latin letters and numbers', 'as\u200dha 98\u200c22', 'asha 9822'],
    ['text hidden in tags', 'Hello\u{e0048}\u{e0069}', 'Hello'],
    ['half a surrogate pair', 'a\ud83d', 'a\ufffd'],
    ['tabs and breaks in one line', 'a\tb\nc\r\nd\u2029e', 'a b c d e'],
  ])('takes away %s', (_, typed, meant) => {
    expect(normaliseLine(typed)).toBe(meant)
  })

  it('leaves it empty where nothing is seen', () => {
    for (const typed of [' \t\n', '\ufeff\u200d\u2060', '\u3164', '\u2800\u2800', '\ufe0f', '\u00a0\u202e'])
      expect([normaliseLine(typed), normaliseText(typed)], JSON.stringify(typed)).toEqual(['', ''])
  })

  it('is undone once: what is normalised stays as it is', () => {
    const mixed = fc.string({ unit: fc.constantFrom(...'aकé👩 \t\n\u200b\u200d\u00a0\u2011\u202a्', '\r\n') })
    const isStable = fc.property(mixed, (typed) => {
      for (const normalise of [normaliseLine, normaliseText])
        expect(normalise(normalise(typed))).toBe(normalise(typed))
    })
    fc.assert(isStable)
  })
})

it.each(DIGITS)('reads the digits of $by', ({ change }) => {
  expect(asciiDigits(change('0123456789'))).toBe('0123456789')
  expect(readPhone(change('+91 98220 12345'))?.e164).toBe(PHONE)
})

it('reads a telephone number, also of another country or of a landline, however it is written', () => {
  for (const typed of PHONES) {
    expect(readPhone(typed), typed).toEqual({ e164: PHONE, international: '+91 98220 12345' })
    expect(parseContact(typed), typed).toHaveProperty('phone')
  }
  expect(readPhone('+44 (0)20 7946 0018')?.e164).toBe('+442079460018')
  expect(readPhone('00 971 50 123 4567')?.e164).toBe('+971501234567')
  expect(readPhone('0253-230 1199')?.e164).toBe('+912532301199')
})

it.each([
  ...['*401*9876543210#', '982201234', 'call 9822012345', '+999 98220 12345'],
  ...['98220 12345 / 98330 12345', '9'.repeat(20_000)],
])('a telephone number is none in %j', (typed) => {
  expect(readPhone(typed)).toBeUndefined()
})

describe('an e-mail address', () => {
  it.each([...EMAILS, 'asha.k@mail.example।'])('is read of %j', (typed) => {
    expect(parseEmail(typed)).toEqual({ email: EMAIL })
    expect(parseContact(typed)).toEqual({ email: EMAIL })
  })

  it.each([
    [' Asha.Kulkarni+News@Example.CO.IN ', 'asha.kulkarni+news@example.co.in'],
    ['आशा@उदाहरण.भारत', 'आशा@उदाहरण.भारत'],
    [`${'a'.repeat(250)}@b.co`, `${'a'.repeat(250)}@b.co`],
  ])('of %j is %j', (typed, email) => {
    expect(parseEmail(typed)).toEqual({ email })
  })

  it.each([
    ...['plain', 'a@b', '@b.co', 'a@.co', 'a b@c.co', 'a@b@c.co', 'a\u0000b@c.co'],
    `${'a'.repeat(251)}@b.co`,
    // Longer once it is in lower case.
    `${'İ'.repeat(130)}@b.co`,
    // A pattern that backtracks would not end.
    `a@${'b.'.repeat(50_000)}@`,
  ])('is none in %j', (typed) => {
    expect(parseEmail(typed)).toEqual({ problem: 'email_invalid' })
    expect(parseEmail(' \t\n\u00a0')).toEqual({ problem: 'email_empty' })
  })

  it('stays as it is when it is read again', () => {
    const part = fc.string({ unit: fc.constantFrom(...'aZİéआ.,;<"\u200b\u00a0'), minLength: 1 })
    const isStable = fc.property(part, part, (local, host) => {
      const read = parseEmail(`${local}@${host}.co`)
      if ('email' in read) expect(parseEmail(read.email)).toEqual(read)
    })
    fc.assert(isStable)
  })
})

it.each([
  ['9822012345/asha@example.com', { email: 'asha@example.com', phone: '9822012345' }],
  ['asha@example.com / 98220 12345', { email: 'asha@example.com', phone: '98220 12345' }],
  ['Phone: 98220 12345, email: a@b.example.', { email: 'a@b.example', phone: '98220 12345' }],
  ['९८२२० १२३४५ <asha@example.com>', { email: 'asha@example.com', phone: '98220 12345' }],
  // Addresses with a slash.
  ['a/b@example.com', { email: 'a/b@example.com' }],
  ['  ', { problem: 'reach_empty' }],
  ['call me at 9822012345', { problem: 'phone_invalid' }],
  ['asha @mail.example', { problem: 'email_invalid' }],
])('reads the contact detail %j as %o', (typed, contact) => {
  expect(parseContact(typed)).toEqual(contact)
})

it.each([
  ...['sy-26-02', 'SY2602', 'SY–26–O2', 'batch number: SY-26-02', 'https://samayu.example/batch/SY-26-02'],
  ...['sy २६ o२', 'लॉट SY-26-02', 'ＳＹ－２６－０２'],
])('a lot is read as SY-26-02 of %j', (typed) => {
  expect(lotKey(typed)).toBe(lotKey('SY-26-02'))
})

it('a lot has I and L for 1, is distinct from others, and has 4 to 20 capital letters and digits, with single hyphens', () => {
  for (const typed of ['SY-26-I1', 'sy-26-l1']) expect(lotKey(typed)).toBe(lotKey('SY-26-11'))
  expect(lotKey('SY-26-20')).not.toBe(lotKey('SY-26-02'))
  for (const typed of ['   ', '--', '?']) expect(lotKey(typed)).toBe('')
  for (const lot of ['A123', 'A-B-C-D-E-F-G-H-I-JK']) expect(lot).toMatch(LOT_CODE)
  for (const lot of ['sy-26-02', 'SY 26', 'SY--26', '-SY26', 'SY26-', 'A12', 'A'.repeat(21), 'ŚY-26'])
    expect(lot).not.toMatch(LOT_CODE)
})
