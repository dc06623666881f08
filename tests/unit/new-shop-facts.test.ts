import { expect, it } from 'vitest'
import { loadContent } from '#web/model/load.ts'
import { footerRows, sellerRows } from '#web/shop/seller.ts'
import { addBatch, makeOpenShop } from '../open-shop.ts'

const LAUNCH = 'facts/launch.json'
const REFUND = 'facts/refund.json'

it('a new shop answers from its facts, and has no line about facts that are missing', async () => {
  const { about, faq, hero, policies, refund, shop } = loadContent(
    'en',
    await makeOpenShop([LAUNCH, ['packs', 'guaranteeDays'], null]),
    'open',
  )
  const answers = Object.fromEntries(faq.items.map(({ id, answer }) => [id, answer]))
  expect(about.problem).toBe(
    'Asha Pol, Ojasvī Foods, 7 Gangapur Road, Nashik 422005, India.\nCall +91 253 230 1199.',
  )
  expect(about.features.map(({ title }) => title)).toEqual(['Nothing to pay here'])
  expect(shop.cardTitle).toBeUndefined()
  expect(hero.eyebrow).toBe('Asha Pol')
  expect(hero.lede).toBe('In the jar: Khand, Amla, Ghee and Honey.')
  expect(hero.way).toBe(
    'You pay by UPI, bank transfer, or cash on delivery, after we confirm the order.\nDelivery takes 4 to 7 days from the confirmation.',
  )
  expect(shop.terms).toBe(hero.way)
  expect(answers.delivery).toContain('Country: 4 to 7 days, ₹80.')
  expect(answers.lot).toBe('The lot is printed on the label of the jar.')
  expect(answers.broken).toContain('within 48 hours of delivery; later: write all the same.')
  expect(answers.amount).toBe('Ask us on WhatsApp; if age or health matters, ask your doctor first.')
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
  const { about, faq, policies, refund, shop } = content
  expect(about.features.map(({ title }) => title)).toEqual([
    'Nothing to pay here',
    'Lot SY-26-02 has a page',
    'Money-back guarantee',
  ])
  expect(shop.cardTitle).toBe('Every jar carries its lot')
  expect(shop.terms).toContain('Money-back guarantee: write within 30 days.')
  expect(faq.items.find(({ id }) => id === 'lot')?.answer).toMatch(
    /^On sale is lot SY-26-02, made on 10 November 2026 by /,
  )
  const policy = JSON.stringify(policies['refund-policy'].tree)
  expect(policy).toContain(refund.returnCost.customer)
  expect(policy).toContain(refund.deliveryCharge.refunded)
  const [maker] = sellerRows(content)
  expect(maker?.value).toBe('Ojasvī Foods, limited liability partnership, LLPIN AAX-1234, Partners: Asha Pol')
  expect(footerRows(content)[0]?.value).toContain('LLPIN AAX-1234')
})

it('keeps the delivery charge under the guarantee alone', async () => {
  const policyOf = async (guaranteeDays: number | null) => {
    const folder = await makeOpenShop(
      [REFUND, ['deliveryRefunded'], false],
      [LAUNCH, ['packs', 'guaranteeDays'], guaranteeDays],
    )
    return JSON.stringify(loadContent('en', folder, 'open').policies['refund-policy'].tree)
  }
  const given = /late or lost is given back, too\./
  const kept = /Under the money-back guarantee it is not\./
  const policy = await policyOf(30)
  expect(policy).toMatch(given)
  expect(policy).toMatch(kept)
  const without = await policyOf(null)
  expect(without).toMatch(given)
  expect(without).not.toMatch(kept)
})

it('refers to the label or a physician where the jar is a drug', async () => {
  const folder = await makeOpenShop([LAUNCH, ['licence', 'regime'], 'drug'])
  const amount = loadContent('en', folder, 'open').faq.items.find(({ id }) => id === 'amount')
  expect(amount?.answer).toBe('Take it as the label or your physician tells you.')
})
