import { recordOf } from '#contract/record-of.ts'
import { capitalize, fill } from '../shop/fill.ts'
import { weightText } from '../shop/label.ts'
import { discount } from '../shop/price.ts'
import type { FactFiles } from './schema/facts.ts'
import type { CopyFiles, Topics, Words } from './types.ts'

/** The doses that have an amount in spoons, in the facts, and one in words, in the copy. */
export const DOSES = ['adultsDaily', 'adultsFuller', 'overFive', 'threeToTwelve'] as const

type Joined = Pick<Topics, 'packs' | 'zones' | 'ingredients' | 'nutrients' | 'doses' | 'claims'>

/** Joins the lists that have facts, and copy or words, by their ids, in the order of the facts. */
export function join({ launch, label, ...facts }: FactFiles, copy: CopyFiles, words: Words): Joined {
  const { portion, portionGrams } = launch.product
  const packs = launch.packs.list.map((pack) => {
    const texts = copy.packs.list.find(({ id }) => id === pack.id)
    const weight = weightText(pack.grams, words.label.units)
    const pieces =
      portion === 'piece' && portionGrams
        ? fill(words.product.portions.piece.several, { count: Math.floor(pack.grams / portionGrams) })
        : undefined
    return {
      ...pack,
      ...texts,
      size: texts?.size ?? weight,
      description: texts?.description ?? pieces,
      order: texts?.order ?? words.packs.order.replace('{weight}', weight),
    }
  })
  return {
    packs: packs.map((pack) => ({ ...pack, price: discount(pack.mrp, launch.offer?.percent ?? 0) })),
    zones: joinById(launch.delivery.list, copy.delivery.zones.list, ({ id }) => ({ name: capitalize(id) })),
    ingredients: joinById(launch.ingredients.list, copy.label.ingredients.list, ({ id }) => ({
      name: capitalize(id.replaceAll('-', ' ')),
    })),
    nutrients: joinById(label.nutrition, words.label.nutrition, ({ id }) => ({ name: id })),
    doses: joinDoses(facts.doses, copy.doses),
    claims: Object.fromEntries(
      copy.claims.list.map((claim) => [
        claim.id,
        { ...facts.claims.list.find(({ id }) => id === claim.id), ...claim },
      ]),
    ),
  }
}

function joinDoses(facts: FactFiles['doses'], copy: CopyFiles['doses']): Topics['doses'] {
  if (!facts || !copy?.adultsDaily) return undefined
  const join = (dose: (typeof DOSES)[number]) =>
    facts[dose] && copy[dose] ? { ...facts[dose], ...copy[dose] } : undefined
  const adultsDaily = { ...facts.adultsDaily, ...copy.adultsDaily }
  return { ...facts, ...copy, ...recordOf(DOSES, join), adultsDaily }
}

type Entry = { readonly id: string }

/** @param plain returns the texts of an entry that the facts have and the copy lacks */
function joinById<Fact extends Entry, Text extends Entry>(
  facts: readonly Fact[],
  texts: readonly Text[],
  plain: (fact: Fact) => Omit<Text, 'id'>,
): (Fact & Omit<Text, 'id'>)[] {
  return facts.map((fact) => ({ ...fact, ...(texts.find(({ id }) => id === fact.id) ?? plain(fact)) }))
}
