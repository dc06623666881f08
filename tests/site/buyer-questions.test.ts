import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { SOURCE_LANGUAGE } from '#contract/languages.ts'
import { rupees } from '#contract/rupees.ts'
import { newestBatch } from '#web/shop/batch.ts'
import { longDate } from '#web/shop/day.ts'
import { deliveryRows } from '#web/shop/delivery.ts'
import { fill } from '#web/shop/fill.ts'
import { labelRows } from '#web/shop/label.ts'
import { perHundredGrams, unitPrice } from '#web/shop/price.ts'
import { perServing, portionOf } from '#web/shop/serving.ts'
import { allergensText } from '#web/shop/warnings.ts'
import { content, doses } from '../content.ts'
import { packs } from '../packs.ts'
import { file, page, textOf } from './build-output.ts'

const { ingredients, nutrients, words, copy, facts } = content

/** The text of a page with a space between elements, as a reader sees it. */
const textAt = (name: string) =>
  textOf(load(file(name).toString().replaceAll('<', ' <')).root())
    .replace(/ ([,.;:)])/g, '$1')
    .replace(/₹ /g, '₹')

/** Returns the parts of a text before, between and after its placeholders. */
const partsOf = (text: string) => text.split(/\{\w+\}/).map((part) => part.trim())

type Answers = Record<string, readonly (string | null | undefined)[]>

/** The questions of a buyer, with the content fields that answer them on home. */
const ON_HOME: Answers = {
  'all ingredients, with amounts where known': ingredients.map(({ name, gramsPer100 }) =>
    gramsPer100 === null ? name : `${name} ${gramsPer100} g`,
  ),
  'allergens and added sugar': [allergensText(content), words.label.nutritionTable.short],
  'shelf life and storage': [words.label.facts.expiry.short, words.label.afterOpening, copy.label.storage],
  'veg mark': [words.label.vegetarianMark[facts.label.vegetarian ? 'yes' : 'no']],
  'the maker with its full address': [facts.legal.businessName, facts.legal.address],
  'country of origin': [`${words.legal.labels.countryOfOrigin}: ${words.legal.countryOfOrigin}`],
  'MRP, offer and its end, price per 100 g and a day': packs.flatMap(({ mrp, price, grams }) => [
    fill(words.shop.price.mrp, { amount: rupees(mrp) }),
    rupees(price),
    fill(words.shop.price.save, {
      amount: rupees(mrp - price),
      date: longDate(facts.offer.endsOn, SOURCE_LANGUAGE),
    }),
    rupees(perHundredGrams(price, grams)),
    unitPrice(price, grams),
  ]),
  'delivery areas, days and charges, and payment': deliveryRows(content).map(({ text }) => text),
  'who should ask a doctor first': copy.suitability.ask.map(({ text }) => text),
  'which jar, and why this price': [
    ...partsOf(words.shop.onSale),
    longDate(newestBatch(content)?.expiresOn ?? '', SOURCE_LANGUAGE),
    copy.shop.whyMore,
  ],
  'how much, from what age': [doses.adultsDaily, doses.adultsFuller, doses.overFive, doses.threeToTwelve].map(
    (dose) => dose?.amount,
  ),
  'who answers complaints and by when': [
    facts.legal.grievanceOfficer.name,
    facts.legal.consumerCare.phone,
    words.legal.complaintClock,
  ],
}

/** And on the label, which is on the page of the batches. */
const ON_LABEL: Answers = {
  'nutrition per 100 g and per serving': nutrients
    .filter(({ per100g }) => per100g !== null)
    .flatMap((nutrient) => {
      const { name, per100g, unit } = nutrient
      return [name, `${per100g} ${unit}`, `${perServing(nutrient, portionOf(facts)?.grams ?? 0)} ${unit}`]
    }),
  'weight, shelf life, category and licence': labelRows(content).map(({ value }) => value),
  'how much at every age': [...doses.rows.flatMap((row) => Object.values(row)), doses.note],
}

describe.each([
  ['home', textAt('/index.html'), ON_HOME],
  ['the label', textAt('/batch.html'), ON_LABEL],
])('what a buyer asks is answered on %s', (_, text, answers) => {
  it.each(Object.entries(answers))('%s', (_, parts) => {
    const present = parts.filter((part) => typeof part === 'string')
    expect(present.length).toBeGreaterThan(0)
    expect(present.filter((part) => !text.includes(part.replaceAll('\u00a0', ' ')))).toEqual([])
  })
})

it('the table of nutrition names what no laboratory has measured', () => {
  const row = textOf(page('/batch')(`table tr:has(td:contains("${words.label.notMeasured}"))`))
  const names = nutrients.filter(({ per100g }) => per100g === null).map(({ name }) => name)
  expect(row).toBe(names.length > 0 ? `${names.join(', ')}${words.label.notMeasured}` : '')
})
