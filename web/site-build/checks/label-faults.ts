import type { Content } from '#web/model/types.ts'
import type { Problem } from '#web/model/validation.ts'
import { addedSugars, allergensText, unansweredAllergens } from '#web/shop/warnings.ts'

/** The most grams by which the label's added sugars may differ from those of the ingredients. */
const SUGAR_TOLERANCE = 3

/** Finds allergens that a name suggests and nobody has answered, and values of the label that contradict each other. */
export function findLabelFaults(content: Content): Problem[] {
  const allergens = allergensText(content)
  const label = (path: string, message: string) => ({
    file: 'facts/label.json',
    path: [path],
    message: `${message}: correct one of the two`,
  })
  return [
    ...unansweredAllergens(content).map(({ place, name, allergens }) => ({
      file: 'facts/launch.json',
      path: ['ingredients', 'list', place, 'contains'],
      message: `has no answer for ${name}: choose ${allergens.join(', ')} here or under “Label”, or “none”`,
    })),
    ...(content.facts.label.noAllergens && allergens
      ? [label('noAllergens', `says that there are none, and ${allergens} is declared`)]
      : []),
    ...Array.from(findWrongSums(content), (message) => label('nutrition', message)),
    ...wrongExemptions(content).map((message) => ({
      file: 'facts/label.json',
      path: ['nutritionExempt'],
      message: `does not fit: ${message}: choose the reason that does, or write what 100 g have of it`,
    })),
  ]
}

/** The kinds of food that are no spices, nor a mixture of them. */
const NO_SPICES: readonly (string | null)[] = [
  'jam',
  'pickle',
  'ghee',
  'honey',
  'sweets',
  'oil',
  'syrup',
  'snack',
]

/**
 * The most grams in a pack with a surface of 100 cm²: a ball of 94 cm³, which no other form exceeds, full of honey, the
 * densest of foods at 1.42 g/cm³.
 */
const MAX_SMALL_PACK = 134

/** Says why the reason for no nutrition is that of another food (Labelling and Display Regulations, 2020, 5(3)). */
function wrongExemptions({ facts, ingredients, packs }: Content): string[] {
  const { kind } = facts.product
  const large = packs.find(({ grams }) => grams > MAX_SMALL_PACK)
  switch (facts.label.nutritionExempt) {
    case 'single-ingredient':
      return ingredients.length > 1 ? [`there are ${ingredients.length} ingredients`] : []
    case 'small-pack':
      return large ? [`a pack of ${large.grams} g has more surface than 100 cm²`] : []
    case 'spices':
      return NO_SPICES.includes(kind) ? [`the food is ${kind}`] : []
    default:
      return []
  }
}

function* findWrongSums({ ingredients, nutrients }: Content): Generator<string> {
  const added = nutrients.find(({ id }) => id === 'added-sugars')?.per100g
  const grams = ingredients.map(({ gramsPer100, sugars }) => (gramsPer100 ?? 0) * (sugars ?? 0))
  const sum = Math.round(grams.reduce((total, each) => total + each, 0))
  // A sweet ingredient of unknown weight may explain the difference.
  const isWeighed = ingredients.every(({ gramsPer100, sugars }) => !sugars || gramsPer100)
  const [sweet] = added === 0 ? addedSugars(ingredients) : []
  if (sweet) yield `has no added sugars, and ${sweet.name} among the ingredients is one`
  if (typeof added === 'number' && isWeighed && Math.abs(added - sum) > SUGAR_TOLERANCE)
    yield `has ${added} g of added sugars, and the ingredients have ${sum} g: the grams of each times its “Added sugars”, which is 1 for jaggery`
  for (const [index, { id, part, unit, per100g }] of nutrients.entries()) {
    const whole = nutrients.slice(0, index).findLast((row) => !row.part)
    if (part && whole?.unit === unit && (per100g ?? 0) > (whole?.per100g ?? Infinity))
      yield `has more ${id} than ${whole?.id}`
  }
}
