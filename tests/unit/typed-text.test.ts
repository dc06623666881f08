import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseContact } from '#contract/contact-detail.ts'
import { asciiDigits } from '#contract/digits.ts'
import { parseEmail } from '#contract/email.ts'
import { readPhone } from '#contract/phone.ts'
import { normaliseLine, normaliseText } from '#contract/text.ts'
import { ALL, findArticles } from '#web/pages/blog/filter.ts'
import { lotKey } from '#web/shop/lot-code.ts'
import { readReference } from '#worker/orders/read-reference.ts'
import { content } from '../content.ts'
import { CHANGES, DIGITS, EMAIL, EMAILS, PHONE, PHONES } from '../typed-text.ts'
import { REFERENCE } from '../worker/writes.ts'

const NAME = 'Zoé Kulkarni-Joshi'
const [ARTICLE] = content.articles

describe('what programs do to a text', () => {
  it.each(CHANGES)('is undone: $by', ({ change, inText = (meant) => meant }) => {
    expect(normaliseLine(change(NAME))).toBe(NAME)
    expect(normaliseText(change(NAME)).trim()).toBe(inText(NAME))
    expect(readPhone(change('+91 98220-12345'))?.e164).toBe(PHONE)
    expect(parseContact(change('+91 98220-12345'))).toHaveProperty('phone')
    expect(parseEmail(change(EMAIL))).toEqual({ email: EMAIL })
    expect(lotKey(change('SY-26-02'))).toBe(lotKey('SY-26-02'))
    expect(readReference(change(REFERENCE))).toBe(REFERENCE)
    const search = change(ARTICLE?.title ?? '')
    expect(findArticles(content.articles, { ...ALL, search })).toEqual([ARTICLE])
  })

  it.each([
    ['a half form', 'क्\u200dष'],
    ['a visible halant', 'क्\u200cष'],
    ['a word of Persian', 'می\u200cخواهم'],
    ['a family', '👩‍👩‍👧‍👦'],
    ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ])('what makes up %s stays', (_, text) => {
    expect(normaliseLine(text)).toBe(text)
    expect(normaliseText(text)).toBe(text)
  })

  it.each([
    ['joiners in Latin letters and numbers', 'as\u200dha 98\u200c22', 'asha 9822'],
    ['text hidden in tags', 'Hello\u{e0048}\u{e0069}', 'Hello'],
    ['half a surrogate pair', 'a\ud83d', 'a\ufffd'],
    ['tabs and breaks in one line', 'a\tb\nc\r\nd\u2029e', 'a b c d e'],
  ])('takes away %s', (_, typed, meant) => {
    expect(normaliseLine(typed)).toBe(meant)
  })

  it.each(['', ' \t\n', '\u200b', '\ufeff\u200d\u2060', '\u3164', '\u2800\u2800', '\ufe0f', '\u00a0\u202e'])(
    '%j, in which nothing is seen, is empty',
    (typed) => {
      expect(normaliseLine(typed)).toBe('')
      expect(normaliseText(typed)).toBe('')
    },
  )

  it('is undone once: what is normalised stays as it is', () => {
    const mixed = fc.string({ unit: fc.constantFrom(...'aकé👩 \t\n\u200b\u200d\u00a0\u2011\u202a्', '\r\n') })
    fc.assert(
      fc.property(mixed, (typed) => {
        for (const normalise of [normaliseLine, normaliseText]) {
          expect(normalise(normalise(typed))).toBe(normalise(typed))
        }
      }),
    )
  })
})

it.each(DIGITS)('reads the digits of $by', ({ change }) => {
  expect(asciiDigits(change('0123456789'))).toBe('0123456789')
  expect(readPhone(change('+91 98220 12345'))?.e164).toBe(PHONE)
})

describe('a telephone number', () => {
  it.each(PHONES)('is read of %j', (typed) => {
    expect(readPhone(typed)).toEqual({ e164: PHONE, international: '+91 98220 12345' })
    expect(parseContact(typed)).toHaveProperty('phone')
  })

  it.each([
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['00 971 50 123 4567', '+971501234567'],
    ['0253-230 1199', '+912532301199'],
  ])('of another country, or of a landline, is read of %j', (typed, e164) => {
    expect(readPhone(typed)?.e164).toBe(e164)
  })

  it.each([
    '*401*9876543210',
    '*401*9876543210#',
    '**21*9876543210#',
    '982201234',
    'call 9822012345',
    '+999 98220 12345',
    '98220 12345 / 98330 12345',
    `${'9'.repeat(20_000)}`,
  ])('is none in %j', (typed) => {
    expect(readPhone(typed)).toBeUndefined()
  })
})

it.each([...EMAILS, 'asha.k@mail.example।'])('reads an e-mail address of %j', (typed) => {
  expect(parseEmail(typed)).toEqual({ email: EMAIL })
  expect(parseContact(typed)).toEqual({ email: EMAIL })
})

it.each([
  ['9822012345/asha@example.com', '9822012345'],
  ['asha@example.com / 98220 12345', '98220 12345'],
  ['98220 12345, asha@example.com', '98220 12345'],
  ['+91 98220-12345 or Asha@Example.com', '+91 98220-12345'],
  ['Phone: 98220 12345, email: asha@example.com.', '98220 12345'],
  ['९८२२० १२३४५ <asha@example.com>', '98220 12345'],
])('keeps both of %j', (typed, phone) => {
  expect(parseContact(typed)).toEqual({ email: 'asha@example.com', phone })
})

it.each([
  ['  ', 'reach_empty'],
  ['982201234', 'phone_invalid'],
  ['call me at 9822012345', 'phone_invalid'],
  ['asha@mail', 'email_invalid'],
  ['asha @mail.example', 'email_invalid'],
])('explains what is wrong with %j as a phone number or an e-mail address', (typed, problem) => {
  expect(parseContact(typed)).toEqual({ problem })
})

it.each(['a/b@example.com', '9822/asha@example.com'])('%j is an address with a slash', (typed) => {
  expect(parseContact(typed)).toEqual({ email: typed })
})
