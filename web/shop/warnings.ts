import type { ContentWith, Ingredient } from '../model/types.ts'
import { ALLERGENS, type Allergen, containedByName, isNameOfSugar, WARNED, type Warned } from './contained.ts'
import { fill } from './fill.ts'
import { listText } from './list-text.ts'

type Jar = ContentWith<'words.warnings' | 'facts.product' | 'ingredients' | 'language'>
type Label = Jar & ContentWith<'copy.label' | 'facts.label'>
type Named = Pick<Ingredient, 'id' | 'name' | 'hindi' | 'contains'>

const namesOf = ({ id, name, hindi }: Pick<Named, 'id' | 'name' | 'hindi'>) =>
  [id.replaceAll('-', ' '), name, hindi].filter(Boolean).join(' | ')

const byName = (ingredient: Named) => containedByName(namesOf(ingredient))

/**
 * Lists the ingredients that are added sugars: by the share that the shop gives, and else by their names. A sole
 * ingredient, such as honey, is not an added one.
 */
export function addedSugars(ingredients: readonly Ingredient[]): Ingredient[] {
  const isSugar = (each: Ingredient) => ingredients.length > 1 && isNameOfSugar(namesOf(each))
  return ingredients.filter((each) => each.sugars ?? isSugar(each))
}

const isIn = (contained: Allergen | Warned, ingredient: Named) =>
  ingredient.contains.includes(contained) || byName(ingredient).includes(contained)

/** The name of an ingredient without what explains it in brackets. */
const shortName = ({ name }: Named) => name.replace(/ \(.*/, '')

/** English words that begin many names of ingredients and are no names of a place or a brand. */
const COMMON = /^(?:[a-z]+ed|black|brown|buffalo|cow|desi|forest|fresh|pure|raw|white|whole|wild)\b/i

/** The short name within a sentence: `asafoetida`, `Kashmiri walnuts`. A first word that is not known keeps its capital. */
function nameInText(ingredient: Named): string {
  const name = shortName(ingredient)
  const [first = ''] = name.split(' ')
  const isCommon = COMMON.test(first) || (/^[A-Z][a-z]+$/.test(first) && containedByName(first).length > 0)
  return isCommon ? name.charAt(0).toLowerCase() + name.slice(1) : name
}

/** Whether an allergen of the law is chosen for the jar or for an ingredient, or is in the words of the label's copy. */
const isChosen = (
  allergen: Allergen,
  { copy, facts, ingredients }: Pick<Label, 'copy' | 'facts' | 'ingredients'>,
) =>
  [facts.label, ...ingredients].some(({ contains }) => contains.includes(allergen)) ||
  copy.label.allergens.list.some(({ id }) => id === allergen)

/**
 * Lists the allergens that a shop declares, each for the middle of a sentence and with what it comes from: those of the law, which
 * are chosen for the jar or for an ingredient, in the words of the label's copy where that has some; and others that the copy has.
 */
function declared(label: Label): string[] {
  const { copy, ingredients, language, words } = label
  const own = copy.label.allergens.list
  const chosen = ALLERGENS.filter((each) => isChosen(each, label) && !own.some(({ id }) => id === each))
  return [
    ...own.map(({ source }) => source),
    ...chosen.map((id) => {
      const allergen = words.warnings.allergens[id]
      const sources = ingredients
        .filter((each) => !each.contains.includes('none') && isIn(id, each))
        .map(nameInText)
      return sources.length > 0
        ? fill(words.warnings.from, { allergen, sources: listText(sources, language) })
        : allergen
    }),
  ]
}

/** The allergens with what each comes from, for the middle of a sentence: `milk (ghee) and sesame (sesame oil)`. */
export function allergensText(content: Label): string {
  return listText(declared(content), content.language)
}

/** The declaration of the allergens, that of traces after it; that there are none; or undefined where nothing is known yet. */
export function allergenDeclaration(content: Label): string | undefined {
  const { copy, facts, language, words } = content
  const { contains, mayContain, noAllergens, allergens: names } = words.warnings
  const allergens = allergensText(content)
  const traces = [
    ...facts.label.mayContain.filter((each) => !isChosen(each, content)).map((each) => names[each]),
    ...copy.label.allergens.traces,
  ]
  const sentences = [
    allergens ? fill(contains, { allergens }) : facts.label.noAllergens && noAllergens,
    traces.length > 0 && fill(mayContain, { allergens: listText(traces, language) }),
  ]
  return sentences.filter(Boolean).join(' ') || undefined
}

/** Names the allergens that the ingredients' names suggest and nobody has chosen, or answered with `none`. */
export function unansweredAllergens(label: Pick<Label, 'copy' | 'facts' | 'ingredients'>) {
  return label.ingredients.flatMap((ingredient, place) => {
    if (ingredient.contains.includes('none')) return []
    const suggested = byName(ingredient)
    const missing = ALLERGENS.filter((each) => suggested.includes(each) && !isChosen(each, label))
    return missing.length > 0 ? [{ place, name: shortName(ingredient), allergens: missing }] : []
  })
}

/**
 * Lists the warnings that the ingredients demand, in the software's words, which no shop can change or leave out.
 *
 * @param said texts on the same page: one that says a warning stands for it
 */
export function warnings(
  { facts, ingredients, language, words }: Jar,
  said: readonly string[] = [],
): string[] {
  const { substances, isHoney, honeyIs } = words.warnings
  const patterns = honeyIs.map((part) => new RegExp(`(?<!\\d)${part}(?!\\d)`, 'iu'))
  const says = (text: string, warned: Warned, warning: string) =>
    warned === 'honey' ? patterns.every((part) => part.test(text)) : text.includes(warning)
  return WARNED.flatMap((warned) => {
    const sources = ingredients.filter((each) => isIn(warned, each)).map(nameInText)
    // Honey alone is both a kind of food and what is warned of.
    const isProduct = facts.product.kind === warned
    if (sources.length === 0 && !isProduct) return []
    const warning = isProduct ? isHoney : fill(substances[warned], { names: listText(sources, language) })
    return said.some((text) => says(text, warned, warning)) ? [] : [warning]
  })
}
