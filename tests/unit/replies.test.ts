import { describe, expect, it } from 'vitest'
import type { LanguageId } from '#contract/languages.ts'
import { replyText } from '#web/admin/orders/reply-text.ts'
import { replyWords } from '#web/admin/orders/reply-words.ts'
import { loadContent } from '#web/model/load.ts'
import { DEMONSTRATION } from '#web/model/shop-folder.ts'
import type { Content } from '#web/model/types.ts'

const ORDER = {
  reference: 'N298AX',
  jars: 2,
  pack: '250g',
  others: [],
  amount: 1266,
  charge: 0,
  parcel: '',
  courier: null,
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
    expect(replyText(words, 'sentToday', { ...ORDER, parcel: 'DTDC 4411' })).toBe(
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

  it('end with the address at which the shop’s courier says where the parcel is, but not of another courier’s', () => {
    const { courier } = loadContent('hi', DEMONSTRATION).facts.delivery
    const sentBy = (parcel: string) => replyText(wordsIn('hi'), 'sentToday', { ...ORDER, parcel, courier })
    expect(sentBy('44/11$&')).toMatch(
      / पार्सल: Sample Courier 44\/11\$&।\n\nhttps:\/\/courier\.example\/track\?number=44%2F11%24%26$/,
    )
    expect(sentBy('India Post 7')).toMatch(/ पार्सल: India Post 7।$/)
    expect(sentBy('')).not.toContain('http')
  })

  it('state how to take and keep it, how long a jar lasts and when to order again, from what the shop has said', () => {
    const content = loadContent('en', DEMONSTRATION)
    const linesOf = (shop: Content) =>
      replyText(replyWords(shop), 'howToTake', { ...ORDER, charge: 40 })?.split('\n')
    const keeping = content.copy.label.storage
    const orderAgain =
      'To order again, write to us here a few days before it is used up. Delivery takes 1 to 2 working days from the confirmation.'
    expect(linesOf(content)).toEqual([
      expect.stringMatching(/^Adults: 1-2 teaspoons daily .* honey/),
      keeping,
      expect.stringMatching(/^Keeps 12.months, sealed\. Best within 3.months of opening\.$/),
      '250g: 16 days for two adults, a teaspoon each',
      orderAgain,
    ])
    const both = replyText(replyWords(content), 'howToTake', {
      ...ORDER,
      others: [{ pack: '500g', jars: 1 }],
    })
    expect(both).toMatch(/\n250g: 16 days .*\n500g: 33 days /)
    const withoutDoses = { ...content, doses: undefined }
    expect(linesOf(withoutDoses)).toEqual([keeping, expect.anything(), '250 g (33 servings)', orderAgain])
    const { facts } = content
    const product = { ...facts.product, portion: 'none' as const }
    expect(linesOf({ ...withoutDoses, facts: { ...facts, product } })).toEqual([
      keeping,
      expect.anything(),
      orderAgain,
    ])
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
