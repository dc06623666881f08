// Why people keep a jar at home. Words may change, but promise no cure; the three percentages stand in claims.ts.

import { claims } from './claims.ts'
import type { Colour, IconName } from './types.ts'

export type Benefit = {
  readonly id: string
  readonly icon: IconName
  readonly title: string
  readonly description: string
  readonly colour: Colour
}

export type Result = {
  readonly id: string
  readonly benefit: string
  /** 0 to 100 */
  readonly percentage: number
  /** The percentage as printed. */
  readonly value: string
  readonly description: string
}

export type TimelineStop = {
  readonly when: string
  readonly title: string
  readonly description: string
}

export const benefits = {
  eyebrow: 'Benefits',
  heading: 'Why a jar stays on the shelf',
  intro: 'Ayurveda takes chyawanprash as a daily food, not a medicine. This is what tradition keeps it for.',
  cards: [
    {
      id: 'immunity',
      icon: 'shield-check',
      title: 'Immunity',
      description:
        'Amla is rich in vitamin C, which plays a part in the normal work of the immune system. Winter is when most homes open a jar.',
      colour: 'leaf',
    },
    {
      id: 'energy',
      icon: 'zap',
      title: 'Energy',
      description:
        'A spoon before breakfast, honey and fruit before coffee. A gentler way to begin than a biscuit in a hurry.',
      colour: 'honey',
    },
    {
      id: 'heart-health',
      icon: 'heart-pulse',
      title: 'Heart health',
      description:
        'The old texts list it among foods for the heart and the later years. It keeps good company with a walk and a light dinner, and replaces neither.',
      colour: 'clay',
    },
    {
      id: 'memory',
      icon: 'brain',
      title: 'Memory',
      description:
        'Medha and smriti, a clear mind and a good memory, are praised in the verses that follow the old recipe.',
      colour: 'jam',
    },
    {
      id: 'respiratory-support',
      icon: 'wind',
      title: 'Respiratory support',
      description:
        'Pippali and cardamom are the warm, fragrant herbs that Indian kitchens reach for when the evenings turn cold and dusty.',
      colour: 'moss',
    },
    {
      id: 'family-wellness',
      icon: 'users',
      title: 'Family wellness',
      description:
        'One jar, several spoons. Grandfather likes it with milk, the children straight, and everyone meets at the same shelf.',
      colour: 'amla',
    },
  ] satisfies readonly Benefit[],
  resultsHeading: 'What customers tell us',
  resultsNote: 'Their answers after a month of daily spoons. Yours may differ.',
  results: [
    {
      id: claims.resultEnergy.id,
      benefit: claims.resultEnergy.label,
      percentage: claims.resultEnergy.number,
      value: claims.resultEnergy.value,
      description: 'say they feel more energetic in their day',
    },
    {
      id: claims.resultHabit.id,
      benefit: claims.resultHabit.label,
      percentage: claims.resultHabit.number,
      value: claims.resultHabit.value,
      description: 'still take it every day after a month',
    },
    {
      id: claims.resultFamily.id,
      benefit: claims.resultFamily.label,
      percentage: claims.resultFamily.number,
      value: claims.resultFamily.value,
      description: 'share the jar with someone at home',
    },
  ] satisfies readonly Result[],
  timelineHeading: 'Your first 30 days, and after',
  timeline: [
    {
      when: 'Week 1-2',
      title: 'Getting to know it',
      description:
        'The taste comes in turns: sour, sweet, then a slow warmth from the spices. Find the hour that suits you and keep to it.',
    },
    {
      when: 'Week 3-4',
      title: 'The spoon finds its place',
      description:
        'You stop needing a reminder. This is a good time to notice how your mornings feel, and to write it down if you like.',
    },
    {
      when: 'Month 2+',
      title: 'Part of the house',
      description:
        'A rasayana is meant for the long run. By now the jar has its own corner, and somebody else at home has begun to share it.',
    },
  ] satisfies readonly TimelineStop[],
} as const
