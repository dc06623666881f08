import type { Content } from '../model/content.ts'
import { fill } from './fill.ts'
import { licenceName } from './seller.ts'
import { servingGrams } from './serving.ts'

type Facts = Pick<Content, 'label' | 'legal' | 'packs' | 'doses' | 'language'>

/** Lists the facts of the label that are in no table, without those that are not known. */
export function labelRows({ label, legal, packs, doses, language }: Facts) {
  const { category, purpose, netWeight, bestBefore, reference } = label.facts
  const serving = servingGrams({ doses })
  const weights = packs.list.map(({ grams }) =>
    fill(netWeight.value, { grams, servings: Math.floor(grams / serving) }),
  )
  return [
    category,
    purpose,
    { ...netWeight, value: listText(weights, language, 'disjunction') },
    { ...bestBefore, value: [bestBefore.value, label.afterOpening].filter(Boolean).join(' ') },
    reference,
    { name: licenceName(legal), value: legal.licence.number },
  ].filter(({ value }) => value !== null)
}

/** The allergens with what each comes from, for the middle of a sentence: `milk (ghee) and sesame (sesame oil)`. */
export function allergensText({ label, language }: Pick<Content, 'label' | 'language'>): string {
  const sources = label.allergens.list.map(({ source }) => source)
  return listText(sources, language, 'conjunction')
}

function listText(items: readonly string[], language: string, type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(`${language}-IN`, { type }).format(items)
}
