// The people behind the jar. These three are made up: put real people here, with their consent, and take the marks away.

import { brand } from './brand.ts'
import { claims } from './claims.ts'
import { ifShown } from './shown.ts'
import type { Sample } from './types.ts'

export type Founder = Sample & {
  readonly name: string
  readonly title: string
  /** Stands in the arch where a portrait would be. */
  readonly initials: string
  readonly experience: string
  readonly specialization: string
  /** Registration with a state council of Indian medicine, for doctors only; null until it is known. */
  readonly registration?: string | null
  readonly description: string
}

type Pillar = { readonly title: string; readonly description: string }

export const founders: readonly Founder[] = [
  {
    sample: true,
    name: 'Dr. Vasudha Karmarkar',
    title: 'Co-founder and Ayurvedic doctor',
    initials: 'VK',
    experience: ifShown(
      claims.seniorFounderYears,
      `${claims.seniorFounderYears.value} ${claims.seniorFounderYears.label}`,
    ),
    registration: null,
    specialization: 'Rasayana and everyday diet',
    description:
      'Patients kept asking Dr. Karmarkar which chyawanprash to buy, so she wrote down the recipe that she would want at home. She reads every batch sheet before the jars are closed.',
  },
  {
    sample: true,
    name: 'Dr. Nikhil Sabne',
    title: 'Co-founder and Ayurvedic doctor',
    initials: 'NS',
    experience: ifShown(
      claims.secondFounderYears,
      `${claims.secondFounderYears.value} ${claims.secondFounderYears.label}`,
    ),
    registration: null,
    specialization: 'Herbs, from the root to the pan',
    description:
      'Dr. Sabne buys the herbs himself. He sends back what has lain in a sack too long. He sets the hour at which each herb goes into the pan.',
  },
  {
    sample: true,
    name: 'Sharada Bapat',
    title: 'Co-founder and head of the kitchen',
    initials: 'SB',
    experience: ifShown(claims.makingYears, `${claims.makingYears.value} ${claims.makingYears.label}`),
    specialization: 'Slow cooking in small batches',
    description:
      'Sharada learned to cook chyawanprash in her aunt’s courtyard. Now she leads our kitchen and tastes every pan before it is filled.',
  },
]

export const foundersText = {
  eyebrow: 'The founders',
  heading: 'Two doctors, one cook and a very large pan',
  intro: ifShown(
    claims.combinedYears,
    `${claims.combinedYears.value} ${claims.combinedYears.label} of practice.`,
  ),
  labels: {
    experience: 'Experience',
    registration: 'Registration',
    specialization: 'Specialisation',
    more: 'Know More',
    less: 'Show Less',
    close: 'Close',
  },
  vision: {
    heading: 'Our founding vision',
    text: `To make a ${brand.product.toLowerCase()} that a grandmother can recognise.`,
    pillars: [
      {
        title: 'Keep the recipe',
        description: 'In the old order of cooking.',
      },
      {
        title: 'Show the work',
        description: 'Each batch has a page of its own.',
      },
      {
        title: 'Stay small enough',
        description: 'One pan at a time, in the season of amla.',
      },
    ] satisfies readonly Pillar[],
  },
  promise: {
    text: 'We put our names to every batch, and answer for it.',
    attribution: 'The three of us, together',
  },
  button: `Shop Founder-Crafted ${brand.product}`,
} as const
