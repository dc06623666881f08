import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseEmail } from '#contract/email.ts'

/** Text with the parts of an address; `fc.emailAddress()` generates too slowly. */
const part = fc.string({ unit: 'binary', minLength: 1 })
const addressLike = fc.tuple(part, part, part).map(([local, host, domain]) => `${local}@${host}.${domain}`)

describe('parseEmail', () => {
  it.each(['', ' ', '\t\n', '\u00a0'])('reports %j as empty', (typed) => {
    expect(parseEmail(typed)).toEqual({ problem: 'email_empty' })
  })

  it.each([
    'plain',
    'a@b',
    '@b.co',
    'a@.co',
    'a@b.',
    'a b@c.co',
    'a@b c.co',
    'a@b@c.co',
    'a@b.c o',
    'a\u0000b@c.co',
    'a@b\u0085.co',
    `${'a'.repeat(251)}@b.co`,
  ])('rejects %j', (typed) => {
    expect(parseEmail(typed)).toEqual({ problem: 'email_invalid' })
  })

  it('rejects 100,000 characters, which a pattern that backtracks would not end', () => {
    expect(parseEmail(`a@${'b.'.repeat(50_000)}@`)).toEqual({ problem: 'email_invalid' })
  })

  it.each([
    ['a@b.co', 'a@b.co'],
    [' Asha.Kulkarni+News@Example.CO.IN ', 'asha.kulkarni+news@example.co.in'],
    ['आशा@उदाहरण.भारत', 'आशा@उदाहरण.भारत'],
    [`${'a'.repeat(250)}@b.co`, `${'a'.repeat(250)}@b.co`],
  ])('normalises %j to %j', (typed, email) => {
    expect(parseEmail(typed)).toEqual({ email })
  })

  it('checks the length after lowercasing, which may make an address longer', () => {
    const typed = `${'İ'.repeat(130)}@b.co`
    expect(typed.length).toBeLessThan(255)
    expect(parseEmail(typed)).toEqual({ problem: 'email_invalid' })
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(addressLike, fc.string({ unit: 'binary' })), (typed) => {
        const read = parseEmail(typed)
        if ('email' in read) {
          expect(read.email).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
          expect(parseEmail(read.email)).toEqual(read)
        }
      }),
    )
  })
})
