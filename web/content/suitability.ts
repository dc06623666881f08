// "Is it for me?": four questions with short answers. Words may change; never promise, and always say when to ask a doctor.

import { childRule, doses } from './doses.ts'
import { servingSugar } from './label.ts'

export type Suitability = {
  readonly id: string
  readonly question: string
  /** The shortest true answer, beside the question. */
  readonly short: string
  readonly answer: string
  /** When to ask, and whom. */
  readonly ask: string
  /** Typed as advice: it may name conditions (legal.ts, regime). */
  readonly kind: 'advice'
}

export const suitability = {
  id: 'suitability',
  heading: 'Is it for me?',
  intro: 'Short answers, for healthy adults and children from 3 years. They do not replace a doctor.',
  questions: [
    {
      id: 'pregnancy',
      question: 'I am pregnant or breastfeeding',
      short: 'Ask your gynaecologist first',
      answer: 'We do not advise either way. It has many herbs, and few have been studied in pregnancy.',
      ask: 'Ask your gynaecologist before the first spoon, and show the ingredient list.',
      kind: 'advice',
    },
    {
      id: 'diabetes',
      question: 'I have diabetes',
      short: 'Ask your doctor first: 56 % is added sugar',
      answer: `It is a sweet jam: about ${servingSugar} g of added sugar in a level teaspoon. There is no sugar-free version.`,
      ask: 'Ask the doctor who treats you before you begin.',
      kind: 'advice',
    },
    {
      id: 'child',
      question: 'It is for a child',
      short: 'From 3 years; under 5, ask first',
      answer: `${childRule} Over 5: ${doses.overFive.amount} a day to begin with.`,
      ask: 'Ask a paediatrician first if your child is under 5, has allergies (milk, sesame) or takes medicines.',
      kind: 'advice',
    },
    {
      id: 'medicines',
      question: 'I take medicines every day',
      short: 'Ask your doctor or pharmacist first',
      answer:
        'Herbs can change how medicines act: blood thinners, diabetes and blood-pressure tablets above all.',
      ask: 'Ask your doctor or pharmacist, and keep at least two hours between the two. Never stop a medicine for it.',
      kind: 'advice',
    },
  ] satisfies readonly Suitability[],
} as const
