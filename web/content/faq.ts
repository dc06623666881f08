// The questions customers ask, in the order shown. Words may change, but promise no cure; claims and amounts stand in claims.ts.

import { claims } from './claims.ts'
import type { IconName } from './types.ts'

export type FaqItem = {
  /** '1' to '13' (spec 3). */
  readonly id: string
  readonly question: string
  readonly answer: string
  readonly icon: IconName
}

export const faq: readonly FaqItem[] = [
  {
    id: '1',
    question: 'What is the best time to eat chyawanprash?',
    answer:
      'Early morning, on an empty stomach. Take your spoon, follow it with a little warm milk or water, and leave about half an hour before breakfast. If your mornings are a rush, choose another hour and keep to it: the habit matters more than the clock. Late at night is the one time we would avoid, since the spices are warming.',
    icon: 'sunrise',
  },
  {
    id: '2',
    question: 'How much should I take?',
    answer: `${claims.dosageFaq.value}. That is the fuller amount. Elsewhere on this page you will see a lighter one for every day, ${claims.dosageDaily.label} for adults: begin with that if you are new to it. If you are pregnant, breastfeeding, diabetic or on medication, please ask your doctor before you start.`,
    icon: 'utensils',
  },
  {
    id: '3',
    question: 'Is it an immunity booster?',
    answer:
      'People ask because of the amla. It is the heart of the recipe and rich in vitamin C, which plays a part in the normal work of the immune system. Ayurveda counts chyawanprash among the rasayanas, foods taken over months to keep up one’s strength. More than that we will not promise: sleep, proper meals and a walk count at least as much as our spoon.',
    icon: 'shield-check',
  },
  {
    id: '4',
    question: 'Can I take it as a preventive supplement?',
    answer:
      'Yes, in the sense Ayurveda means: a daily food taken while you are well, in season and out, so that good habits have some company. It is not a medicine and does not prevent, treat or cure any disease. Keep your check-ups and vaccinations, and do not stop a prescribed medicine for the sake of a jar.',
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
      'No. It contains no steroids. There is nothing in the jar to make you feel a quick difference, because a rasayana is not supposed to work that way. It is amla, honey and other herbs, cooked slowly, with no preservatives. If an ingredient on the label is new to you, ask us on chat and we will explain what it is for.',
    icon: 'flask-conical-off',
  },
  {
    id: '7',
    question: 'Will it make me gain weight?',
    answer:
      'A level teaspoon or two is a small part of a day’s food and unlikely to show on the scale by itself. It is a sweet jam all the same, made with honey, so heaped spoons add up like any other sweet. We do not sell it as a way to gain weight. If you want to put on weight for your health, a doctor or dietitian can plan it properly.',
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
      'No refrigeration needed. Honey and sugars hold on to water so tightly that little can grow in the jam, which is how it keeps without preservatives. What harms it is a wet spoon. Use a dry one, close the lid well and keep the jar in a cool cupboard away from the stove. The colour may deepen a little with time, and that is natural.',
    icon: 'refrigerator',
  },
  {
    id: '11',
    question: 'Is it free of lead and harmful metals?',
    answer:
      'Yes, it is free of lead and harmful metals. The recipe is amla, honey and other herbs; no bhasma, the metal ash of some Ayurvedic medicines, goes into it. It is a fair question to put to every maker of Ayurvedic products, and worth asking twice. To ask about a particular jar, send us its batch number on chat and we will tell you what we have on record.',
    icon: 'badge-check',
  },
  {
    id: '12',
    question: 'Can I take it in summer?',
    answer:
      'Yes, it is fine in summer. Ayurveda counts amla as cooling, while spices such as pippali are warming, and the two keep each other in check. In the hot months you may prefer a smaller spoon, taken with plain water or milk that is not too hot. Do not leave the jar in a parked car or on a sunny window sill.',
    icon: 'sun',
  },
  {
    id: '13',
    question: 'Is it good for kids and for the brain?',
    answer:
      'Children usually like it, and it makes a good spoon before school; the amounts are under question two. The old texts praise it for medha and smriti, a clear mind and a good memory. That is tradition, not a promise about marks. Never give it to a baby under one year, because honey is unsafe at that age, and ask a paediatrician if your child has allergies.',
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
