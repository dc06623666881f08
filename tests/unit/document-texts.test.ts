import { expect, it } from 'vitest'
import { documentTexts } from '#web/shop/document-texts.ts'
import { content } from '../content.ts'

const { label, legal } = content
const list = label.ingredients.list.map((one) => ({ ...one, gramsPer100: one.gramsPer100 ?? 1 }))
const weighed = { ...content, label: { ...label, ingredients: { ...label.ingredients, list } } }
const withoutSugar = label.nutrition.map((row) =>
  row.id === 'added-sugars' ? { ...row, per100g: null } : row,
)

it.each([
  ['added sugars', { label: { ...weighed.label, nutrition: withoutSugar } }, 'Ingredients with amounts'],
  ['maker', { legal: { ...legal, businessName: null } }, 'Licence and address'],
])('the label’s guide has no line of our jar that would lack the %s', (_, unknown, line) => {
  expect(documentTexts(weighed).table.ownJar).toContain(line)
  expect(documentTexts({ ...weighed, ...unknown }).table.ownJar).not.toContain(line)
})
