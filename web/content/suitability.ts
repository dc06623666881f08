// "Is it for me?": questions of health with short answers. Words may change; never promise, and always say when to ask a doctor.

import { servingSugar } from './label.ts'

export type Suitability = {
  readonly id: string
  readonly question: string
  /** The shortest true answer, beside the question: whom to ask, where there is someone to ask. */
  readonly short: string
  readonly answer: string
  /** Typed as advice: it may name conditions (legal.ts, regime). */
  readonly kind: 'advice'
}

export const suitability = {
  id: 'suitability',
  heading: 'Is it for me?',
  intro: 'These answers do not replace a doctor.',
  questions: [
    {
      id: 'pregnancy',
      question: 'I am pregnant or breastfeeding',
      short: 'Ask your gynaecologist first',
      answer: 'Few of the herbs have been studied in pregnancy.',
      kind: 'advice',
    },
    {
      id: 'diabetes',
      question: 'I have diabetes',
      short: 'Ask your doctor first: 56 % is added sugar',
      answer: `About ${servingSugar} g in a level teaspoon. There is no sugar-free version.`,
      kind: 'advice',
    },
    {
      id: 'child',
      question: 'It is for a child or a teenager',
      short: 'Not under 3; under 6, ask first; from 13 as adults',
      answer: 'Allergic to milk or sesame? Do not eat it, at any age.',
      kind: 'advice',
    },
    {
      id: 'parents',
      question: 'My parents are over 60',
      short: 'In good health, as other adults',
      answer: 'With high blood pressure, kidney or heart disease, ask their doctor first.',
      kind: 'advice',
    },
    {
      id: 'medicines',
      question: 'I take medicines every day',
      short: 'Ask your doctor or pharmacist first',
      answer: 'Above all with blood thinners, or tablets for sugar or blood pressure.',
      kind: 'advice',
    },
    {
      id: 'stomach',
      question: 'I have acidity or loose motions',
      short: 'Wait until it has passed',
      answer: 'Then half a teaspoon, after food. If the trouble comes back, leave it.',
      kind: 'advice',
    },
  ] satisfies readonly Suitability[],
} as const
