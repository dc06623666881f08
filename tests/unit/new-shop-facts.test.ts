import { describe, expect, it } from 'vitest'
import { loadContent } from '#web/model/load.ts'
import { describeBatch } from '#web/shop/batch.ts'
import { labelRows } from '#web/shop/label.ts'
import { orderMessage } from '#web/shop/order-message.ts'
import { footerRows, sellerRows } from '#web/shop/seller.ts'
import { siteLanguages } from '#web/site-build/languages.ts'
import { type ContentChange, changeContent, publishLanguage } from '../changed-content.ts'
import { addBatch, makeOpenShop } from '../open-shop.ts'

const LAUNCH = 'facts/launch.json'
const REFUND = 'facts/refund.json'

it('a new shop answers from its facts, and has no line about facts that are missing', async () => {
  const folder = await makeOpenShop(
    [LAUNCH, ['packs', 'guaranteeDays'], null],
    ['facts/label.json', ['nutrition'], []],
    ['facts/label.json', ['nutritionExempt'], 'small-pack'],
  )
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
  expect(copy.hero.lede).toBe('Ingredients: Khand (sugar), Amla, Ghee, Honey.')
  expect(words.hero.way).toBe(
    'You pay by UPI, bank transfer, or cash on delivery, after we confirm the order.\nDelivery takes 4 to 7 days from the confirmation.',
  )
  expect(copy.shop.terms).toBe('Contains milk (ghee).')
  for (const text of [words.promo.after, words.shop.intro])
    expect(text).toMatch(/ confirm(ed)?, or at the door\.$/)
  expect(answers.delivery).toContain('Country: 4 to 7 days, ₹80.')
  expect(answers.sugar).toBe('These sugars go in for 100 g: Khand (sugar) 46 g, Honey.')
  expect(label.nutritionTable.short).toMatch(/none is required on so small a pack\.$/)
  expect(answers.lot).toBe('The lot is printed on the label.')
  expect(answers.broken).toMatch(
    /within 48 hours of delivery\..*\n.*refunded within 5 working days of [^.]+\.\nThe delivery charge is given back, too\.$/,
  )
  expect(answers).not.toHaveProperty('amount')
  expect(answers).not.toHaveProperty('cancel')
  const policy = JSON.stringify(policies['refund-policy'].tree)
  for (const text of Object.values(refund.returnCost)) expect(policy).not.toContain(text)
  // What the law gives back needs no answer.
  expect(policy).toContain(refund.deliveryCharge.byLaw)
  expect(policy).not.toContain(refund.deliveryCharge.kept)
})

it('packs are named by their weight and pieces, unless the shop names them, a part or all of it', async () => {
  const product = { kind: 'sweets', portion: 'piece', portionGrams: 25, making: 'cooked' }
  const packs = async (...changes: ContentChange[]) => {
    const folder = await makeOpenShop([LAUNCH, ['product'], product], ...changes)
    return loadContent('en', folder, 'open').packs[0]
  }
  expect(await packs()).toMatchObject({ size: '500 g', description: 'about 20 pieces', order: 'Order 500 g' })
  const named = { id: '500g', size: 'Box of 20' }
  expect(await packs(['en/packs.json', ['list'], [named]])).toMatchObject({
    size: 'Box of 20',
    description: 'about 20 pieces',
    order: 'Order 500 g',
  })
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
  expect(copy.shop.cardTitle).toBe('Every pack carries its lot')
  expect(copy.shop.terms).toContain('Money-back guarantee: write within 30 days of delivery.')
  expect(copy.faq.items.find(({ id }) => id === 'lot')?.answer).toMatch(
    /^The newest lot is SY-26-02, made on 10 November 2026 by /,
  )
  const policy = JSON.stringify(policies['refund-policy'].tree)
  expect(policy).toContain(words.refund.returnCost.customer)
  expect(words.refund.returnCost.customer).toContain(
    'damaged, wrong or spoiled is not sent back at your cost',
  )
  expect(policy).toContain(words.refund.deliveryCharge.refunded)
  const [maker] = sellerRows(content)
  const [footerMaker, , licence] = footerRows(content)
  expect(licence).toEqual({ name: 'FSSAI licence', value: '11526000000123' })
  expect(maker?.value).toBe(
    'Ojasvī Foods, limited liability partnership, registered with limited liability, LLPIN AAX-1234, Partners: Asha Pol',
  )
  expect(content.words.hero.eyebrow).toBe('Ojasvī Foods, Nashik')
  expect(footerMaker?.value).toContain('LLPIN AAX-1234')
})

it('calls a registration no licence, and a proprietor so once', async () => {
  const folder = await makeOpenShop([LAUNCH, ['licence', 'number'], '21526000000123'])
  const content = loadContent('en', folder, 'open')
  expect(footerRows(content)[2]).toEqual({ name: 'FSSAI registration', value: '21526000000123' })
  const makerAs = (businessForm: 'proprietorship' | 'partnership' | 'cooperative') => {
    const legal = { ...content.facts.legal, businessForm }
    return sellerRows({ ...content, facts: { ...content.facts, legal } })[0]?.value
  }
  expect(makerAs('proprietorship')).toBe('Ojasvī Foods, Proprietor: Asha Pol')
  expect(makerAs('partnership')).toBe('Ojasvī Foods, Partners: Asha Pol')
  expect(makerAs('cooperative')).toMatch(/^Ojasvī Foods, co-operative society, /)
  const { phone, email } = content.facts.brand
  expect(footerRows(content).at(-1)?.value).toBe(`Asha Pol, ${phone}, ${email}`)
  expect(sellerRows(content)[2]?.value).not.toContain('medicine')
})

it('prints each term of a refund by itself, without a heading about what is not told', async () => {
  const withTerms = async (refund: object) => {
    const folder = await makeOpenShop([LAUNCH, ['packs', 'guaranteeDays'], null], [REFUND, [], refund])
    const { copy, policies } = loadContent('en', folder, 'open')
    const broken = copy.faq.items.find(({ id }) => id === 'broken')?.answer
    return JSON.stringify([broken, policies['refund-policy'].tree])
  }
  const [none, damaged, lost, paid] = await Promise.all(
    [
      {},
      { windows: { damaged: { hours: 36 } } },
      { lostAfterDays: 9 },
      { refundDays: 6, deliveryRefunded: false },
    ].map(withTerms),
  )
  const parts = [
    /36 hours/,
    /window has closed/,
    /9 days after the last day/,
    /does not come/,
    /6 days/,
    /money is back/,
  ]
  const printed = (text = '') => parts.map((part) => part.test(text))
  expect(printed(none)).toEqual([false, false, false, false, false, false])
  expect(printed(damaged)).toEqual([true, true, false, false, false, false])
  expect(printed(lost)).toEqual([false, false, true, true, false, false])
  expect(printed(paid)).toEqual([false, false, false, false, true, true])
  for (const each of [none, paid]) expect(each).toMatch(/The delivery charge is given back, too/)
})

it.each([
  ['en', /may cancel at no cost until the parcel has left\. All .* within 5 working days of our/],
  ['mr', /पार्सल निघेपर्यंत तुम्ही ऑर्डर रद्द करू शकता; .* मुदत आमच्या उत्तरापासून कामाचे 5 दिवस\./],
  ['hi', /पार्सल निकलने तक आप ऑर्डर रद्द कर सकते हैं; .* हमारे जवाब के 5 कामकाजी दिन के भीतर/],
] as const)(
  'says in %s until when an order may be cancelled, and what is given back',
  async (language, text) => {
    const of = async (cancel: string) => {
      const folder = await makeOpenShop([REFUND, ['cancel'], cancel])
      const { copy, policies } = loadContent(language, folder, 'open')
      const answer = copy.faq.items.find(({ id }) => id === 'cancel')?.answer ?? ''
      expect(JSON.stringify(policies['refund-policy'].tree)).toContain(answer)
      return answer
    }
    expect(await of('until-sent')).toMatch(text)
    // Nothing has been paid by then.
    expect(await of('until-confirmed')).not.toMatch(/5/)
    expect(await of('within-a-day')).toMatch(/24.*5/)
  },
)

it('prints the shop’s telephone and e-mail where there is no separate one for customers, and the hours', async () => {
  const folder = await makeOpenShop(['en/legal.json', [], { consumerCare: { hours: 'Monday to Saturday' } }])
  const content = loadContent('en', folder, 'open')
  for (const rows of [sellerRows(content), footerRows(content)])
    expect(rows.find(({ name }) => name === content.words.legal.labels.consumerCare)?.value).toBe(
      '+91 253 230 1199, namaste@ojasvi.in, Monday to Saturday',
    )
})

it('says that the weights add up to more only where they do', async () => {
  const noteOf = async (...grams: number[]) => {
    const list = grams.map((gramsPer100, index) => ({ id: `i${index}`, gramsPer100 }))
    const folder = await makeOpenShop([LAUNCH, ['ingredients', 'list'], list])
    return loadContent('en', folder, 'open').words.label.ingredients.note
  }
  expect(await noteOf(58, 42)).toBe('What goes in for 100 g.')
  expect(await noteOf(98, 42)).toMatch(/^What goes in for 100 g\.\n.*adds up to more\.$/)
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

it('ends its sentences as the language does', async () => {
  const { copy } = loadContent('hi', await makeOpenShop(), 'open')
  const answer = copy.faq.items.find(({ id }) => id === 'delivery')?.answer
  expect([answer, copy.shop.terms].join('\n').match(/.$/gm)).toEqual(Array(5).fill('।'))
})

it('is named as a medicine where it is sold as one', async () => {
  const folder = await makeOpenShop([LAUNCH, ['licence', 'regime'], 'drug'])
  const { words } = loadContent('en', folder, 'open')
  expect(words.hero.medicine).toBe('Ayurvedic medicine, licence 11526000000123')
  expect(words.pages.home.title).toBe('Amla jam from Nashik, Ayurvedic medicine | Ojasvī')
  expect(words.label.nutritionTable.short).toBe('')
})

it('names the nearest zone first, and the others together', async () => {
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
  expect(await way(list.slice(0, 2))).toContain(
    'Delivery takes 2 to 4 days in Maharashtra, 3 to 5 days in Goa, from the confirmation.',
  )
})

describe('a shop of mango pickle', () => {
  const NAMES = {
    en: ['Mango pickle', 'mango pickle'],
    mr: ['आंब्याचं लोणचं', 'आंब्याचं लोणचं'],
    hi: ['आम का अचार', 'आम का अचार'],
  } as const
  const makePickle = async (...changes: ContentChange[]) => {
    const folder = await makeOpenShop(
      [LAUNCH, ['product'], { kind: 'pickle', portion: 'teaspoon', portionGrams: 5, making: 'mixed' }],
      ...Object.entries(NAMES).map(
        ([language, [product, productInText]]): ContentChange => [
          `${language}/brand.json`,
          [],
          { product, productInText },
        ],
      ),
    )
    addBatch(folder, 'SY-26-02')
    changeContent(folder, changes)
    return folder
  }

  it.each([
    ['en', 'mango pickle', 'Mixed by', /^.*Mixed by .* on 10 November: /],
    ['mr', 'आंब्याचं लोणचं', 'कोणी मिसळली', /ही बॅच .* यांनी 10 नोव्हेंबर रोजी मिसळली: /],
    ['hi', 'आम का अचार', 'किसने मिलाया', / ने 10 नवंबर को मिलाया: /],
  ] as const)('names it, and says how it is made, in %s', async (language, inText, madeBy, story) => {
    const content = loadContent(language, await makePickle(), 'open')
    const { batches, words } = content
    const [product] = NAMES[language]
    expect([
      words.hero.title,
      words.pages.home.title,
      words.mail.sender,
      words.label.facts.category.food,
    ]).toEqual(Array(4).fill(expect.stringContaining(product)))
    for (const text of [words.chat.order, words.batch.meta.description, words.products.button])
      expect(text).toContain(inText)
    expect(words.notFound.links[0]?.name).toMatch(new RegExp(`${inText}$`))
    expect(orderMessage(content)).toContain(inText)
    expect(words.batch.facts.madeBy).toBe(madeBy)
    expect(batches.map((batch) => describeBatch(batch, content))).toEqual([expect.stringMatching(story)])
    expect(labelRows(content)).toContainEqual(
      expect.objectContaining({ value: { en: 'pickle', mr: 'लोणचं', hi: 'अचार' }[language] }),
    )
    const { product: _, ...others } = words
    expect(JSON.stringify(others).match(/chyawan|च्यवन|\bjam\b|cook|boil|शिजव|आटतं|पकाया|पकाने/gi)).toBeNull()
  })

  it('gives its nutrition by the portion that it has', async () => {
    const nutrition = [
      { id: 'energy', unit: 'kcal', per100g: 200 },
      { id: 'added-sugars', unit: 'g', per100g: 10 },
    ]
    const shortOf = async (product: object) => {
      const folder = await makePickle([LAUNCH, ['product'], product], ['facts/label.json', [], { nutrition }])
      return loadContent('en', folder, 'open').words.label.nutritionTable.short
    }
    const sugar = '10 g added sugars per 100 g.'
    expect(await shortOf({ portion: 'teaspoon', portionGrams: 5 })).toBe(
      `10 kcal and 0.5 g added sugars in a teaspoon; ${sugar}`,
    )
    expect(await shortOf({ portion: 'piece', portionGrams: 20 })).toBe(
      `40 kcal and 2 g added sugars in a piece; ${sugar}`,
    )
    for (const product of [{ portion: 'none', portionGrams: 5 }, { portion: 'piece' }, {}])
      expect(await shortOf(product)).toBe(sugar)
  })

  it('is said to be not translated in a language that has no name for it', async () => {
    const folder = await makePickle(['mr/brand.json', [], {}])
    publishLanguage(folder, 'mr')
    const marathi = siteLanguages(folder, 'open').find(({ content }) => content.language === 'mr')
    expect(marathi?.content.copy.brand.product).toBe('Mango pickle')
    expect(marathi?.untranslated).toContain('Marathi: Brand')
  })
})

it('says how long a business registered for GST keeps its accounts, but not where there is no GSTIN', async () => {
  const policyOf = async (withoutGstin: boolean) => {
    const folder = await makeOpenShop([LAUNCH, ['maker', 'withoutGstin'], withoutGstin])
    return JSON.stringify(loadContent('en', folder, 'open').policies['privacy-policy'].tree)
  }
  expect(await policyOf(true)).toContain('for as long as tax law tells us to keep these. ')
  expect(await policyOf(false)).toContain(
    'to keep these; a business registered for GST keeps them for 72 months',
  )
})
