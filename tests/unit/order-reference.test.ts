import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/languages.ts'
import { findReferences, orderReference, readReference, referenceLine } from '#contract/order-reference.ts'
import { loadContent } from '#web/content/load.ts'
import { orderMessage } from '#web/domain/chat.ts'

const ALPHABET = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']
const references = fc.uint8Array({ minLength: 5, maxLength: 5 }).map((bytes) => orderReference(bytes))
const places = fc.integer({ min: 0, max: 5 })

function replaced(text: string, at: number, character: string): string {
  return text.slice(0, at) + character + text.slice(at + 1)
}

describe('an order reference', () => {
  it('is six characters of Crockford’s base32 that pass their own check', () => {
    fc.assert(
      fc.property(references, (reference) => {
        expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/)
        expect(readReference(reference)).toBe(reference)
      }),
    )
  })

  it('is refused with any one character wrong', () => {
    fc.assert(
      fc.property(references, places, fc.constantFrom(...ALPHABET), (reference, at, character) => {
        fc.pre(reference[at] !== character)
        expect(readReference(replaced(reference, at, character))).toBeUndefined()
      }),
    )
  })

  it('is refused with any two different characters swapped', () => {
    fc.assert(
      fc.property(references, places, places, (reference, one, other) => {
        const [first = '', second = ''] = [reference[one], reference[other]]
        fc.pre(first !== second)
        expect(readReference(replaced(replaced(reference, one, second), other, first))).toBeUndefined()
      }),
    )
  })

  it('is read in lower case, with O for 0, I or L for 1, and with spaces, hyphens and line breaks', () => {
    fc.assert(
      fc.property(
        references,
        places,
        fc.constantFrom(' ', '-', '\n'),
        fc.constantFrom('i', 'l', 'L'),
        (reference, at, gap, one) => {
          const typed = (reference.slice(0, at) + gap + reference.slice(at)).toLowerCase()
          expect(readReference(typed.replaceAll('0', 'o').replaceAll('1', one))).toBe(reference)
        },
      ),
    )
  })
})

describe('findReferences', () => {
  const words = fc.constantFrom(
    'please',
    'send',
    'jar',
    '500g',
    'PIN',
    '411038',
    'thanks',
    'नमस्ते',
    '₹633',
    'today!',
  )
  const texts = fc.array(words, { maxLength: 8 }).map((list) => list.join(' '))

  it('finds the reference wherever it is in a message, in any case', () => {
    fc.assert(
      fc.property(texts, references, texts, (before, reference, after) => {
        const message = `${before}\nReference: ${reference.toLowerCase()}\n${after}`
        expect(findReferences(message)[0]).toEqual({ reference, labelled: true })
      }),
    )
  })

  it('finds it first in an order of any language, cut off anywhere after it', () => {
    const orders = LANGUAGES.map(({ id }) => orderMessage(loadContent(id), { size: '500g', price: 633 }))
    fc.assert(
      fc.property(references, fc.constantFrom(...orders), fc.nat(), (reference, order, end) => {
        const found = findReferences(referenceLine(reference) + order.slice(0, end % order.length))
        expect(found[0]).toEqual({ reference, labelled: true })
      }),
    )
  })

  it('finds it quoted in a reply, in bold, and with a gap in it', () => {
    fc.assert(
      fc.property(references, fc.integer({ min: 1, max: 5 }), (reference, at) => {
        for (const line of [`> Reference: ${reference}`, `Reference: *${reference}*`, `ref ${reference}`]) {
          expect(findReferences(line).map((found) => found.reference)).toContain(reference)
        }
        const broken = `Reference: ${reference.slice(0, at)}\n${reference.slice(at)}`
        expect(findReferences(broken)[0]?.reference).toBe(reference)
      }),
    )
  })

  it('finds one that begins like the label, also with a gap in it', () => {
    for (const text of ['Reference: REF00V', 'ref REF00V', 'Reference: REF00\nV']) {
      expect(findReferences(text)[0]?.reference, text).toBe('REF00V')
    }
  })

  it('finds it without the label, and with the label doubled', () => {
    fc.assert(
      fc.property(texts, references, (text, reference) => {
        const found = (message: string) => findReferences(message).map((one) => one.reference)
        expect(found(`${text} ${reference}`)).toContain(reference)
        expect(found(`Reference: Reference: ${reference} ${text}`)).toContain(reference)
      }),
    )
  })

  it('finds both references of a message that has two', () => {
    fc.assert(
      fc.property(references, references, (one, other) => {
        fc.pre(one !== other)
        const found = findReferences(`Reference: ${one}\nand for my mother\nReference: ${other}`)
        expect(found.map(({ reference }) => reference)).toEqual(expect.arrayContaining([one, other]))
      }),
    )
  })

  it('finds none in an empty message', () => {
    expect(findReferences('')).toEqual([])
  })
})
