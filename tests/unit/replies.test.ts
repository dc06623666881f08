import { describe, expect, it } from 'vitest'
import { LANGUAGE_IDS, type LanguageId } from '#contract/languages.ts'
import { recordOf } from '#contract/record-of.ts'
import { replyText } from '#web/admin/orders/reply-text.ts'
import { replyWords } from '#web/admin/orders/reply-words.ts'
import { loadContent } from '#web/model/load.ts'
import { DEMONSTRATION } from '#web/model/shop-folder.ts'
import type { Content } from '#web/model/types.ts'
import { change } from '../content.ts'
import { REPLY } from '../owner-rows.ts'

const shops = recordOf(LANGUAGE_IDS, (language) => loadContent(language, DEMONSTRATION))
/** A reply of the demonstration, without what is to copy for UPI. */
const reply = (name: Parameters<typeof replyText>[1], values: object = {}, language: LanguageId = 'en') =>
  replyText({ ...replyWords(shops[language]), upiId: null }, name, { ...REPLY, ...values })
const others = [{ pack: '500g', jars: 1 }]

describe('the replies to a customer', () => {
  it.each([
    [{}, 'Thank you! Order N298AX: 2 × 250g, ₹1,266 (delivery free). You can pay by UPI or bank transfer.'],
    [{ others, charge: 40 }, ': 2 × 250g + 1 × 500g, ₹1,266 (with delivery). You'],
    // It is not known whether delivery is in the total.
    [{ charge: null }, '₹1,266. You'],
    [{ reference: '' }, 'Thank you! Order: 2 × 250g, '],
  ])('say what is to be paid and how: %o', (values, text) => {
    expect(reply('howToPay', values)).toContain(text)
  })

  it.each([{ pack: '' }, { amount: undefined }, { jars: undefined }])('name no total with %o', (unknown) => {
    expect(reply('howToPay', unknown)).toBeUndefined()
  })

  it('say that it was sent, with courier and number where the owner typed them', () => {
    const parcel = 'DTDC 4411'
    expect(reply('sentToday', { parcel })).toBe('Your order N298AX left today. Parcel: DTDC 4411.')
    expect(reply('sentToday', { reference: '' })).toBe('Your order left today.')
  })

  it.each([
    ['en', 'UPI ID: samayu@example\nAmount: 1266.50\nNote: N298AX'],
    ['mr', 'UPI आयडी: samayu@example\nरक्कम: 1266.50\nनोंद: N298AX'],
    ['hi', 'UPI आईडी: samayu@example\nरकम: 1266.50\nनोट: N298AX'],
  ] as const)('have in %s UPI ID, what is due and reference on lines to copy', (language, lines) => {
    const words = replyWords(shops[language])
    const partsOf = (reference: string) =>
      replyText(words, 'howToPay', { ...REPLY, reference, due: 1266.5 })?.split('\n\n')
    expect(partsOf('N298AX')).toEqual([expect.stringContaining('₹1,266 '), lines])
    expect(partsOf('')?.[1]).toBe(lines.replace(/\n.*N298AX/, ''))
  })

  it('end with the address of the pay page where a total is asked for, and of the shop’s own courier', () => {
    const values = { payPage: 'https://x.example/pay#o=N298AX&a=1266' }
    expect(reply('howToPay', values)).toMatch(/transfer\.\n\nhttps:.*a=1266$/)
    expect(reply('sentToday', values)).not.toContain('pay#')
    const { courier } = shops.hi.facts.delivery
    const sentBy = (parcel: string) => reply('sentToday', { parcel, courier }, 'hi')
    expect(sentBy('44/11$&')).toMatch(
      / पार्सल: Sample Courier 44\/11\$&।\n\nhttps:\/\/courier\.example\/track\?number=44%2F11%24%26$/,
    )
    expect(sentBy('India Post 7')).toMatch(/ पार्सल: India Post 7।$/)
    expect(sentBy('')).not.toContain('http')
  })

  it('state how to take and keep it, how long a jar lasts and when to order again, from what the shop has said', () => {
    const content = shops.en
    const linesOf = (shop: Content, values: object = {}) =>
      replyText(replyWords(shop), 'howToTake', { ...REPLY, charge: 40, ...values })?.split('\n')
    const keeping = content.copy.label.storage
    const orderAgain =
      'To order again, write to us here a few days before it is used up. Delivery takes 1 to 2 working days from the confirmation.'
    const expiry = expect.stringMatching(/^Keeps 12.months, sealed\. Best within 3.months of opening\.$/)
    const lasting = '250g: 16 days for two adults, a teaspoon each'
    const doses = expect.stringMatching(/^Adults: 1-2 teaspoons daily .* honey/)
    expect(linesOf(content)).toEqual([doses, keeping, expiry, lasting, orderAgain])
    expect(linesOf(content, { others })).toContainEqual(expect.stringMatching(/^500g: 33 days /))
    const withoutDoses = { ...content, doses: undefined }
    expect(linesOf(withoutDoses)).toEqual([keeping, expiry, '250 g (33 servings)', orderAgain])
    const withoutPortion = change(withoutDoses, 'facts', 'product', { portion: 'none' })
    expect(linesOf(withoutPortion)).toEqual([keeping, expiry, orderAgain])
  })

  it('name the recalled lot and its page', () => {
    const page = 'https://x.example/batch/SY-26-01'
    expect(reply('recall', { lot: 'SY-26-01', page })).toMatch(
      /^We are recalling lot SY-26-01, .* what to do: https:\/\/x\.example\/batch\/SY-26-01$/,
    )
  })
})
