// Why people keep a jar at home. Words may change, but promise no cure; cards and percentages are proved in claims.ts.

import { claims, type Survey } from './claims.ts'
import { servingKcal } from './label.ts'
import { ifShown, whereShown } from './shown.ts'
import { surveySource } from './survey.ts'
import type { Colour, IconName } from './types.ts'

export type Benefit = {
  readonly id: string
  readonly icon: IconName
  readonly title: string
  readonly description: string
  readonly colour: Colour
  /** Stands below the description. */
  readonly qualifier?: string
}

export type Result = {
  readonly id: string
  readonly benefit: string
  /** 0 to 100 */
  readonly percentage: number
  /** The percentage as printed. */
  readonly value: string
  readonly description: string
  /** What was asked. */
  readonly question: string | null
  /** Who was asked, and when. */
  readonly source?: string
}

export type TimelineStop = {
  readonly when: string
  readonly title: string
  readonly description: string
}

export const benefits = {
  eyebrow: 'Benefits',
  heading: 'What families take it for',
  intro: ifShown(
    claims.faqSupplement,
    `${claims.faqSupplement.value}. This is what tradition keeps it for.`,
    'This is what tradition keeps it for.',
  ),
  cards: whereShown<Benefit>([
    [
      claims.benefitImmunity,
      {
        id: 'immunity',
        icon: 'shield-check',
        title: 'Immunity',
        description:
          'Amla is rich in vitamin C, which contributes to the normal work of the immune system. Most homes open a jar in winter.',
        colour: 'leaf',
        qualifier: claims.benefitImmunity.qualifier,
      },
    ],
    [
      claims.benefitEnergy,
      {
        id: 'energy',
        icon: 'zap',
        title: 'Energy',
        description: `A teaspoon before breakfast gives about ${servingKcal} kcal, mostly from sugar and honey.`,
        colour: 'honey',
      },
    ],
    [
      claims.benefitHeart,
      {
        id: 'heart-health',
        icon: 'heart-pulse',
        title: 'Heart health',
        description: 'The classical texts count it among foods for the heart and for later years.',
        colour: 'clay',
        qualifier: claims.benefitHeart.qualifier,
      },
    ],
    [
      claims.benefitMemory,
      {
        id: 'memory',
        icon: 'brain',
        title: 'Memory',
        description:
          'The verses after the old recipe praise it for medha and smriti, a clear mind and a good memory.',
        colour: 'jam',
        qualifier: claims.benefitMemory.qualifier,
      },
    ],
    [
      claims.benefitRespiratory,
      {
        id: 'respiratory-support',
        icon: 'wind',
        title: 'Respiratory support',
        description:
          'Pippali and cinnamon are the warming spices of an Indian kitchen on a cold, dusty evening.',
        colour: 'moss',
        qualifier: claims.benefitRespiratory.qualifier,
      },
    ],
    [
      claims.benefitFamily,
      {
        id: 'family-wellness',
        icon: 'users',
        title: 'Family wellness',
        description:
          'One jar for the family: with milk, with water or straight from the spoon. For children under 5, ask your paediatrician first.',
        colour: 'amla',
      },
    ],
  ]),
  resultsHeading: 'What customers tell us',
  resultsNote: 'A survey among customers, not a trial. Yours may differ.',
  results: whereShown<Result>([
    [claims.resultEnergy, result(claims.resultEnergy, 'say they feel more energetic in their day')],
    [claims.resultHabit, result(claims.resultHabit, 'still take it every day after a month')],
    [claims.resultFamily, result(claims.resultFamily, 'share the jar with someone at home')],
  ]),
  timelineHeading: 'Your first 30 days, and after',
  timeline: [
    {
      when: 'Week 1-2',
      title: 'Get used to the taste',
      description: 'Sour first, then sweet, then warm from the spices. Begin with one level teaspoon a day.',
    },
    {
      when: 'Week 3-4',
      title: 'Settle on your hour',
      description: 'Take it at the same hour each day. If you like, note how your mornings feel.',
    },
    {
      when: 'Month 2+',
      title: 'Keep it or leave it',
      description: 'Tradition takes a rasayana for months. A 500 g jar lasts one adult one to two months.',
    },
  ] satisfies readonly TimelineStop[],
} as const

type Figure = {
  readonly id: string
  readonly label: string
  readonly number: number
  readonly value: string
  readonly survey: Survey
}

function result({ id, label, number, value, survey }: Figure, description: string): Result {
  const source = surveySource(survey)
  return {
    id,
    benefit: label,
    percentage: number,
    value,
    description,
    question: survey.question,
    ...(source && { source }),
  }
}
