// The name and the old recipe. The word itself and its parts stand in brand.ts; the other words may change.

import { brand } from './brand.ts'
import type { PictureName } from './pictures.ts'
import type { Foreign, IconName } from './types.ts'

type HeritageCard = { readonly icon: IconName; readonly title: string; readonly description: string }

const { word, parts, meaning, note } = brand.devanagari

export const heritage = {
  eyebrow: 'Heritage',
  heading: 'What the name says',
  etymology: {
    word,
    parts,
    meaning,
    note: `${parts.map(({ latin }) => latin).join(' + ')}: ${meaning}. ${note}`,
  },
  cards: [
    {
      icon: 'scale',
      title: 'Balanced Wellness',
      description: 'Sour amla, sweet honey, hot pippali: each tempers the others.',
    },
    {
      icon: 'sun',
      title: 'Sustained Vitality',
      description: 'It is a rasayana: tradition takes a little every day, for months.',
    },
    {
      icon: 'scroll-text',
      title: 'Ancient Wisdom',
      description:
        'The Charaka Samhita, about 2,000 years old, gives the herbs, the fruit and the order of cooking. We follow its order.',
    },
  ] satisfies readonly HeritageCard[],
  /** "Traditional Recipes" of the footer leads here: the classical method, with its source. */
  recipe: {
    id: 'recipe',
    heading: 'The traditional recipe',
    verse: { text: 'इत्ययं च्यवनप्राशः परमुक्तो रसायनः', lang: 'sa' } satisfies Foreign,
    translation: 'This is chyawanprash, spoken of as the foremost rasayana.',
    source: 'Charaka Samhita, Chikitsasthana 1.1.62-74',
    steps: [
      'Boil the herbs in water with 500 amla.',
      'Take out the fruit, remove the seeds, fry the pulp in ghee and sesame oil.',
      'Cook it with the strained decoction and sugar until it is thick.',
      'Let it cool. Stir in honey, bamboo manna, pippali, cinnamon, cardamom, bay leaf and nagkesar.',
    ],
    more: { name: 'The recipe, line by line', article: 'best-chyawanprash-guide' },
  },
  quote: {
    text: 'Health is a small habit, kept daily.',
    attribution: 'Written on the wall of our kitchen',
  },
  picture: 'heritage-mortar' satisfies PictureName,
} as const
