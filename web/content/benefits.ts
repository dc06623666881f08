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
  /** The question that was asked. */
  readonly description: string
}

export type TimelineStop = {
  readonly when: string
  readonly title: string
  readonly description: string
}

export const benefits = {
  eyebrow: 'Benefits',
  heading: 'What families take it for',
  intro: ifShown(claims.faqSupplement, `${claims.faqSupplement.value}.`),
  cards: whereShown<Benefit>([
    [
      claims.benefitImmunity,
      {
        id: 'immunity',
        icon: 'shield-check',
        title: 'Immunity',
        description: 'Fresh amla is rich in vitamin C; the jam keeps little.',
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
        description: `A teaspoon gives about ${servingKcal} kcal, mostly from sugar and honey.`,
        colour: 'honey',
      },
    ],
    [
      claims.benefitHeart,
      {
        id: 'heart-health',
        icon: 'heart-pulse',
        title: 'Heart health',
        description: 'The verses after the old recipe name the heart.',
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
        description: 'They praise it for a clear mind and a good memory.',
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
        description: 'Pippali and cinnamon count as warming spices.',
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
        description: 'One jar for a home; the ages are under “How to consume”.',
        colour: 'amla',
      },
    ],
  ]),
  resultsHeading: 'What customers tell us',
  /** Who answered, once for all three where they are of one survey. */
  resultsNote: `No trial. ${surveySource(claims.resultTaste.survey)}.`,
  results: whereShown<Result>([
    [claims.resultTaste, result(claims.resultTaste)],
    [claims.resultHabit, result(claims.resultHabit)],
    [claims.resultFamily, result(claims.resultFamily)],
  ]),
  timelineHeading: 'Your first 30 days',
  timeline: [
    {
      when: 'Week 1-2',
      title: 'Get used to the taste',
      description: 'Sour first, then sweet, then warm.',
    },
    {
      when: 'Week 3-4',
      title: 'Make it a habit',
      description: 'At the same hour each day.',
    },
    {
      when: 'Month 2+',
      title: 'See if it suits you',
      description: '500 g lasts an adult one to two months.',
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

function result({ id, label, number, value, survey }: Figure): Result {
  return { id, benefit: label, percentage: number, value, description: survey.question ?? '' }
}
