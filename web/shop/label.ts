import type { Content } from '../model/content.ts'
import { givenDoses } from './doses.ts'
import { fill } from './fill.ts'
import { foodCategory, licenceName } from './seller.ts'
import { servingGrams } from './serving.ts'

type Facts = Pick<Content, 'label' | 'legal' | 'packs' | 'doses' | 'language'>

/** Lists the facts of the label that are in no table, without those that are not known. */
export function labelRows({ label, legal, packs, doses, language }: Facts) {
  const { category, purpose, netWeight, reference } = label.facts
  const date = dateWords({ label, legal })
  const given = givenDoses({ doses })
  const weights = packs.list.map(({ grams }) =>
    given
      ? fill(netWeight.value, { grams, servings: Math.floor(grams / servingGrams(given)) })
      : fill(netWeight.plain, { grams }),
  )
  return [
    { name: category.name, value: category[foodCategory(legal)] },
    purpose,
    { name: netWeight.name, value: listText(weights, language, 'disjunction') },
    { name: date.name, value: [date.value, date.afterOpening].filter(Boolean).join(' ') },
    reference,
    { name: licenceName(legal), value: legal.licence.number },
  ].filter(({ value }) => value)
}

/**
 * What the date on a jar is called: a food is best before it (Labelling and Display Regulations, 2020, regulation
 * 5(10)), an Ayurvedic drug expires (Drugs Rules, 1945, rule 161B).
 */
export function dateWords({ label, legal }: Pick<Content, 'label' | 'legal'>) {
  const { bestBefore, expiry, short } = label.facts
  return legal.regime === 'drug'
    ? { ...expiry, afterOpening: label.useAfterOpening }
    : { ...bestBefore, short, afterOpening: label.afterOpening }
}

/** The allergens with what each comes from, for the middle of a sentence: `milk (ghee) and sesame (sesame oil)`. */
export function allergensText({ label, language }: Pick<Content, 'label' | 'language'>): string {
  const sources = label.allergens.list.map(({ source }) => source)
  return listText(sources, language, 'conjunction')
}

function listText(items: readonly string[], language: string, type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(`${language}-IN`, { type }).format(items)
}
