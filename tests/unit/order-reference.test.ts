import fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderReference, readReference } from '#worker/orders/contract.ts'

const ALPHABET = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']
const references = fc.uint8Array({ minLength: 5, maxLength: 5 }).map((bytes) => orderReference(bytes))
const places = fc.integer({ min: 0, max: 5 })

function replace(text: string, at: number, character: string): string {
  return text.slice(0, at) + character + text.slice(at + 1)
}

it('an order reference is refused with any one character wrong, or any two different ones swapped', () => {
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

it('an order reference is read in lower case, with O for 0, I or L for 1, and with spaces and line breaks', () => {
  const [gaps, ones] = [fc.constantFrom('', ' ', '\n'), fc.constantFrom('i', 'l', 'L')]
  fc.assert(
    fc.property(references, places, gaps, ones, (reference, at, gap, one) => {
      expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/)
      const typed = (reference.slice(0, at) + gap + reference.slice(at)).toLowerCase()
      expect(readReference(typed.replaceAll('0', 'o').replaceAll('1', one))).toBe(reference)
    }),
  )
})
