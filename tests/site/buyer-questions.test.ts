import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { SOURCE } from '#contract/languages.ts'
import { newestBatch } from '#web/domain/batch.ts'
import { deliveryRows } from '#web/domain/delivery.ts'
import { fill } from '#web/domain/fill.ts'
import { allergensText, labelRows } from '#web/domain/label.ts'
import { perHundredGrams, unitPrice } from '#web/domain/price.ts'
import { perServing, servingGrams } from '#web/domain/serving.ts'
import { longDate, rupees } from '#web/lib/format.ts'
import { content } from '../content.ts'
import { packs } from '../packs.ts'
import { file, page, textOf } from './build-output.ts'

const { batches, doses, label, legal, offer, shop, suitability } = content

/** The text of home with a space between elements, as a reader sees it. */
const home = textOf(load(file('/index.html').toString().replaceAll('<', ' <')).root())
  .replace(/ ([,.;:)])/g, '$1')
  .replace(/₹ /g, '₹')

const rowOf = (name: string) => labelRows(content).find((row) => row.name === name)?.value ?? ''
const perTeaspoon = (nutrient: (typeof label.nutrition)[number]) =>
  perServing(nutrient, servingGrams(content))
/** What stands before, between and after the placeholders of a text. */
const partsOf = (text: string) => text.split(/\{\w+\}/).map((part) => part.trim())

/** Every row of "What a buyer asks" (words.md), with the content fields that answer it. */
const ANSWERS: Record<string, readonly (string | null)[]> = {
  'all ingredients, with amounts where known': label.ingredients.list.map(({ name, gramsPer100 }) =>
    gramsPer100 === null ? name : `${name} ${gramsPer100} g`,
  ),
  'nutrition per 100 g and per serving': label.nutrition.flatMap((nutrient) => [
    nutrient.per100g === null ? null : nutrient.name,
    nutrient.per100g === null ? null : `${nutrient.per100g} ${nutrient.unit}`,
    perTeaspoon(nutrient) === null ? null : `${perTeaspoon(nutrient)} ${nutrient.unit}`,
  ]),
  'allergens and added sugar': [allergensText(content), label.nutritionTable.short],
  'net weight': [rowOf(label.facts.netWeight.name)],
  'shelf life and storage': [rowOf(label.facts.bestBefore.name), label.storage],
  'veg mark': [label.vegetarianMark[label.vegetarian ? 'yes' : 'no']],
  licence: legal.licence.number ? [legal.licence.kind, legal.licence.number] : [label.facts.category.value],
  'the maker with its full address': [legal.businessName, legal.address],
  'country of origin': [`${legal.labels.countryOfOrigin}: ${legal.countryOfOrigin}`],
  'MRP, offer and its end, price per 100 g and a day': packs.flatMap(({ mrp, price, grams }) => [
    fill(shop.price.mrp, { amount: rupees(mrp) }),
    rupees(price),
    fill(shop.price.save, { amount: rupees(mrp - price), date: longDate(offer.endsOn, SOURCE) }),
    fill(shop.price.unit.split('{perDay}')[0] ?? '', {
      per100g: rupees(perHundredGrams(price, grams)),
      perGram: unitPrice(price, grams),
    }).trim(),
  ]),
  'delivery areas, days and charges, and payment': deliveryRows(content).map(({ text }) => text),
  'who should ask a doctor first': suitability.ask.map(({ text }) => text),
  'which jar, and why this price': [
    ...partsOf(shop.onSale),
    longDate(newestBatch(batches)?.bestBefore ?? '', SOURCE),
    shop.whyMore,
  ],
  'how much, from what age': [doses.adultsDaily, doses.adultsFuller, doses.overFive, doses.threeToTwelve].map(
    ({ amount }) => amount,
  ),
  'who answers complaints and by when': [
    legal.grievanceOfficer.name,
    legal.consumerCare.phone,
    legal.complaintClock,
  ],
}

describe('what a buyer asks', () => {
  it.each(Object.entries(ANSWERS))('is answered on home: %s', (_, answers) => {
    const known = answers.filter((answer) => answer !== null)
    expect(known.length).toBeGreaterThan(0)
    expect(known.filter((answer) => !home.includes(answer))).toEqual([])
  })

  it('names in the table of nutrition what no laboratory has measured', () => {
    const row = textOf(page('/')('#ingredients tr:has(td[colspan])'))
    const names = label.nutrition.filter(({ per100g }) => per100g === null).map(({ name }) => name)
    expect(row).toBe(names.length > 0 ? `${names.join(', ')}${label.notMeasured}` : '')
  })
})
