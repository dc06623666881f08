// The name and the old recipe. The word itself and its parts stand in brand.ts; the other words may change.

import { brand } from './brand.ts'
import type { PictureName } from './pictures.ts'

type HeritageCard = { readonly title: string; readonly description: string }

const { word, parts, meaning, note } = brand.devanagari

export const heritage = {
  eyebrow: 'Heritage',
  heading: 'What the name says',
  etymology: {
    word,
    parts,
    meaning,
    note: `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}. ${note}`,
  },
  cards: [
    {
      title: 'Balanced Wellness',
      description: 'Sour amla, sweet honey, hot pippali: each tempers the others.',
    },
    {
      title: 'Sustained Vitality',
      description: 'A rasayana: tradition takes a little every day, for months.',
    },
    {
      title: 'Ancient Wisdom',
      description: 'The Charaka Samhita gives the herbs, the fruit and the order of cooking.',
    },
  ] satisfies readonly HeritageCard[],
  /** "Traditional Recipes" of the footer leads here: the classical method, with its source. */
  recipe: {
    id: 'recipe',
    heading: 'The traditional recipe',
    text: 'The order of cooking is Charaka’s: boil, fry, thicken, cool, honey last. Our amounts are not: for the same sugar, a third of his ghee and oil.',
    source: 'Charaka Samhita, Chikitsasthana 1.1.62-74',
    more: { name: 'The recipe, line by line', article: 'best-chyawanprash-guide' },
  },
  quote: {
    text: 'Health is a small habit, kept daily.',
    attribution: 'On our kitchen wall',
  },
  picture: 'heritage-mortar' satisfies PictureName,
} as const
