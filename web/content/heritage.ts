// The name and the idea behind it. The word itself and its parts stand in brand.ts; the other words may change.

import { brand } from './brand.ts'
import type { PictureName } from './pictures.ts'
import type { IconName } from './types.ts'

type HeritageCard = { readonly icon: IconName; readonly title: string; readonly description: string }

const { word, parts, meaning } = brand.devanagari

export const heritage = {
  eyebrow: 'Heritage',
  heading: 'What the name says',
  etymology: {
    word,
    parts,
    meaning,
    note: `${parts.map(({ latin }) => latin).join(' + ')}: in Sanskrit, ${meaning}. We chose ${brand.name} as a name to live up to, one jar at a time.`,
  },
  cards: [
    {
      icon: 'scale',
      title: 'Balanced Wellness',
      description:
        'Sour amla, sweet honey, warm pippali, cool draksha. The recipe is an argument between tastes that ends in agreement, which is what Ayurveda means by balance.',
    },
    {
      icon: 'sun',
      title: 'Sustained Vitality',
      description:
        'It belongs to the rasayanas, foods taken a little at a time over many months. There is no hurry in it. One spoon, and tomorrow another.',
    },
    {
      icon: 'scroll-text',
      title: 'Ancient Wisdom',
      description:
        'The Charaka Samhita names the herbs, the fruit and the order of cooking. We keep its order and write down what each batch teaches us.',
    },
  ] satisfies readonly HeritageCard[],
  quote: {
    text: 'Health is not a thing you take once. It is a small good thing you do again tomorrow.',
    attribution: 'Written on the wall of our kitchen',
  },
  picture: 'heritage-mortar' satisfies PictureName,
} as const
