import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/languages.ts'
import { loadContent } from '#web/model/load.ts'
import { orderMessage } from '#web/shop/chat.ts'
import { findReferences, orderReference, readReference, referenceLine } from '#worker/orders/contract.ts'

const ALPHABET = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']
const references = fc.uint8Array({ minLength: 5, maxLength: 5 }).map((bytes) => orderReference(bytes))
const places = fc.integer({ min: 0, max: 5 })

function replace(text: string, at: number, character: string): string {
  return text.slice(0, at) + character + text.slice(at + 1)
}

describe('an order reference', () => {
  it('is refused with any one character wrong, or any two different ones swapped', () => {
    fc.assert(
      fc.property(
        references,
        places,
        places,
        fc.constantFrom(...ALPHABET),
        (reference, at, other, character) => {
          const [first = '', second = ''] = [reference[at], reference[other]]
          fc.pre(first !== character && first !== second)
          expect(readReference(replace(reference, at, character))).toBeUndefined()
          expect(readReference(replace(replace(reference, at, second), other, first))).toBeUndefined()
        },
      ),
    )
  })

  it('is read in lower case, with O for 0, I or L for 1, and with spaces, hyphens and line breaks', () => {
    const [gaps, ones] = [fc.constantFrom('', ' ', '-', '\n'), fc.constantFrom('i', 'l', 'L')]
    fc.assert(
      fc.property(references, places, gaps, ones, (reference, at, gap, one) => {
        expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/)
        const typed = (reference.slice(0, at) + gap + reference.slice(at)).toLowerCase()
        expect(readReference(typed.replaceAll('0', 'o').replaceAll('1', one))).toBe(reference)
      }),
    )
  })
})

describe('findReferences', () => {
  const words = fc.constantFrom('please', 'jar', '500g', 'PIN', '411038', 'नमस्ते', '₹633', 'today!')
  const texts = fc.array(words, { maxLength: 8 }).map((list) => list.join(' '))

  it('finds a reference first in an order of any language, cut off anywhere after it', () => {
    const orders = LANGUAGES.map(({ id }) =>
      orderMessage(loadContent(id), { size: '500g', price: 633, mrp: 745 }),
    )
    fc.assert(
      fc.property(references, fc.constantFrom(...orders), fc.nat(), (reference, order, end) => {
        const message = referenceLine(reference) + order.slice(0, end % order.length)
        expect(findReferences(message)[0]).toBe(reference)
      }),
    )
  })

  it('finds it anywhere in a message, in any case, quoted, in bold, broken by a line and without the label', () => {
    fc.assert(
      fc.property(references, fc.integer({ min: 1, max: 5 }), texts, (reference, at, text) => {
        for (const line of [
          `> Reference: ${reference.toLowerCase()}`,
          `Reference: *${reference}*`,
          `ref ${reference}`,
          `Reference: ${reference.slice(0, at)}\n${reference.slice(at)}`,
          `${text} ${reference} ${text}`,
        ]) {
          expect(findReferences(line)).toContain(reference)
        }
      }),
    )
  })

  it('finds every reference of a message, each once, and none in an empty one', () => {
    fc.assert(
      fc.property(references, references, (one, other) => {
        const message = `Reference: ${one}\nand for my mother\nReference: ${other}, not ${one}`
        expect(findReferences(message)).toEqual(expect.arrayContaining([one, other]))
        expect(new Set(findReferences(message)).size).toBe(findReferences(message).length)
      }),
    )
    expect(findReferences('')).toEqual([])
  })
})
