// The questions customers ask, in the order shown. Words may change, but promise no cure; claims stand in claims.ts, amounts in doses.ts.

import { claims } from './claims.ts'
import { everydayDose, fullerDose } from './doses.ts'
import { labelFacts } from './label.ts'
import { lowerFirst } from './lower-first.ts'
import type { IconName } from './types.ts'

export type FaqItem = {
  /** '1' to '13'. */
  readonly id: string
  readonly question: string
  readonly answer: string
  readonly icon: IconName
  /** Words of a link to the newest batch's report, after the answer. */
  readonly reportLink?: string
}

export const faq: readonly FaqItem[] = [
  {
    id: '1',
    question: 'What is the best time to eat chyawanprash?',
    answer: 'Early morning, on an empty stomach, with a little warm milk or water. Another hour will do.',
    icon: 'sunrise',
  },
  {
    id: '2',
    question: 'How much should I take?',
    answer: `Begin small: ${lowerFirst(everydayDose)}. The fuller amount: ${fullerDose}. Every age, with the grams, is under “How to consume”.`,
    icon: 'utensils',
  },
  {
    id: '3',
    question: 'Is it an immunity booster?',
    answer:
      'People ask because of the amla, but a spoon holds little vitamin C. Ayurveda takes it for months to keep up strength; more than that we will not promise.',
    icon: 'shield-check',
  },
  {
    id: '4',
    question: 'Can I take it as a preventive supplement?',
    answer: `It is ${lowerFirst(claims.faqSupplement.value)}. Keep your check-ups and vaccinations, and do not stop a prescribed medicine for it.`,
    icon: 'shield-plus',
  },
  {
    id: '5',
    question: 'Does it help to increase height?',
    answer:
      'No jar can decide that. Height follows family, sleep, food, play and time, and we would doubt anyone who sold you centimetres by the spoon.',
    icon: 'ruler',
  },
  {
    id: '6',
    question: 'Does it contain steroids?',
    answer: 'No. It contains no steroids. Everything in it is listed under “What is in it”.',
    icon: 'flask-conical-off',
  },
  {
    id: '7',
    question: 'Will it make me gain weight?',
    answer:
      'A level teaspoon or two is unlikely to show on the scale. Heaped spoons add up, as with any sweet.',
    icon: 'trending-up',
  },
  {
    id: '8',
    question: 'Will it help me lose weight?',
    answer: 'We make no such claim. This is a sweet food: keep to one level teaspoon.',
    icon: 'scale',
  },
  {
    id: '9',
    question: 'Does it help with acne?',
    answer:
      'We cannot say that it does; an amla jam is no skin remedy. For acne that stays or scars, please meet a dermatologist.',
    icon: 'smile',
  },
  {
    id: '10',
    question: 'Should I keep it in the refrigerator?',
    answer: `${labelFacts.storage} ${labelFacts.afterOpening}.`,
    icon: 'refrigerator',
  },
  {
    id: '11',
    question: 'Is it free of lead and harmful metals?',
    answer:
      'It is free of lead and harmful metals within the limits of the regulations. No food that grows in soil is free of every trace; what counts is the measured amount. No bhasma (metal ash) goes into it.',
    icon: 'badge-check',
    reportLink: 'See the report of the newest batch',
  },
  {
    id: '12',
    question: 'Can I take it in summer?',
    answer: 'Yes, it is fine in summer. The spices are warming, so a smaller spoon may suit you.',
    icon: 'sun',
  },
  {
    id: '13',
    question: 'Is it good for kids and for the brain?',
    answer:
      'Most children like the taste; the ages are under “How to consume”. The old texts praise it for a clear mind and a good memory. That is tradition, not a promise about marks.',
    icon: 'brain',
  },
]

export const faqText = {
  heading: 'Frequently Asked Questions',
  intro: 'Get answers to the most common questions about the product, its benefits, usage, and safety.',
  card: {
    title: 'Still Have Questions?',
    text: 'Our Ayurvedic experts are here to help you on your wellness journey.',
    button: 'Contact Our Experts',
  },
} as const
