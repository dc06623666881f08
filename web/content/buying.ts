// "Before you order": what a buyer asks before paying. Words may change; batch, licence and regime stand in their own files.

import { legal } from './legal.ts'
import type { Sample } from './types.ts'

export type BuyingQuestion = Sample & {
  readonly id: string
  readonly question: string
  /** The answer in a few words, beside the question; the jar's is followed by the best-before date of the newest batch. */
  readonly short: string
  readonly answer: string
  /** Whether the newest batch's report, with its laboratory, comes before the answer. */
  readonly report?: true
}

export const buying = {
  heading: 'Before you order',
  questions: [
    {
      // The material is the owner's to say.
      sample: true,
      id: 'jar',
      question: 'Which jar will I get?',
      short: 'Newest batch, best before',
      answer: 'Glass, with lot and both dates on the label.',
    },
    {
      id: 'tests',
      question: 'Is it tested?',
      short: 'Every batch, by an outside laboratory',
      answer: 'Metals, preservatives, microbes and pesticides.',
      report: true,
    },
    {
      id: 'law',
      question: 'Is it a food or a medicine?',
      short: legal.regime === 'food' ? 'A food: Ayurveda Aahara' : 'An Ayurvedic medicine',
      answer: `${legal.licence.kind ?? 'Licence'} number: ${legal.licence.number ?? 'not known yet'}.`,
    },
    {
      id: 'price',
      question: 'Why more than a big brand?',
      short: 'Small batches, stirred by hand',
      answer: 'Small amounts cost more to buy, and each batch pays for its report.',
    },
  ] satisfies readonly BuyingQuestion[],
} as const
