import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Json } from '#web/model/types.ts'
import { missingToOpen, wrongClaims } from '#web/site-build/checks/launch.ts'
import { contentProblems } from '#web/site-build/checks/refusals.ts'
import {
  answersOf,
  askAll,
  BACK,
  type Draft,
  problemOf,
  type Question,
  readDraft,
  waitingOf,
} from '#worker/cli/ask-questions.ts'
import { QUESTIONS } from '#worker/cli/questions.ts'
import { makeNewShop } from '../open-shop.ts'

const question = (key: string, changes: Partial<Question> = {}): Question => {
  return { key, ask: key, example: '', ...changes }
}
const LIST = [
  question('a'),
  question('b', { options: { yes: 'Yes', no: 'No' } }),
  question('c', { when: ({ b }) => b === 'yes' }),
  question('d'),
]

/** Answers questions from a list, and records which were asked, with the answer that they had. */
async function run(answers: readonly Draft[string][], draft: Draft = {}) {
  const [asked, kept, left]: [string[], Draft[], Draft[string][]] = [[], [], [...answers]]
  const prompt = async ({ key }: Question, before: Draft[string] | undefined) => {
    asked.push(before === undefined ? key : `${key}=${before}`)
    const answer = left.shift()
    if (answer === undefined) throw new Error('left')
    return answer
  }
  const given = await askAll(LIST, draft, prompt, (each) => kept.push(each)).catch(() => undefined)
  return { asked, kept, given }
}

describe('the questions of npm run new-shop', () => {
  it('are asked in their order, and one that depends on an answer only after that', async () => {
    expect((await run(['1', 'yes', '3', '4'])).asked).toEqual(['a', 'b', 'c', 'd'])
    const { asked, given } = await run(['1', 'no', '4'])
    expect(asked).toEqual(['a', 'b', 'd'])
    expect(given).toEqual({ a: '1', b: 'no', d: '4' })
  })

  it('keep each answer as it is given, and go on where a run was ended', async () => {
    const { kept } = await run(['1', '', '4'].slice(0, 2))
    expect(kept).toEqual([{ a: '1' }, { a: '1', b: '' }])
    const { asked, given } = await run(['4'], kept.at(-1))
    expect([asked, given]).toEqual([['d'], { a: '1', b: '', d: '4' }])
  })

  it('go back to the one before that is asked, with its answer, and forward again', async () => {
    const { asked, given } = await run(['1', 'no', BACK, BACK, BACK, '2', 'no', '4'])
    expect(asked).toEqual(['a', 'b', 'd', 'b=no', 'a=1', 'a=1', 'b=no', 'd'])
    expect(given).toEqual({ a: '2', b: 'no', d: '4' })
  })

  it.each([
    ['Mango pickle', 'mango pickle'],
    ['MTR pickle', 'MTR pickle'],
  ])('suggest the name “%s” within a sentence as “%s”', (title, inText) => {
    const asked = QUESTIONS.find(({ key }) => key === 'names.en.productInText')
    expect(asked?.suggest?.({ 'names.en.product': title })).toBe(inText)
  })

  it('suggest an answer by those before it, which one that was given replaces', async () => {
    const list = [question('a'), question('b', { suggest: ({ a }) => `the ${a}` })]
    const suggested: (Draft[string] | undefined)[] = []
    const run = (draft: Draft) => {
      const prompt = async (_: Question, before: Draft[string] | undefined) => {
        suggested.push(before)
        return before ?? 'jam'
      }
      return askAll(list, draft, prompt, () => undefined)
    }
    expect(await run({})).toEqual({ a: 'jam', b: 'the jam' })
    expect(await run({ a: 'ghee' })).toEqual({ a: 'ghee', b: 'the ghee' })
    expect(suggested).toEqual([undefined, 'the jam', 'the ghee'])
  })

  it('drop an answer whose question is no longer asked', () => {
    const given = readDraft(LIST, { a: '1', b: 'no', c: '3' })
    expect([...given.keys()].map(({ key }) => key)).toEqual(['a', 'b'])
  })
})

it.each([
  ['packs.guaranteeDays', '0', /^It must be more than 0/],
  ['packs.list', '500 ml at 900', /^The site prints the weight: write what such a pack weighs in grams:/],
  ['licence.expires', '31.12.2025', /^That day has passed/],
  ['licence.expires', 'March 2029', /^It cannot be read/],
  ['maker.registrationNumber', 'later', /^That is no number/],
  ['storage', 'none', /^It cannot be read/],
  ['packs.freeShippingFrom', 'never', /^It cannot be read: write it as in “600”, or leave the line empty$/],
  ['licence.number', '123', /14 digits.*“21526000000123”/],
  ['maker.address', 'Malvan', /no PIN code/],
  ['maker.gstin', '27AAPFU0939F1ZW', /^One of its 15 characters is wrong/],
  ['maker.gstin', '12345', /^It has 15 characters; if you have none, write “none”/],
  ['photographs.file', 'nowhere.jpg', /^nowhere\.jpg is not there/],
  ['photographs.file', 'A jar of pickle. '.repeat(20), /is not there/],
  ['photographs.file', "'web/demonstration'", /is a folder/],
  ['photographs.file', 'package.json', /is no JPEG, PNG or WebP; save/],
  ['names.mr.city', 'Sangli', /not in Devanagari letters: write it as in “नाशिक”/],
  [
    'delivery',
    'Goa: 2 days, 30; rest of Medha: 3-5 days, 60',
    /^“rest of Medha: 3-5 days, 60” cannot be read/,
  ],
  ['delivery', 'Goa: 2 working days, 30; Kerala: 5 days, 60', /^Some days are working days/],
  ['delivery', 'India: 4 days, 80; Goa: 2 days, 40', /^All of India comes last/],
  ['packs.guaranteeDays', '', undefined],
])('what is wrong with an answer to %s is said at once: %j', (key, typed, problem) => {
  const question = QUESTIONS.find((each) => each.key === key) ?? expect.fail(key)
  expect(problemOf(question, typed)).toEqual(problem && expect.stringMatching(problem))
})

/** The keys of the questions that are asked after these answers. */
const askedAfter = (draft: Draft) => {
  const given = Object.fromEntries([...readDraft(QUESTIONS, draft)].map(([{ key }, answer]) => [key, answer]))
  return QUESTIONS.filter(({ when }) => !when || when(given)).map(({ key }) => key)
}

it.each([
  ['a proprietor', { 'maker.businessForm': 'proprietorship' }, 'maker.registrationNumber', false],
  ['a company', { 'maker.businessForm': 'company' }, 'maker.registrationNumber', true],
  ['who makes a food', { ayurvedic: 'false' }, 'keeping.date', false],
  ['who makes a medicine', { ayurvedic: 'true', 'licence.regime': 'drug' }, 'keeping.date', true],
])('%s is asked only what concerns them', (_, draft, key, isAsked) => {
  expect(askedAfter(draft as Draft).includes(key)).toBe(isAsked)
})

describe('the answers of a run', () => {
  const answersTo = (draft: Draft) => answersOf(readDraft(QUESTIONS, draft))

  it('have each term of a refund by itself', () => {
    const [damaged, missing, wrong] = Array(3).fill({ hours: 48 })
    expect(answersTo({ 'refund.windows.damaged': '48 hours' }).refund).toEqual({
      windows: { damaged, missing, wrong },
    })
    const refund = answersTo({ 'refund.lostAfterDays': '7 days', 'refund.returnPaidBy': 'maker' }).refund
    expect(refund).toEqual({ lostAfterDays: 7, returnPaidBy: 'maker', windows: {} })
  })

  it('keep a photograph and what it shows without the other, and say that it waits', () => {
    const [alt, file] = [{ 'photographs.alt': 'The jar' }, { 'photographs.file': PHOTOGRAPH }]
    expect(answersTo(alt).photographs).toEqual([{ alt: 'The jar' }])
    expect(answersTo(file).photographs).toEqual([{ file: PHOTOGRAPH }])
    const waiting = [alt, file, { ...alt, ...file }].map((draft) => waitingOf(readDraft(QUESTIONS, draft)))
    expect(waiting).toEqual([
      [expect.stringContaining('waits for the photograph')],
      [expect.stringContaining('photograph is kept')],
      [],
    ])
  })

  it('have of the allergens those that are chosen, or that there are none', () => {
    const allergens = QUESTIONS.find(({ key }) => key === 'contains') ?? expect.fail()
    const answersWith = (chosen: Json) => answersOf(new Map([[allergens, chosen]]))
    expect(answersWith({ none: true })).toEqual({ noAllergens: true })
    expect(answersWith({ milk: true, none: true })).toEqual({ contains: ['milk'] })
  })
})

it.each([
  ['none', 'Maharashtra: 4 days, 80; Goa: 5 days, 120', true],
  ['none', 'Maharashtra: 4 days, 80', false],
  ['27AAPFU0939F1ZV', '4 days, 80', false],
])('with GSTIN %s and delivery “%s” asks whether nothing is taxable: %s', (gstin, delivery, isAsked) => {
  const draft = { 'maker.address': '7 Gangapur Road, Nashik 422005', 'maker.gstin': gstin, delivery }
  const given = readDraft(QUESTIONS, { ...draft, 'maker.nothingTaxable': 'true' })
  expect(answersOf(given).maker).toEqual({
    address: draft['maker.address'],
    ...(gstin === 'none' ? { withoutGstin: true } : { gstin }),
    ...(isAsked && { nothingTaxable: true }),
  })
})

const PHOTOGRAPH = 'web/demonstration/images/jar-back.webp'

const pack = (grams: number, mrp: number) => ({ grams, mrp })
const zone = (id: string, name: string, [from, to]: [number, number], charge: number, more = {}) => ({
  id,
  name,
  days: { from, to },
  charge,
  ...more,
})
const CHAT = 'https://wa.me/919822012345'

it.each([
  ['packs.list', '450 gm at Rs.1,290/-, 225 gms @ ₹360', [pack(450, 1290), pack(225, 360)]],
  ['packs.list', '1 kg at 1299; ४५० ग्रॅम = ६९०', [pack(1000, 1299), pack(450, 690)]],
  ['chatLink', '\u202a९८२२०\u00a0१२३४५\u202c', CHAT],
  ['chatLink', 'https://wa.me/%2B91 98220-12345/', CHAT],
  ['chatLink', 'https://wa.me/14155550100', 'https://wa.me/14155550100'],
  ['chatLink', 'https://wa.me/91982201234', undefined],
  ['siteUrl', 'girija.in', 'https://girija.in'],
  ['siteUrl', ' https://www.girija.in/shop?x=1 ', 'https://www.girija.in'],
  ['siteUrl', 'javascript://girija.in/%0Aalert(1)', undefined],
  ['siteUrl', 'https://girija.in"\nmain = "x', undefined],
  ['licence.expires', '31-03-27', '2027-03-31'],
  ['licence.expires', '३१ March 2027', '2027-03-31'],
  ['licence.expires', '1st Sept., 2027', '2027-09-01'],
  ['licence.expires', '3/31/2027', undefined],
  ['licence.expires', '31 February 2027', undefined],
  ['product.portionGrams', '7.5 g', 7.5],
  ['packs.guaranteeDays', '30 days', 30],
  ['email', 'asha?bcc=x@girija.in', undefined],
  ['names.en.product', 'lemon pickle', 'Lemon pickle'],
  ['city', 'sangli', 'Sangli'],
  ['storage', 'dry spoon', 'Dry spoon'],
  ['hours', 'mon to fri, 11 to 5', 'Mon to fri, 11 to 5'],
  ['keeping.months', '1 year', 12],
  ['maker.gstin', 'I dont have', { withoutGstin: true }],
  ['maker.gstin', 'No GST number', { withoutGstin: true }],
  ['maker.gstin', 'not yet: 27AAPFU0939F1ZV', undefined],
  ['photographs.file', `'${PHOTOGRAPH}'`, PHOTOGRAPH],
  ['photographs.file', `file://${resolve(PHOTOGRAPH)} `, resolve(PHOTOGRAPH)],
  ['refund.windows.damaged', '48 hrs', { hours: 48 }],
  ['refund.paidBack', '5 working days', { refundWorkingDays: 5 }],
  ['allergens', 'None.', []],
  [
    'allergens',
    'mustard, Black sesame',
    [
      { id: 'mustard', source: 'mustard' },
      { id: 'black-sesame', source: 'Black sesame' },
    ],
  ],
  [
    'ingredients.list',
    'mango 58, asafoetida (resin, wheat flour, gum) 1.5 g, salt',
    [
      { id: 'mango', name: 'Mango', gramsPer100: 58 },
      { id: 'asafoetida', name: 'Asafoetida (resin, wheat flour, gum)', gramsPer100: 1.5 },
      { id: 'salt', name: 'Salt' },
    ],
  ],
  [
    'delivery',
    '४ to 7 working days, free',
    { unit: 'working-days', list: [zone('country', 'All of India', [4, 7], 0)] },
  ],
  [
    'delivery',
    'Sindhudurg 4165 4166: 2 days, free, UPI, cash; Maharashtra: 4 to 7 days, 80; rest of India: 9 days at 120',
    {
      unit: 'days',
      list: [
        zone('sindhudurg', 'Sindhudurg', [2, 2], 0, {
          pins: ['4165', '4166'],
          payment: ['upi', 'cashOnDelivery'],
        }),
        // Goa is within the digits of Maharashtra.
        zone('maharashtra', 'Maharashtra', [4, 7], 80, {
          pins: ['40', '41', '42', '43', '44'],
          except: ['403'],
        }),
        zone('country', 'Rest of India', [9, 9], 120),
      ],
    },
  ],
  [
    'delivery',
    'all india 5 days 80 rs',
    { unit: 'days', list: [zone('country', 'All of India', [5, 5], 80)] },
  ],
  [
    'delivery',
    'Pune 411: 1 day, 30; rest of Kerala: 5 days, 60',
    {
      unit: 'days',
      list: [
        zone('pune', 'Pune', [1, 1], 30, { pins: ['411'] }),
        zone('rest-of-kerala', 'Rest of Kerala', [5, 5], 60, { pins: ['67', '68', '69'] }),
      ],
    },
  ],
  ['delivery', 'Maharashtra 40: 4 days, 80\nPune 411: 1 day, barter', undefined],
  ['delivery', 'Medha: 4 days, 80', undefined],
  ['delivery', 'India: 4 days, 80; Goa: 2 days, 40', undefined],
])('reads as the answer to %s from “%s” what is meant, or asks again', (key, typed, answer) => {
  expect(QUESTIONS.find((question) => question.key === key)?.read?.(typed)).toEqual(answer)
})

it('opens a shop by the answers to all questions; one number answers for orders and calls', async () => {
  const typed: Record<string, string> = {
    'packs.freeShippingFrom': '600',
    'licence.expires': '2029-03-31',
    // The ghee of the example.
    contains: 'milk',
    'product.kind': 'powder',
    nutritionExempt: 'spices',
    'photographs.file': PHOTOGRAPH,
  }
  const answerTo = ({ key, options, many, example, read }: Question): Json => {
    const chosen = typed[key] ?? Object.keys(options ?? { [example]: '' })[0] ?? ''
    if (many) return { [chosen]: true }
    return read && !options ? (read(chosen) ?? null) : chosen
  }
  const answers = answersOf(new Map(QUESTIONS.map((question) => [question, answerTo(question)])))
  expect(answers).toMatchObject({ chatLink: CHAT, phone: '+91 98220 12345' })
  const shop = await makeNewShop({ ...answers, policies: { readBy: 'Asha Pol', readOn: '2026-11-24' } })
  expect(contentProblems(shop)).toEqual([])
  const today = new Date('2026-12-01T06:00:00Z')
  expect([missingToOpen(shop, today, 'https://girija.in'), wrongClaims(shop, today)]).toEqual([[], []])
})
