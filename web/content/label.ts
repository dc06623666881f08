// The back of the jar: ingredients, nutrition, storage. Put the figures of your own label; null is named in one line as not known yet.

import { brand } from './brand.ts'
import { spoons } from './doses.ts'
import { heritage } from './heritage.ts'
import { legal } from './legal.ts'
import { packs } from './packs.ts'
import type { Sample } from './types.ts'

export type Ingredient = {
  /** Common English name. */
  readonly name: string
  /** In Devanagari, language `hi`. */
  readonly hindi: string
  /** In Latin letters, for plants. */
  readonly sanskrit?: string
  readonly purpose: string
  /** Grams that go into the pan for 100 g of jam; fruit and water boil down. Null where only the maker knows. */
  readonly gramsPer100: number | null
}

/**
 * In descending order of the weight that goes into the pan (Labelling and Display Regulations, 2020); those without a
 * weight come last until they are weighed.
 */
export const ingredients: Sample & { readonly list: readonly Ingredient[] } = {
  // The order is that of the classical recipe; the grams are typical of the class.
  sample: true,
  list: [
    {
      name: 'Amla (Indian gooseberry), fresh',
      hindi: 'आँवला',
      sanskrit: 'Amalaki',
      purpose: 'The body of the jam; its sourness and tannins',
      gramsPer100: 60,
    },
    { name: 'Sugar', hindi: 'चीनी', purpose: 'Sweetens and preserves', gramsPer100: 50 },
    {
      name: 'Honey',
      hindi: 'शहद',
      purpose: 'Stirred in last, after cooling; sweetens and preserves',
      gramsPer100: 8,
    },
    {
      name: 'Cow’s milk ghee',
      hindi: 'घी',
      purpose: 'Fries the fruit pulp; gloss and aroma',
      gramsPer100: 2,
    },
    { name: 'Sesame oil', hindi: 'तिल का तेल', purpose: 'Fries the fruit pulp with the ghee', gramsPer100: 2 },
    {
      name: 'Decoction of 34 herbs',
      hindi: '34 जड़ी-बूटियों का काढ़ा',
      purpose: 'Roots, barks, leaves and fruits boiled in water, strained and cooked in',
      gramsPer100: null,
    },
    {
      name: 'Spices stirred in last',
      hindi: 'प्रक्षेप के मसाले',
      purpose: 'Powdered and added off the fire, for warmth and aroma',
      gramsPer100: null,
    },
  ],
}

export type Herb = {
  /** As the classical list names it, in Latin letters. */
  readonly sanskrit: string
  /** In Devanagari, language `hi`. */
  readonly hindi: string
  readonly english: string
}

/**
 * The plants of the decoction: the 36 of Charaka Samhita, Chikitsasthana 1.1.62-65, where the five that can no longer
 * be had are replaced as the Bhavaprakasha names substitutes. Two of them become vidari, which is listed already: 34.
 * Only the maker knows which are in this jar.
 */
export const decoction: Sample & { readonly herbs: readonly Herb[] } = {
  sample: true,
  herbs: [
    { sanskrit: 'Bilva', hindi: 'बेल', english: 'Bael' },
    { sanskrit: 'Agnimantha', hindi: 'अरणी', english: 'Arani' },
    { sanskrit: 'Shyonaka', hindi: 'सोनापाठा', english: 'Indian trumpet tree' },
    { sanskrit: 'Gambhari', hindi: 'गंभारी', english: 'White teak' },
    { sanskrit: 'Patala', hindi: 'पाढल', english: 'Trumpet flower' },
    { sanskrit: 'Bala', hindi: 'बरियार', english: 'Country mallow' },
    { sanskrit: 'Shalaparni', hindi: 'सरिवन', english: 'Tick trefoil' },
    { sanskrit: 'Prishniparni', hindi: 'पिठवन', english: 'Uraria' },
    { sanskrit: 'Mudgaparni', hindi: 'मुगवन', english: 'Wild mung' },
    { sanskrit: 'Mashaparni', hindi: 'मषवन', english: 'Wild urad' },
    { sanskrit: 'Pippali', hindi: 'पीपल', english: 'Long pepper' },
    { sanskrit: 'Gokshura', hindi: 'गोखरू', english: 'Caltrop' },
    { sanskrit: 'Brihati', hindi: 'बड़ी कटेरी', english: 'Indian nightshade' },
    { sanskrit: 'Kantakari', hindi: 'छोटी कटेरी', english: 'Yellow-berried nightshade' },
    { sanskrit: 'Karkatashringi', hindi: 'काकड़ासिंगी', english: 'Pistacia galls' },
    { sanskrit: 'Tamalaki', hindi: 'भुई आँवला', english: 'Stonebreaker' },
    { sanskrit: 'Draksha', hindi: 'मुनक्का', english: 'Black raisin' },
    { sanskrit: 'Jivanti', hindi: 'जीवन्ती', english: 'Leptadenia' },
    { sanskrit: 'Pushkaramula', hindi: 'पोहकरमूल', english: 'Inula root' },
    { sanskrit: 'Agaru', hindi: 'अगर', english: 'Agarwood' },
    { sanskrit: 'Haritaki', hindi: 'हरड़', english: 'Chebulic myrobalan' },
    { sanskrit: 'Guduchi', hindi: 'गिलोय', english: 'Heart-leaved moonseed' },
    { sanskrit: 'Varahi (for riddhi)', hindi: 'वाराहीकन्द', english: 'Air potato' },
    { sanskrit: 'Vidari (also for jivaka and rishabhaka)', hindi: 'विदारीकन्द', english: 'Indian kudzu' },
    { sanskrit: 'Shati', hindi: 'कपूर कचरी', english: 'Spiked ginger lily' },
    { sanskrit: 'Musta', hindi: 'नागरमोथा', english: 'Nut grass' },
    { sanskrit: 'Punarnava', hindi: 'गदहपूरना', english: 'Spreading hogweed' },
    { sanskrit: 'Shatavari (for meda)', hindi: 'शतावर', english: 'Wild asparagus' },
    { sanskrit: 'Ela', hindi: 'इलायची', english: 'Green cardamom' },
    { sanskrit: 'Chandana', hindi: 'चन्दन', english: 'Sandalwood' },
    { sanskrit: 'Utpala', hindi: 'नील कमल', english: 'Blue water lily' },
    { sanskrit: 'Vasa', hindi: 'अडूसा', english: 'Malabar nut' },
    { sanskrit: 'Ashvagandha (for kakoli)', hindi: 'असगन्ध', english: 'Winter cherry' },
    { sanskrit: 'Kakanasika', hindi: 'काकनासा', english: 'Tiger’s claw' },
  ],
}

/** The six powders that Charaka adds off the fire (Chikitsasthana 1.1.68-69). */
export const stirredIn: Sample & { readonly herbs: readonly Herb[] } = {
  sample: true,
  herbs: [
    { sanskrit: 'Vamshalochana', hindi: 'वंशलोचन', english: 'Bamboo manna' },
    { sanskrit: 'Pippali', hindi: 'पीपल', english: 'Long pepper' },
    { sanskrit: 'Tvak', hindi: 'दालचीनी', english: 'Cinnamon' },
    { sanskrit: 'Ela', hindi: 'इलायची', english: 'Green cardamom' },
    { sanskrit: 'Patra', hindi: 'तेजपत्ता', english: 'Indian bay leaf' },
    { sanskrit: 'Nagakesara', hindi: 'नागकेसर', english: 'Ironwood flower' },
  ],
}

/** Different plants in the jar: amla, those of the decoction and those stirred in, of which some are in both. */
export const plants =
  1 + new Set([...decoction.herbs, ...stirredIn.herbs].map(({ sanskrit }) => sanskrit)).size

export type Nutrient = Sample & {
  readonly id: string
  readonly name: string
  readonly unit: 'kcal' | 'g' | 'mg'
  /** Null until a laboratory has measured it. */
  readonly per100g: number | null
  /** Where a sample value is taken from. */
  readonly source?: string
  /** A part of the row above it. */
  readonly part?: true
  /** What an adult needs or should not exceed in a day, in the same unit (Labelling and Display Regulations, 2020). */
  readonly perDay?: number
}

export const nutrition: readonly Nutrient[] = [
  {
    id: 'energy',
    name: 'Energy',
    unit: 'kcal',
    per100g: 290,
    sample: true,
    source: 'Computed from the ingredients above; ask your laboratory',
    perDay: 2000,
  },
  { id: 'protein', name: 'Protein', unit: 'g', per100g: null },
  { id: 'carbohydrate', name: 'Carbohydrate', unit: 'g', per100g: null },
  {
    id: 'sugars',
    name: 'Total sugars',
    unit: 'g',
    per100g: 60,
    part: true,
    sample: true,
    source:
      'Computed from the ingredients above; Consumer VOICE (November 2011) found 62 to 71 g in other brands',
  },
  {
    id: 'added-sugars',
    name: 'Added sugars',
    unit: 'g',
    per100g: 56,
    part: true,
    sample: true,
    source: 'Computed: 50 g of sugar and the sugars of 8 g of honey',
    perDay: 50,
  },
  {
    id: 'fat',
    name: 'Total fat',
    unit: 'g',
    per100g: 4,
    sample: true,
    source: 'Computed: 2 g of ghee and 2 g of sesame oil',
    perDay: 67,
  },
  { id: 'saturated-fat', name: 'Saturated fat', unit: 'g', per100g: null, part: true, perDay: 22 },
  { id: 'trans-fat', name: 'Trans fat', unit: 'g', per100g: null, part: true, perDay: 2 },
  { id: 'cholesterol', name: 'Cholesterol', unit: 'mg', per100g: null },
  { id: 'sodium', name: 'Sodium', unit: 'mg', per100g: null, perDay: 2000 },
  { id: 'vitamin-c', name: 'Vitamin C', unit: 'mg', per100g: null, perDay: 80 },
]

/** The serving of the nutrition table: one level teaspoon. */
export const serving = { name: '1 teaspoon', grams: spoons.teaspoon } as const

/**
 * @returns the amount in one serving: whole kcal and mg, grams to one decimal; null where it is not known
 */
export function perServing({ per100g, unit }: Nutrient): number | null {
  if (per100g === null) return null
  const amount = (per100g * serving.grams) / 100
  return unit === 'g' ? Math.round(amount * 10) / 10 : Math.round(amount)
}

/** What one serving adds to a day, in whole per cent; null where it is not known or not set. */
export function shareOfDay(nutrient: Nutrient): number | null {
  const { per100g, perDay } = nutrient
  return per100g === null || !perDay ? null : Math.round((per100g * serving.grams) / perDay)
}

/** Energy of one serving in kcal, and its added sugars in grams; null where not known. */
export const servingKcal = servingOf('energy')
export const servingSugar = servingOf('added-sugars')

function servingOf(id: string): number | null {
  const nutrient = nutrition.find((row) => row.id === id)
  return nutrient ? perServing(nutrient) : null
}

export type LabelFacts = Sample & {
  readonly allergens: readonly { readonly name: string; readonly from: string }[]
  readonly vegetarian: boolean
  readonly shelfLifeMonths: number | null
  readonly afterOpening: string | null
  readonly storage: string
  /** The category of food by law, and whether its logo is on the jar. */
  readonly category: string | null
  /** What the law asks beside the category: what it is for, and for how long to take it. */
  readonly purpose: string | null
  readonly duration: string | null
  /** The book that the recipe follows. */
  readonly reference: string | null
}

export const labelFacts: LabelFacts = {
  sample: true,
  allergens: [
    { name: 'Milk', from: 'ghee' },
    { name: 'Sesame', from: 'sesame oil' },
  ],
  vegetarian: true,
  shelfLifeMonths: 12,
  afterOpening: 'Best within 3 months of opening',
  storage: 'Cool and dry, lid closed, away from sun and stove. Use a dry spoon. No refrigeration needed.',
  category: 'Ayurveda Aahara; its logo comes with the licence',
  purpose: 'A traditional daily food. Only for dietary use.',
  duration: 'Daily, for months',
  reference: heritage.recipe.source,
}

/** The words of the label panel; `short` answers beside a closed part. */
export const labelText = {
  id: 'ingredients',
  eyebrow: 'The back of the jar',
  heading: 'What is in it',
  ingredients: {
    heading: 'Ingredients',
    short: `Contains ${labelFacts.allergens.map(({ name, from }) => `${name.toLowerCase()} (${from})`).join(' and ')}`,
    columns: ['Heaviest first, as far as weighed', 'For 100 g'],
    unweighed: 'not weighed yet',
    note: 'Weights before cooking: fruit and decoction boil down.',
  },
  herbs: {
    name: `The ${decoction.herbs.length} herbs and ${stirredIn.herbs.length} spices by name`,
    article: 'best-chyawanprash-guide',
    anchor: 'all-the-ingredients',
  },
  nutrition: {
    heading: 'Nutrition',
    short: `${servingKcal} kcal and ${servingSugar} g of added sugar in a teaspoon`,
    columns: ['', 'Per 100 g', `Per ${serving.name}`, 'Of a day'],
    note: `${serving.name} is ${serving.grams} g. “Of a day”: for an adult.`,
  },
  facts: {
    heading: 'Weight, shelf life and law',
    short: labelFacts.shelfLifeMonths === null ? '' : `Keeps ${labelFacts.shelfLifeMonths} months, sealed`,
  },
  vegetarian: { yes: 'Vegetarian', no: 'Not vegetarian' },
  unknown: 'Not measured or known yet:',
  ask: 'Ask us',
} as const

/** The name of the food as the law wants it on the front. */
export const foodName = `${brand.product}, a preserve of amla with sugar, honey, ghee, sesame oil and herbs`

/** The facts of the label that stand in no table, each with what is known. */
export const labelRows: readonly { readonly name: string; readonly value: string | null }[] = [
  { name: 'Category', value: labelFacts.category },
  { name: 'Purpose', value: labelFacts.purpose },
  { name: 'How long to take it', value: labelFacts.duration },
  {
    name: 'Net weight',
    value: packs
      .map(({ grams }) => `${grams} g (${Math.floor(grams / serving.grams)} servings)`)
      .join(' or '),
  },
  {
    name: 'Best before',
    value:
      labelFacts.shelfLifeMonths === null
        ? null
        : [`${labelFacts.shelfLifeMonths} months from making, printed on the jar`, labelFacts.afterOpening]
            .filter(Boolean)
            .join('. '),
  },
  { name: 'Order of cooking after', value: labelFacts.reference },
  { name: legal.licence.kind ?? 'Licence', value: legal.licence.number },
]

/** What nobody has measured or filled in yet, by name. */
export const unknowns: readonly string[] = [
  ...nutrition.filter(({ per100g }) => per100g === null),
  ...ingredients.list.filter(({ gramsPer100 }) => gramsPer100 === null),
  ...labelRows.filter(({ value }) => value === null),
].map(({ name }) => name.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()))
