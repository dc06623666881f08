import { describe, expect, it } from 'vitest'
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
import { readDay } from '#worker/cli/read-answers.ts'

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

  it('drop an answer whose question is no longer asked', () => {
    const given = readDraft(LIST, { a: '1', b: 'no', c: '3' })
    expect([...given.keys()].map(({ key }) => key)).toEqual(['a', 'b'])
  })
})

it.each([
  ['packs.guaranteeDays', '0', /^It must be more than 0/],
  ['name', 'Girija '.repeat(9), /^It must have at most 60 characters/],
  ['licence.number', '123', /14 digits.*21526000000123$/],
  ['maker.address', 'Malvan', /no PIN code/],
  ['grievanceOfficer.name', 'later', /^Write a name/],
  ['maker.gstin', '27AAPFU0939F1ZW', /^That is no GSTIN/],
  ['photographs.file', 'nowhere.jpg', /^There is no such file/],
  ['packs.guaranteeDays', '30 days', undefined],
  ['packs.guaranteeDays', '', undefined],
  ['licence.expires', BACK, undefined],
])('what is wrong with an answer to %s is said at once: %j', (key, typed, problem) => {
  const question = QUESTIONS.find((each) => each.key === key)
  const said = question && problemOf(question, typed)
  if (problem) expect(said).toMatch(problem)
  else expect(said).toBeUndefined()
})

describe('the answers of a run', () => {
  const answersTo = (draft: Draft) => answersOf(readDraft(QUESTIONS, draft))

  it('have each term of a refund by itself', () => {
    expect(answersTo({ 'refund.windows.damaged': '48 hours' }).refund).toEqual({
      windows: { damaged: { hours: 48 }, missing: { hours: 48 }, wrong: { hours: 48 } },
    })
    expect(answersTo({ 'refund.lostAfterDays': '7 days', 'refund.returnPaidBy': 'maker' }).refund).toEqual({
      lostAfterDays: 7,
      returnPaidBy: 'maker',
      windows: {},
    })
  })

  it('have the name of the product in the languages that are chosen', () => {
    const draft = {
      'names.en.product': 'Mango pickle',
      'names.mr.product': 'लोणचं',
      'names.hi.product': 'अचार',
    }
    expect(answersTo({ ...draft, languages: ['mr'] }).names).toEqual({
      en: { product: 'Mango pickle' },
      mr: { product: 'लोणचं' },
    })
  })

  it('keep a photograph and what it shows without the other, and say that it waits', () => {
    const draft = { 'photographs.alt': 'The jar' }
    expect(answersTo(draft).photographs).toEqual([{ alt: 'The jar' }])
    expect(waitingOf(readDraft(QUESTIONS, draft))).toEqual([
      expect.stringContaining('waits for the photograph'),
    ])
    const file = { 'photographs.file': 'package.json' }
    expect(answersTo(file).photographs).toEqual([{ file: 'package.json' }])
    expect(waitingOf(readDraft(QUESTIONS, file))).toEqual([expect.stringContaining('photograph is kept')])
    expect(waitingOf(readDraft(QUESTIONS, { ...draft, ...file }))).toEqual([])
  })

  it.each([
    ['none', { withoutGstin: true }],
    ['27 aapfu0939f1zv', { gstin: '27AAPFU0939F1ZV' }],
  ])('have a GSTIN, or that there is none: %s', (typed, maker) => {
    expect(answersTo({ 'maker.gstin': typed }).maker).toEqual(maker)
  })
})

it.each([
  ['none', 'Maharashtra: 4 days, 80; Goa: 5 days, 120', true],
  ['none', 'Maharashtra: 4 days, 80', false],
  ['none', '', false],
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

it.each([
  ['31/3/2027', '2027-03-31'],
  ['31-03-27', '2027-03-31'],
  ['३१ March 2027', '2027-03-31'],
  ['1st Sept., 2027', '2027-09-01'],
  ['2027-03-31', '2027-03-31'],
  ['3/31/2027', undefined],
  ['31 February 2027', undefined],
  ['soon', undefined],
])('reads “%s” as a day', (typed, day) => {
  expect(readDay(typed)).toBe(day)
})
