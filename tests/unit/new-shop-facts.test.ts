import { describe, expect, it } from 'vitest'
import type { LanguageId } from '#contract/languages.ts'
import { loadContent } from '#web/model/load.ts'
import { describeBatch } from '#web/shop/batch.ts'
import { labelRows } from '#web/shop/label.ts'
import { orderMessage } from '#web/shop/order-message.ts'
import { footerRows, sellerRows } from '#web/shop/seller.ts'
import type { ContentChange } from '../changed-content.ts'
import { addBatch, answerOf, launch, makeOpenShop, openShop, refundPolicy } from '../open-shop.ts'

const REFUND = 'facts/refund.json'
const withoutGuarantee = launch('packs.guaranteeDays', null)

it('a new shop answers from its facts, and has no line about facts that are missing', async () => {
  const shop = await openShop(
    withoutGuarantee,
    ['facts/label.json', ['nutrition'], []],
    ['facts/label.json', ['nutritionExempt'], 'small-pack'],
  )
  const { copy, words } = shop
  expect(copy.about.problem).toBe(
    'Made by Ojasvī Foods, 7 Gangapur Road, Nashik 422005, India.\nProprietor: Asha Pol.\nCall +91\u00A0253\u00A0230\u00A01199.',
  )
  expect(words.question.outcomes.full_day).toContain(' +91\u00A0253\u00A0230\u00A01199. ')
  expect(copy.about.features.map(({ title }) => title)).toEqual(['You can pay at the door'])
  expect(copy.hero.lede).toBe('Ingredients: Khand (sugar), Amla, Ghee, Honey.')
  expect(words.hero).toMatchObject({
    eyebrow: 'Asha Pol, Nashik',
    way: 'You pay by UPI, bank transfer, or cash on delivery, after we confirm the order.\nDelivery takes 4 to 7 days from the confirmation.',
  })
  expect([copy.shop.cardTitle, copy.shop.terms]).toEqual([undefined, 'Contains milk (ghee).'])
  for (const text of [words.promo.after, words.shop.intro])
    expect(text).toMatch(/ confirm(ed)?, or at the door\.$/)
  expect(words.label.nutritionTable.short).toMatch(/none is required on so small a pack\.$/)
  expect(answerOf(shop, 'delivery')).toContain('Country: 4 to 7 days, ₹80.')
  expect(answerOf(shop, 'sugar')).toBe('These sugars go in for 100 g: Khand (sugar) 46 g, Honey.')
  expect(answerOf(shop, 'lot')).toBe('The lot is printed on the label.')
  expect(answerOf(shop, 'broken')).toMatch(
    /within 48 hours of delivery\..*\n.*refunded within 5 working days of [^.]+\.\nThe delivery charge is given back, too\.$/,
  )
  expect(['amount', 'cancel'].map((id) => answerOf(shop, id))).toEqual([undefined, undefined])
  const { returnCost, deliveryCharge } = words.refund
  // What the law gives back needs no answer.
  expect(refundPolicy(shop)).toContain(deliveryCharge.byLaw)
  for (const text of [...Object.values(returnCost), deliveryCharge.kept])
    expect(refundPolicy(shop)).not.toContain(text)
})

it('packs are named by their weight and pieces, unless the shop names them, a part or all of it', async () => {
  const product = { kind: 'sweets', portion: 'piece', portionGrams: 25, making: 'cooked' }
  const firstPack = async (...changes: ContentChange[]) =>
    (await openShop(launch('product', product), ...changes)).packs[0]
  const pack = { size: '500 g', description: 'about 20 pieces', order: 'Order 500 g' }
  expect(await firstPack()).toMatchObject(pack)
  const size = 'Box of 20'
  expect(await firstPack(['en/packs.json', ['list'], [{ id: '500g', size }]])).toMatchObject({
    ...pack,
    size,
  })
})

it('a new shop shows its guarantee, its newest batch and the cost of a return once these facts are there', async () => {
  const folder = await makeOpenShop(
    [REFUND, ['returnPaidBy'], 'customer'],
    [REFUND, ['deliveryRefunded'], true],
  )
  addBatch(folder, 'SY-26-02')
  const shop = loadContent('en', folder, 'open')
  const titles = ['You can pay at the door', 'Lot SY-26-02 has a page', 'Money-back guarantee']
  expect(shop.copy.about.features.map(({ title }) => title)).toEqual(titles)
  expect(shop.copy.shop.cardTitle).toBe('Every pack carries its lot')
  expect(shop.copy.shop.terms).toContain('Money-back guarantee: write within 30 days of delivery.')
  expect(answerOf(shop, 'lot')).toMatch(/^The newest lot is SY-26-02, made on 10 November 2026 by /)
  const { returnCost, deliveryCharge } = shop.words.refund
  expect(returnCost.customer).toContain('damaged, wrong or spoiled is not sent back at your cost')
  for (const text of [returnCost.customer, deliveryCharge.refunded])
    expect(refundPolicy(shop)).toContain(text)
})

it('names the maker by the form of the business, the number as a licence or a registration, and the telephone for customers', async () => {
  const shop = await openShop(['en/legal.json', [], { consumerCare: { hours: 'Monday to Saturday' } }])
  expect(sellerRows(shop)[0]?.value).toMatch(/^Ojasvī Foods, Proprietor: Asha Pol$/)
  expect(footerRows(shop)[2]).toEqual({ name: 'FSSAI licence', value: '11526000000123' })
  const { consumerCare } = shop.words.legal.labels
  for (const rows of [sellerRows(shop), footerRows(shop)])
    expect(rows.find(({ name }) => name === consumerCare)?.value).toBe(
      // No line breaks in the number.
      '+91\u00A0253\u00A0230\u00A01199, namaste@ojasvi.in, Monday to Saturday',
    )
  const partnership = await openShop(
    launch('maker.businessForm', 'llp'),
    launch('maker.registrationNumber', 'AAX-1234'),
    launch('licence.number', '21526000000123'),
  )
  expect(sellerRows(partnership)[0]?.value).toMatch(
    /^Ojasvī Foods, limited liability partnership, .*, LLPIN AAX-1234, Partners: Asha Pol$/,
  )
  expect(footerRows(partnership)[0]?.value).toContain('AAX-1234')
  expect(footerRows(partnership)[2]).toEqual({ name: 'FSSAI registration', value: '21526000000123' })
})

it('prints each term of a refund by itself, without a heading about what is not told', async () => {
  const ofDamage = [/36 hours/, /window has closed/]
  const ofLoss = [/9 days after the last day/, /does not come/]
  const ofMoney = [/6 days/, /money is back/]
  const printedWith = async (refund: object) => {
    const shop = await openShop(withoutGuarantee, [REFUND, [], refund])
    const text = `${answerOf(shop, 'broken')} ${refundPolicy(shop)}`
    expect(text).toMatch(/The delivery charge is given back, too/)
    return [...ofDamage, ...ofLoss, ...ofMoney].filter((part) => part.test(text))
  }
  expect(await printedWith({})).toEqual([])
  expect(await printedWith({ windows: { damaged: { hours: 36 } } })).toEqual(ofDamage)
  expect(await printedWith({ lostAfterDays: 9 })).toEqual(ofLoss)
  expect(await printedWith({ refundDays: 6, deliveryRefunded: false })).toEqual(ofMoney)
})

it('says in each language until when and how an order may be cancelled', async () => {
  const answerWith = async (cancel: string, language: LanguageId = 'en') => {
    const shop = loadContent(language, await makeOpenShop([REFUND, ['cancel'], cancel]), 'open')
    const answer = answerOf(shop, 'cancel') ?? ''
    expect(refundPolicy(shop)).toContain(answer)
    return answer
  }
  expect(await answerWith('until-sent')).toMatch(
    /may cancel at no cost until the parcel has left\. All .* within 5 working days of our/,
  )
  expect(await answerWith('until-sent', 'mr')).toMatch(
    /पार्सल निघेपर्यंत तुम्ही ऑर्डर रद्द करू शकता; .* आमच्या उत्तरापासून कामाच्या 5 दिवसांत परत मिळतात\./,
  )
  expect(await answerWith('until-sent', 'hi')).toMatch(
    /पार्सल निकलने तक आप ऑर्डर रद्द कर सकते हैं; .* हमारे जवाब के 5 कामकाजी दिन के भीतर/,
  )
  // Nothing has been paid by then.
  expect(await answerWith('until-confirmed')).not.toMatch(/5/)
  expect(await answerWith('within-a-day')).toMatch(/24.*5/)
})

it('says that the weights add up to more only where they do', async () => {
  const noteOf = async (...grams: number[]) => {
    const list = grams.map((gramsPer100, index) => ({ id: `i${index}`, gramsPer100 }))
    return (await openShop(launch('ingredients.list', list))).words.label.ingredients.note
  }
  expect(await noteOf(58, 42)).toBe('What goes in for 100\u00a0g.')
  expect(await noteOf(98, 42)).toMatch(/^What goes in for 100\u00a0g\.\n.*adds up to more\.$/)
})

it('keeps the delivery charge under the guarantee alone', async () => {
  const kept: ContentChange = [REFUND, ['deliveryRefunded'], false]
  const shops = [await openShop(kept), await openShop(kept, withoutGuarantee)]
  const [policy, without] = shops.map((shop) => JSON.stringify(shop.copy.about) + refundPolicy(shop))
  expect(policy).toContain('The delivery charge is not returned.')
  for (const each of [policy, without]) expect(each).toMatch(/late or lost is given back, too\./)
  const exception = 'Under the money-back guarantee it is not.'
  expect([policy, without].map((each) => each?.includes(exception))).toEqual([true, false])
})

it('ends its sentences as the language does', async () => {
  const shop = loadContent('hi', await makeOpenShop(), 'open')
  const ends = `${answerOf(shop, 'delivery')}\n${shop.copy.shop.terms}`.match(/.$/gm)
  expect(ends).toEqual(Array(5).fill('।'))
})

it('is named as a medicine where it is sold as one', async () => {
  const { words } = await openShop(launch('licence.regime', 'drug'))
  expect(words.hero.medicine).toBe('Ayurvedic medicine, licence 11526000000123')
  expect(words.pages.home.title).toBe('Amla jam from Nashik, Ayurvedic medicine | Ojasvī')
  expect(words.label.nutritionTable.short).toBe('')
})

it('names the nearest zone first, and the others together', async () => {
  const state = { id: 'maharashtra', days: { from: 2, to: 4 }, charge: 60 }
  const maharashtra = { ...state, pins: ['40'], except: ['403'] }
  const goa = { id: 'goa', days: { from: 3, to: 5 }, charge: 70, pins: ['403'] }
  const india = { id: 'india', days: { from: 4, to: 8 }, charge: 90 }
  const wayWith = async (...zones: object[]) =>
    (await openShop(launch('delivery.list', zones))).words.hero.way
  expect(await wayWith(maharashtra, goa, india)).toContain('4 days in Maharashtra, 3 to 8 days elsewhere,')
  expect(await wayWith(maharashtra, goa)).toContain('4 days in Maharashtra, 3 to 5 days in Goa,')
})

describe('a shop of mango pickle', () => {
  const NAMES = {
    en: ['Mango pickle', 'mango pickle'],
    mr: ['आंब्याचं लोणचं', 'आंब्याचं लोणचं'],
    hi: ['आम का अचार', 'आम का अचार'],
  } as const
  const makePickle = async (...changes: ContentChange[]) => {
    const product = { kind: 'pickle', portion: 'teaspoon', portionGrams: 5, making: 'mixed' }
    const names = Object.entries(NAMES).flatMap(([language, [product, productInText]]): ContentChange[] => {
      return [[`${language}/brand.json`, [], { product, productInText }]]
    })
    const folder = await makeOpenShop(launch('product', product), ...names, ...changes)
    addBatch(folder, 'SY-26-02')
    return folder
  }

  it.each([
    ['en', 'Mixed by', /^.*Mixed by .* on 10 November: /],
    ['mr', 'कोणी मिसळली', /ही बॅच .* यांनी 10 नोव्हेंबर रोजी मिसळली: /],
    ['hi', 'किसने मिलाया', / ने 10 नवंबर को मिलाया: /],
  ] as const)('names it, and says how it is made, in %s', async (language, madeBy, story) => {
    const content = loadContent(language, await makePickle(), 'open')
    const { batches, words } = content
    const { hero, pages, mail, label } = words
    const [name, inText] = NAMES[language]
    for (const text of [hero.title, pages.home.title, mail.sender, label.facts.category.food])
      expect(text).toContain(name)
    for (const text of [words.chat.order, words.batch.meta.description, words.products.button])
      expect(text).toContain(inText)
    expect(words.notFound.links[0]?.name).toMatch(new RegExp(`${inText}$`))
    expect(orderMessage(content)).toContain(inText)
    expect(words.batch.facts.madeBy).toBe(madeBy)
    expect(batches.map((batch) => describeBatch(batch, content))).toEqual([expect.stringMatching(story)])
    expect(labelRows(content)).toContainEqual(
      expect.objectContaining({ value: { en: 'Pickle', mr: 'लोणचं', hi: 'अचार' }[language] }),
    )
    const { product: _, ...others } = words
    expect(JSON.stringify(others).match(/chyawan|च्यवन|\bjam\b|cook|boil|शिजव|आटतं|पकाया|पकाने/gi)).toBeNull()
  })

  it('gives its nutrition by the portion that it has', async () => {
    const [energy, sugars] = [
      { id: 'energy', unit: 'kcal', per100g: 200 },
      { id: 'added-sugars', unit: 'g', per100g: 10 },
    ]
    const nutrition: ContentChange = ['facts/label.json', [], { nutrition: [energy, sugars] }]
    const shortWith = async (product: object) =>
      (await openShop(launch('product', product), nutrition)).words.label.nutritionTable.short
    const sugar = '10\u00a0g added sugars per 100\u00a0g.'
    expect(await shortWith({ portion: 'teaspoon', portionGrams: 5 })).toBe(
      `10\u00a0kcal and 0.5\u00a0g added sugars in a teaspoon; ${sugar}`,
    )
    expect(await shortWith({ portion: 'piece', portionGrams: 20 })).toMatch(
      /^40\u00a0kcal and 2\u00a0g .* in a piece; /,
    )
    expect(await shortWith({ portion: 'none', portionGrams: 5 })).toBe(sugar)
  })
})

it('says how long a business registered for GST keeps its accounts, but not where there is no GSTIN', async () => {
  const policyWith = async (withoutGstin: boolean) => {
    const { policies } = await openShop(launch('maker.withoutGstin', withoutGstin))
    return JSON.stringify(policies['privacy-policy'].tree)
  }
  expect(await policyWith(true)).toContain('for as long as tax law tells us to keep these. ')
  expect(await policyWith(false)).toContain('a business registered for GST keeps them for 72 months')
})
