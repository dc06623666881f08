// The people behind the jar. These three are made up: put real people here, with their consent, and take the marks away.

import { brand } from './brand.ts'
import { claims } from './claims.ts'
import type { IconName, Sample } from './types.ts'

export type Founder = Sample & {
  readonly name: string
  readonly title: string
  /** Stands in the arch where a portrait would be. */
  readonly initials: string
  readonly experience: string
  readonly specialization: string
  readonly description: string
}

type Pillar = { readonly icon: IconName; readonly title: string; readonly description: string }

export const founders: readonly Founder[] = [
  {
    sample: true,
    name: 'Dr. Vasudha Karmarkar',
    title: 'Co-founder and Ayurvedic doctor',
    initials: 'VK',
    experience: `${claims.seniorFounderYears.value} ${claims.seniorFounderYears.label}`,
    specialization: 'Rasayana and everyday diet',
    description:
      'Patients kept asking Dr. Karmarkar the same thing at the door, one hand already on the handle: which jar should I buy? For years she had no answer that she fully liked. So she wrote down the recipe she would want at home, in the classical order, and crossed out whatever was there only for the shelf. She still reads every batch sheet before a lid goes on, with a red pencil, and uses it.',
  },
  {
    sample: true,
    name: 'Dr. Nikhil Sabne',
    title: 'Co-founder and Ayurvedic doctor',
    initials: 'NS',
    experience: `${claims.secondFounderYears.value} ${claims.secondFounderYears.label}`,
    specialization: 'Herbs, from the root to the pan',
    description:
      'Dr. Sabne chooses the herbs. He breaks a root to see its colour, chews a leaf, and sends back what has been in a sack too long. Traders know the look and have learned to show him the good lot first. He also sets the hour at which each herb enters the pan, because bark needs patience and cardamom needs none. On filling days he is the one at the scale, saying very little.',
  },
  {
    sample: true,
    name: 'Sharada Bapat',
    title: 'Co-founder and head of the kitchen',
    initials: 'SB',
    experience: `${claims.makingYears.value} ${claims.makingYears.label}`,
    specialization: 'Slow cooking in small batches',
    description:
      'Sharada can tell from across the room when the pan is ready: the sound drops from a splutter to a sigh. She learned it in her aunt’s courtyard, where every winter began with washing amla in cold water. Now she leads our kitchen, teaches the stirring to each new hand and tastes from every pan. If the two doctors and the spoon disagree, it is usually the spoon that wins, and she is the one holding it.',
  },
]

export const foundersText = {
  eyebrow: 'The founders',
  heading: 'Two doctors, one cook and a very large pan',
  intro: `${claims.combinedYears.value} ${claims.combinedYears.label} of practice stand behind the recipe, and every one of them has an opinion about the honey.`,
  labels: {
    experience: 'Experience',
    specialization: 'Specialization',
    more: 'Know More',
    less: 'Show Less',
    close: 'Close',
  },
  vision: {
    heading: 'Our founding vision',
    text: `To make a ${brand.product.toLowerCase()} that a doctor can recommend and a grandmother can recognise.`,
    pillars: [
      {
        icon: 'scroll-text',
        title: 'Keep the recipe',
        description:
          'The old order of herbs and fire, followed because it works in the pan and not because it is old.',
      },
      {
        icon: 'badge-check',
        title: 'Show the work',
        description:
          'Ask what is in your batch and who stirred it. You will get an answer from someone who was there.',
      },
      {
        icon: 'cooking-pot',
        title: 'Stay small enough',
        description:
          'We would rather run out in February than stretch a batch. The next season’s fruit is worth the wait.',
      },
    ] satisfies readonly Pillar[],
  },
  promise: {
    text: 'We eat from the same pan that we fill your jar from. The day we would not, we will stop.',
    attribution: 'The three of us, together',
  },
  button: `Shop Founder-Crafted ${brand.product}`,
} as const
