import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { buying } from '#web/content/buying.ts'
import { delivery } from '#web/content/delivery.ts'
import { doses } from '#web/content/doses.ts'
import {
  decoction,
  foodName,
  ingredients,
  labelFacts,
  labelRows,
  labelText,
  nutrition,
  perServing,
  stirredIn,
  unknowns,
} from '#web/content/label.ts'
import { legal, legalText } from '#web/content/legal.ts'
import { packs } from '#web/content/packs.ts'
import { refundCases } from '#web/content/refund.ts'
import { shop } from '#web/content/shop.ts'
import { suitability } from '#web/content/suitability.ts'
import { file, page, textOf } from './build-output.ts'

/** The text of home with a space between elements, as a reader sees it. */
const home = textOf(load(file('/index.html').toString().replaceAll('<', ' <')).root())
  .replace(/ ([,.;:)])/g, '$1')
  .replace(/₹ /g, '₹')
const refundPolicy = textOf(page('/refund-policy').root())

const rowOf = (name: string) => labelRows.find((row) => row.name === name)?.value ?? ''
const rupees = (amount: number) => `₹${amount}`

/** Every row of "What a buyer asks" (words.md), with the content fields that answer it. */
const ANSWERS: Record<string, readonly (string | null)[]> = {
  'all ingredients, with amounts where known, common and Hindi names': [
    ...ingredients.list.flatMap(({ name, hindi, gramsPer100 }) => [
      name,
      hindi,
      gramsPer100 === null ? null : `${gramsPer100} g`,
    ]),
  ],
  'nutrition per 100 g and per serving': nutrition.flatMap((nutrient) => [
    nutrient.per100g === null ? null : nutrient.name,
    nutrient.per100g === null ? null : `${nutrient.per100g} ${nutrient.unit}`,
    perServing(nutrient) === null ? null : `${perServing(nutrient)} ${nutrient.unit}`,
  ]),
  'allergens and added sugar': [labelText.ingredients.short, labelText.nutrition.short],
  'net weight': [rowOf('Net weight')],
  'shelf life and storage': [rowOf('Best before'), labelFacts.storage],
  'veg mark': ['Vegetarian'],
  licence: [legal.licence.kind, legal.licence.number],
  'the maker with its full address': [foodName, legal.businessName, legal.address],
  'country of origin': [`${legalText.countryOfOrigin}: ${legal.countryOfOrigin}`],
  'MRP, offer and its end, price per 100 g and a day': [
    ...packs.flatMap(({ mrp, price, grams }) => [
      rupees(mrp),
      rupees(price),
      `${rupees(Math.round((price / grams) * 100))} ${shop.price.perHundredGrams}`,
    ]),
    shop.price.until,
    shop.price.taxes,
    shop.price.perDay,
  ],
  'delivery areas, days and charges': [...delivery.strip.map(({ text }) => text)],
  payment: ['UPI', 'No cash on delivery'],
  'who should ask a doctor first': suitability.questions.flatMap(({ question, short, answer }) => [
    question,
    short,
    answer,
  ]),
  'which jar, its tests, food or medicine, and why this price': buying.questions.flatMap(
    ({ question, short, answer }) => [question, short, answer],
  ),
  'how much, from what age': Object.values(doses).map(({ amount }) => amount),
  'who answers complaints and by when': [
    legal.grievanceOfficer.name,
    legal.consumerCare.phone,
    legalText.complaintClock,
  ],
}

describe('what a buyer asks', () => {
  it.each(Object.entries(ANSWERS))('is answered on home: %s', (_, answers) => {
    const known = answers.filter((answer) => answer !== null)
    expect(known.length).toBeGreaterThan(0)
    expect(known.filter((answer) => !home.includes(answer))).toEqual([])
  })

  it('names every value that nobody knows yet in one line, with one link to ask', () => {
    expect(unknowns.length).toBeGreaterThan(0)
    expect(home).toContain(`${labelText.unknown} ${unknowns.join(', ')}`)
    expect(page('/')(`#${labelText.id} a[href*="wa.me"]`)).toHaveLength(1)
  })

  it('names every herb in the guide, in Sanskrit, Hindi and English', () => {
    const guide = textOf(page('/blog/best-chyawanprash-guide').root())
    const herbs = [...decoction.herbs, ...stirredIn.herbs]
    const names = herbs.flatMap(({ sanskrit, hindi, english }) => [sanskrit, hindi, english])
    expect(names.filter((name) => !guide.includes(name))).toEqual([])
  })

  it('is answered in the refund policy: what happens when something is wrong', () => {
    const answers = refundCases.flatMap(({ name, send, remedy, note }) => [name, ...send, remedy, note ?? ''])
    expect([...answers, legalText.rights].filter((answer) => !refundPolicy.includes(answer))).toEqual([])
  })
})
