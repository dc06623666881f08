import { expect, it } from 'vitest'
import { loadContent } from '#web/model/load.ts'
import { footerRows, sellerRows } from '#web/shop/seller.ts'
import { addBatch, makeOpenShop } from '../open-shop.ts'

const LAUNCH = 'facts/launch.json'
const REFUND = 'facts/refund.json'

it('a new shop answers from its facts, and has no line about facts that are missing', async () => {
  const folder = await makeOpenShop([LAUNCH, ['packs', 'guaranteeDays'], null])
  const {
    policies,
    copy,
    words,
    words: { label, refund },
  } = loadContent('en', folder, 'open')
  const answers = Object.fromEntries(copy.faq.items.map(({ id, answer }) => [id, answer]))
  expect(copy.about.problem).toBe(
    'Made by Ojasvī Foods, 7 Gangapur Road, Nashik 422005, India.\nProprietor: Asha Pol.\nCall +91 253 230 1199.',
  )
  expect(copy.about.features.map(({ title }) => title)).toEqual(['You can pay at the door'])
  expect(copy.shop.cardTitle).toBeUndefined()
  expect(words.hero.eyebrow).toBe('Asha Pol, Nashik')
  expect(copy.hero.lede).toBe('In the jar: Khand (sugar), Amla, Ghee and Honey.')
  expect(words.hero.way).toBe(
    'You pay by UPI, bank transfer, or cash on delivery, after we confirm the order.\nDelivery takes 4 to 7 days from the confirmation.',
  )
  expect(copy.shop.terms).toBe(words.hero.way)
  expect(answers.delivery).toContain('Country: 4 to 7 days, ₹80.')
  expect(answers.sugar).toBe('These sugars go in for 100 g: Khand (sugar) 46 g.')
  expect(label.nutritionTable.short).toBe('Nutritional information per 100 g: not given here yet.')
  expect(answers.lot).toBe('The lot is printed on the label of the jar.')
  expect(answers.broken).toContain('within 48 hours of delivery. A photo')
  expect(answers).not.toHaveProperty('amount')
  const policy = JSON.stringify(policies['refund-policy'].tree)
  for (const words of [...Object.values(refund.returnCost), ...Object.values(refund.deliveryCharge)])
    expect(policy).not.toContain(words)
})

it('a new shop shows its guarantee, its newest batch and the cost of a return once these facts are there', async () => {
  const folder = await makeOpenShop(
    [REFUND, ['returnPaidBy'], 'customer'],
    [REFUND, ['deliveryRefunded'], true],
    [LAUNCH, ['maker', 'businessForm'], 'llp'],
    [LAUNCH, ['maker', 'registrationNumber'], 'AAX-1234'],
  )
  addBatch(folder, 'SY-26-02')
  const content = loadContent('en', folder, 'open')
  const { policies, copy, words } = content
  expect(copy.about.features.map(({ title }) => title)).toEqual([
    'You can pay at the door',
    'Lot SY-26-02 has a page',
    'Money-back guarantee',
  ])
  expect(copy.shop.cardTitle).toBe('Every jar carries its lot')
  expect(copy.shop.terms).toContain('Money-back guarantee: write within 30 days of delivery.')
  expect(copy.faq.items.find(({ id }) => id === 'lot')?.answer).toMatch(
    /^On sale is lot SY-26-02, made on 10 November 2026 by /,
  )
  const policy = JSON.stringify(policies['refund-policy'].tree)
  expect(policy).toContain(words.refund.returnCost.customer)
  expect(policy).toContain(words.refund.deliveryCharge.refunded)
  const [maker] = sellerRows(content)
  expect(maker?.value).toBe(
    'Ojasvī Foods, limited liability partnership, registered with limited liability, LLPIN AAX-1234, Partners: Asha Pol',
  )
  expect(content.words.hero.eyebrow).toBe('Ojasvī Foods, Nashik')
  expect(footerRows(content)[0]?.value).toContain('LLPIN AAX-1234')
})

it('keeps the delivery charge under the guarantee alone', async () => {
  const policyOf = async (guaranteeDays: number | null) => {
    const kept = [REFUND, ['deliveryRefunded'], false] as const
    const folder = await makeOpenShop(kept, [LAUNCH, ['packs', 'guaranteeDays'], guaranteeDays])
    const { copy, policies } = loadContent('en', folder, 'open')
    return JSON.stringify([copy.about, policies['refund-policy'].tree])
  }
  const given = /late or lost is given back, too\./
  const kept = /Under the money-back guarantee it is not\./
  const [policy, without] = [await policyOf(30), await policyOf(null)]
  expect(policy).toContain('The delivery charge is not returned.')
  for (const each of [policy, without]) expect(each).toMatch(given)
  expect([kept.test(policy), kept.test(without)]).toEqual([true, false])
})

it('is named as a medicine where it is sold as one', async () => {
  const folder = await makeOpenShop([LAUNCH, ['licence', 'regime'], 'drug'])
  const { words } = loadContent('en', folder, 'open')
  expect(words.hero.medicine).toBe('Ayurvedic medicine, licence 11526000000123')
  expect(words.pages.home.title).toBe('Ojasvī Amla jam from Nashik, Ayurvedic medicine')
  expect(words.label.nutritionTable.short).toBe('')
})

it('tells of the nearest zone first, and of the others together', async () => {
  const list = [
    { id: 'maharashtra', days: { from: 2, to: 4 }, charge: 60, pins: ['40'], except: ['403'] },
    { id: 'goa', days: { from: 3, to: 5 }, charge: 70, pins: ['403'] },
    { id: 'india', days: { from: 4, to: 8 }, charge: 90 },
  ]
  const way = async (zones: typeof list) =>
    loadContent('en', await makeOpenShop([LAUNCH, ['delivery', 'list'], zones]), 'open').words.hero.way
  expect(await way(list)).toContain(
    'Delivery takes 2 to 4 days in Maharashtra, 3 to 8 days elsewhere, from the confirmation.',
  )
  expect(await way(list.slice(0, 2))).toContain('Delivery takes 2 to 5 days from the confirmation.')
})
