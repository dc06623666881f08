// The questions customers ask, in the order shown. Words may change, but promise no cure; claims stand in claims.ts, amounts in doses.ts.

import { claims } from './claims.ts'
import { childRule, doses, fullerDose, fullerNote, gramsADayText } from './doses.ts'
import { lowerFirst } from './lower-first.ts'
import { ifShown } from './shown.ts'
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
    answer:
      'Early morning, on an empty stomach. Follow the spoon with a little warm milk or water and leave about half an hour before breakfast. If your mornings are a rush, choose another hour and keep to it. We would avoid late at night, since the spices are warming.',
    icon: 'sunrise',
  },
  {
    id: '2',
    question: 'How much should I take?',
    answer: `Begin small: ${doses.adultsDaily.amount} for adults, ${gramsADayText(doses.adultsDaily)}; ${doses.overFive.amount} for children over 5 years. The fuller amount is this: ${fullerDose}. For adults that is ${gramsADayText(doses.adultsFuller)} a day, ${fullerNote}, and more than half of it is sugar. ${childRule} If you are pregnant, breastfeeding, diabetic or on medication, ask your doctor before you start.`,
    icon: 'utensils',
  },
  {
    id: '3',
    question: 'Is it an immunity booster?',
    answer: `People ask because of the amla. ${ifShown(claims.benefitImmunity, `${claims.benefitImmunity.text} ${claims.benefitImmunity.qualifier} `)}Ayurveda counts chyawanprash among the rasayanas, taken over months to keep up one’s strength. More than that we will not promise: sleep, proper meals and a walk count at least as much as our spoon.`,
    icon: 'shield-check',
  },
  {
    id: '4',
    question: 'Can I take it as a preventive supplement?',
    answer: `It is ${lowerFirst(claims.faqSupplement.value)}. People take it daily while they are well. It does not prevent, treat or cure any disease. Keep your check-ups and vaccinations, and do not stop a prescribed medicine for it.`,
    icon: 'shield-plus',
  },
  {
    id: '5',
    question: 'Does it help to increase height?',
    answer:
      'No jar can decide that. Height follows family, sleep, food, play and time, and we would doubt anyone who sold you centimetres by the spoon. Chyawanprash may be one small part of a child’s good breakfast, and that is all we claim. If you are worried about how your child is growing, a paediatrician is the right person to ask.',
    icon: 'ruler',
  },
  {
    id: '6',
    question: 'Does it contain steroids?',
    answer:
      'No. It contains no steroids. It is amla, sugar, honey, ghee, sesame oil and herbs, cooked slowly, with no added preservatives. The full list stands under “What is in it”. If an ingredient is new to you, ask us on WhatsApp what it is for.',
    icon: 'flask-conical-off',
  },
  {
    id: '7',
    question: 'Will it make me gain weight?',
    answer:
      'A level teaspoon or two is a small part of a day’s food and unlikely to show on the scale by itself. It is a sweet jam all the same, made with sugar and honey, so heaped spoons add up like any other sweet. We do not sell it as a way to gain weight. If you want to put on weight for your health, a doctor or dietitian can plan it properly.',
    icon: 'trending-up',
  },
  {
    id: '8',
    question: 'Will it help me lose weight?',
    answer:
      'We make no such claim. Nothing you add to your plate takes weight off by itself, and this is a sweet food. If you are watching what you eat, keep to one level teaspoon, have it with warm water in place of milk, and count it among the sweets of the day. The rest is meals, movement and patience, as everyone already knows.',
    icon: 'scale',
  },
  {
    id: '9',
    question: 'Does it help with acne?',
    answer:
      'We cannot say that it does. Skin answers to many things: age, hormones, sleep, food and what you put on it. Some people like an amla jam as part of eating better, but it is no skin remedy. If a new food seems to bring you more spots, leave it for a few weeks and see. For acne that stays or scars, please meet a dermatologist.',
    icon: 'smile',
  },
  {
    id: '10',
    question: 'Should I keep it in the refrigerator?',
    answer:
      'No refrigeration needed. Sugar and honey bind the water in the jam, so that little can grow in it. What harms it is a wet spoon: use a dry one, close the lid, and keep the jar in a cool cupboard away from the stove. The colour may deepen with time; that is natural.',
    icon: 'refrigerator',
  },
  {
    id: '11',
    question: 'Is it free of lead and harmful metals?',
    answer:
      'It is free of lead and harmful metals within the limits of the regulations. No food that grows in soil is free of every trace, so what counts is the measured amount: see the batch report. No bhasma, the metal ash of some Ayurvedic medicines, goes into it. Send us the lot number on your jar and we send you what we have measured.',
    icon: 'badge-check',
    reportLink: 'See the report of the newest batch',
  },
  {
    id: '12',
    question: 'Can I take it in summer?',
    answer:
      'Yes, it is fine in summer. Ayurveda counts amla as cooling and spices such as pippali as warming. In the hot months you may prefer a smaller spoon, with plain water or milk that is not too hot. Do not leave the jar in a parked car or on a sunny window sill. We cook in winter and sell through the year.',
    icon: 'sun',
  },
  {
    id: '13',
    question: 'Is it good for kids and for the brain?',
    answer: `Most children like the taste. ${childRule} The amounts stand under question two; ask a paediatrician if your child has allergies (it contains milk from ghee, and sesame). The old texts praise it for medha and smriti, a clear mind and a good memory. That is tradition, not a promise about marks.`,
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
