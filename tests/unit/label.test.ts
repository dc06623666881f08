import { expect, it } from 'vitest'
import { LANGUAGE_IDS, type LanguageId } from '#contract/languages.ts'
import { shopOf } from '#web/admin/shop.ts'
import { loadContent } from '#web/model/load.ts'
import type { Doses } from '#web/model/types.ts'
import { gramsADayText } from '#web/shop/doses.ts'
import { herbCounts } from '#web/shop/herbs.ts'
import { ingredientName, labelRows, weightText } from '#web/shop/label.ts'
import { perServing, shareOfDay } from '#web/shop/serving.ts'
import { missingToOpen } from '#web/site-build/checks/launch.ts'
import type { ContentChange } from '../changed-content.ts'
import { change, content, doses as sampleDoses } from '../content.ts'
import { launch, makeOpenShop, openShop } from '../open-shop.ts'

const { words } = content

it('the label gives each serving its share, and nothing where nothing is known', () => {
  const nutrient = { id: 'added-sugars', name: 'x', unit: 'g', per100g: 56, perDay: 50 } as const
  expect(perServing(nutrient, 7.5)).toBe(4.2)
  expect(perServing({ ...nutrient, unit: 'kcal', per100g: 290 }, 7.5)).toBe(22)
  expect(shareOfDay(nutrient, 7.5)).toBe(8)
  expect(shareOfDay({ ...nutrient, perDay: null }, 7.5)).toBeNull()
})

it('the label lists every pack with its servings', () => {
  const weightOf = (product: Partial<typeof content.facts.product>) => {
    const shop = change(content, 'facts', 'product', product)
    const rows = labelRows({ ...shop, packs: content.packs.map((pack) => ({ ...pack, grams: 420 })) })
    return rows.find(({ name }) => name === words.label.facts.netWeight.name)?.value
  }
  expect(weightOf({ portionGrams: 8 })).toBe('420 g (52 servings) or 420 g (52 servings)')
  expect(weightOf({ portion: 'piece', portionGrams: 20 })).toMatch(/^420 g \(about 21 pieces\)/)
  expect(weightOf({ portion: 'none', portionGrams: 8 })).toBe('420 g or 420 g')
  expect(weightOf({ portionGrams: null })).toBe('420 g or 420 g')
})

it('the label begins each value with a capital letter, as in a table', () => {
  const rows = labelRows(change(content, 'facts', 'product', { kind: 'pickle' }))
  expect(rows).toContainEqual({ name: words.label.facts.kind.name, value: 'Pickle' })
  for (const { value } of rows) expect(value).toMatch(/^[^\p{Ll}]/u)
})

it('the label counts plants that are boiled and stirred in too once', () => {
  const herbs = (...names: string[]) => ({
    herbs: names.map((sanskrit) => ({ sanskrit, hindi: 'क', english: sanskrit })),
  })
  const counts = herbCounts({
    facts: { herbs: { decoction: herbs('a', 'b', 'c'), stirredIn: herbs('c', 'd') } },
  })
  expect(counts).toEqual({ boiled: 3, stirredIn: 2, plants: 5, spicesOnly: 1, uses: 6 })
})

it('names the date until which a jar keeps as the shop has chosen, or else as the law requires', async () => {
  expect((await openShop()).words.batch.facts.expiresOn).toBe('Expiry date')
  const shop = await openShop(launch('keeping.date', 'best-before'))
  const row = labelRows(shop).find(({ name }) => name === 'Best before')
  expect(row?.value).toBe('9 months from making; the date is on the label. Use within 3 months of opening.')
  const { batch, label } = shop.words
  expect(batch.facts.expiresOn).toBe('Best before')
  expect(label.facts.expiry.short).toBe('Best before 9 months from making.')
  expect(shop.words.shop.onSale).toContain('best before {expiresOn}')
  expect(shopOf(shop, []).expiry).toBe('Best before')
})

it('keeps for one month, and has no servings where no nutrition is declared', async () => {
  const folder = await makeOpenShop(
    launch('keeping', { months: 1, monthsAfterOpening: 1 }),
    launch('product.portionGrams', 10),
    ['facts/label.json', ['nutrition'], []],
  )
  const labelIn = (language: LanguageId) =>
    labelRows(loadContent(language, folder, 'open'))
      .map(({ value }) => value)
      .join('\n')
  const english = labelIn('en')
  expect(english).toMatch(
    /^1 month from making; the date is on the label\. Use within 1 month of opening\.$/m,
  )
  expect(english).not.toContain('servings')
  expect(labelIn('mr')).toMatch(/^बनवल्यापासून 1 महिना; तारीख लेबलवर आहे\. उघडल्यावर 1 महिन्यात संपवा\.$/m)
  expect(labelIn('hi')).toContain('बनने के 1 महीने बाद तक; ')
})

it('says why no nutrition is declared, in the law’s words or the shop’s own, and nothing where it is', async () => {
  const textsOf = async (...changes: ContentChange[]) => {
    const folder = await makeOpenShop(['facts/label.json', ['nutrition'], []], ...changes)
    const shop = loadContent('en', folder, 'open')
    const row = labelRows(shop).find(({ name }) => name === shop.words.label.nutritionTable.heading)
    const isMissing = missingToOpen(folder).some(({ path }) => path.join() === 'nutrition')
    return [shop.words.label.nutritionTable.short, row?.value, isMissing]
  }
  const exemptAs = (reason: string | null): ContentChange => ['facts/label.json', ['nutritionExempt'], reason]
  const drug = launch('licence.regime', 'drug')
  const own: ContentChange = ['en/label.json', ['noNutrition'], 'a laboratory measures it in May.']
  const energy = { id: 'energy', unit: 'kcal', per100g: 290 }
  const declared: ContentChange = ['facts/label.json', ['nutrition'], [energy]]
  expect(await textsOf(exemptAs(null))).toEqual(['', undefined, true])
  expect(await textsOf(exemptAs(null), drug)).toEqual(['', undefined, false])
  expect(await textsOf(exemptAs('spices'))).toEqual([
    'Nutritional information: none is required of spices.',
    'None is required of spices.',
    false,
  ])
  expect(await textsOf(exemptAs('spices'), own)).toEqual([
    'Nutritional information: a laboratory measures it in May.',
    'A laboratory measures it in May.',
    false,
  ])
  expect(await textsOf(exemptAs('spices'), declared)).toEqual(['', undefined, false])
})

it('writes weights from 1 kg on in kilograms', async () => {
  const shop = await openShop()
  expect(labelRows(shop).find(({ name }) => name === 'Net weight')?.value).toBe('500 g, 250 g or 1 kg')
  expect(weightText(1500, shop.words.label.units)).toBe('1.5 kg')
})

it('names an ingredient with what it is and where it comes from', () => {
  const words = { sugar: '{name} (sugar)', from: '{name} (from {place})' }
  const nameOf = (id: string, sugars: number, place?: string) =>
    ingredientName({ id, sugars, name: 'Khand' }, words, place)
  expect([nameOf('khand', 1), nameOf('cane-sugar', 1)]).toEqual(['Khand (sugar)', 'Khand'])
  expect(nameOf('honey', 0.8, 'Wai')).toBe('Khand (from Wai)')
  expect(nameOf('khand', 1, 'Wai')).toBe('Khand (sugar, from Wai)')
})

it('gives grams a day by the spoon: one number, or from the least to the most', () => {
  const doses: Doses = { ...sampleDoses, spoons: { teaspoon: 10, tablespoon: 30 } }
  const texts = { grams: { one: '{grams} grams', range: '{from} to {to} grams' } }
  const twoSpoons = { from: 2, to: 2 }
  expect(gramsADayText({ spoon: 'tablespoon', spoonsADay: twoSpoons }, doses, texts)).toBe('60 grams')
  expect(gramsADayText({ spoon: 'teaspoon', spoonsADay: { from: 0.5, to: 1 } }, doses, texts)).toBe(
    '5 to 10 grams',
  )
})

it('no line of the words of labels and batches ends between an amount and its unit', () => {
  for (const id of LANGUAGE_IDS) {
    const { batch, label } = loadContent(id).words
    const units = Object.values(label.units).join('|')
    const broken = new RegExp(`[\\d}] (?:${units})(?!\\p{L})`, 'u')
    expect(JSON.stringify([batch, label]), id).not.toMatch(broken)
  }
})
