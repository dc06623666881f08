import { describe, expect, it } from 'vitest'
import type { LanguageId } from '#contract/languages.ts'
import { replyText, replyWords } from '#web/admin/orders/reply-text.ts'
import { loadContent } from '#web/model/load.ts'
import { DEMONSTRATION } from '#web/model/shop-folder.ts'

const ORDER = {
  reference: 'N298AX',
  jars: 2,
  pack: '250g',
  others: [],
  amount: 1266,
  charge: 0,
  parcel: '',
  lot: '',
  page: '',
  payPage: '',
}
const wordsIn = (language: LanguageId) => ({
  ...replyWords(loadContent(language, DEMONSTRATION)),
  upiId: null,
})

describe('the replies to a customer', () => {
  it('say what is to be paid and how, and that it was sent, with courier and number where the owner typed them', () => {
    const words = wordsIn('en')
    expect(replyText(words, 'howToPay', ORDER)).toBe(
      'Thank you! Order N298AX: 2 × 250g, ₹1,266 (delivery free). You can pay by UPI or bank transfer.',
    )
    const others = [{ pack: '500g', jars: 1 }]
    expect(replyText(words, 'howToPay', { ...ORDER, others })).toContain(': 2 × 250g + 1 × 500g, ₹1,266')
    const sent = 'Your order N298AX left today.'
    expect(replyText(words, 'sentToday', ORDER)).toBe(sent)
    expect(replyText(words, 'sentToday', { ...ORDER, parcel: ' DTDC 4411 ' })).toBe(
      `${sent} Parcel: DTDC 4411.`,
    )
  })

  it.each([
    ['en', 'UPI ID: samayu@example\nAmount: 1266.50\nNote: N298AX'],
    ['mr', 'UPI आयडी: samayu@example\nरक्कम: 1266.50\nनोंद: N298AX'],
    ['hi', 'UPI आईडी: samayu@example\nराशि: 1266.50\nनोट: N298AX'],
  ] as const)(
    'have in %s the UPI ID, amount and reference on lines of their own, to copy',
    (language, lines) => {
      const words = replyWords(loadContent(language, DEMONSTRATION))
      const partsOf = (reference: string) =>
        replyText(words, 'howToPay', { ...ORDER, reference, amount: 1266.5 })?.split('\n\n')
      expect(partsOf('N298AX')).toEqual([expect.stringContaining('₹1,266.50 '), lines])
      expect(partsOf('')?.[1]).toBe(lines.replace(/\n.*N298AX/, ''))
    },
  )

  it('end with the address of the pay page, where a total is asked for', () => {
    const values = { ...ORDER, payPage: 'https://x.example/pay#o=N298AX&a=1266' }
    expect(replyText(wordsIn('en'), 'howToPay', values)).toMatch(/transfer\.\n\nhttps:.*a=1266$/)
    expect(replyText(wordsIn('en'), 'sentToday', values)).not.toContain('pay#')
  })

  it('name the recalled lot and its page', () => {
    const recalled = { ...ORDER, lot: 'SY-26-01', page: 'https://x.example/batch/SY-26-01' }
    expect(replyText(wordsIn('en'), 'recall', recalled)).toMatch(
      /^We are recalling lot SY-26-01, .* what to do: https:\/\/x\.example\/batch\/SY-26-01$/,
    )
  })

  it('read well for a sale without a reference', () => {
    const unnamed = { ...ORDER, reference: '' }
    expect(replyText(wordsIn('en'), 'howToPay', unnamed)).toMatch(/^Thank you! Order: 2 × 250g, /)
    expect(replyText(wordsIn('en'), 'sentToday', unnamed)).toBe('Your order left today.')
  })

  it('state that a total is with delivery where it was charged, and nothing where that is not known', () => {
    const totalOf = (charge: number | null) => replyText(wordsIn('en'), 'howToPay', { ...ORDER, charge })
    expect(totalOf(40)).toContain('₹1,266 (with delivery). You')
    expect(totalOf(null)).toContain('₹1,266. You')
  })

  it('name no total before pack, jars and amount are known', () => {
    for (const unknown of [{ pack: '' }, { amount: undefined }, { jars: undefined }])
      expect(replyText(wordsIn('en'), 'howToPay', { ...ORDER, ...unknown })).toBeUndefined()
  })
})
