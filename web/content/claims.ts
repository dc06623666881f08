// Every claim and number that the site makes, once each. Change a value here; put its document under `evidence` before launch.
// `shown: false` takes a claim off every page; the pages hold without it.

import { doses, everydayDose, fullerDose } from './doses.ts'
import { decoction, plants, servingKcal, stirredIn } from './label.ts'
import { offer } from './offer.ts'
import { GUARANTEE_DAYS } from './packs.ts'
import { guaranteeTerms } from './refund.ts'

/** Where a claim is printed. `faq:3` is the answer with that id, `benefits:energy` the card, `article:` a file's name. */
type Place =
  | 'promo'
  | 'popup'
  | 'hero'
  | 'about'
  | 'heritage'
  | 'products'
  | 'shop'
  | 'benefits'
  | 'testimonials'
  | 'founders'
  | 'faq'
  | 'footer'
  | 'label'
  | 'chat'
  | 'refund-policy'
  | `faq:${number}`
  | `benefits:${string}`
  | `article:${string}`

/**
 * What a claim says. The regime (legal.ts) bans `disease` claims for a food and `supplement` claims for a drug.
 * Warnings and advice may name conditions: "ask your doctor if you have diabetes".
 */
type ClaimKind =
  | 'composition'
  | 'function'
  | 'disease'
  | 'supplement'
  | 'tradition'
  | 'survey'
  | 'study'
  | 'credential'
  | 'offer'
  | 'service'
  | 'dose'
  | 'warning'
  | 'advice'

/** `conditional` claims may stand only with their qualifier beside them; `banned` ones may not be shown. */
type ClaimStatus = 'ok' | 'conditional' | 'banned'

type Evidence = {
  /** Invented, and printed as such; the launch check lists it. */
  readonly sample?: true
  readonly document: string
  /** Report, certificate or registration number. */
  readonly number: string
  /** YYYY-MM-DD; null for a document without an end. */
  readonly expires: string | null
}

/** Who was asked, when and what: printed with every survey figure. */
export type Survey = {
  /** Invented, and printed as such; the launch check lists it. */
  readonly sample?: true
  /** People who answered. */
  readonly n: number | null
  /** Customers whom the question was sent to. */
  readonly asked: number | null
  /** YYYY-MM */
  readonly date: string | null
  readonly question: string | null
}

export type Claim = {
  /** Invented, and printed as such; the launch check lists it. */
  readonly sample?: true
  /** The same as the claim's key. */
  readonly id: string
  /** The claim as a whole sentence, for whoever has to prove it. */
  readonly text: string
  readonly kind: ClaimKind
  readonly status: ClaimStatus
  /** Whether the pages print it. */
  readonly shown: boolean
  readonly number?: number
  /** What a component prints. */
  readonly value: string
  /** The words that stand beside the value, or its short form. */
  readonly label?: string
  /** The words that must stand beside a conditional claim: a second line or a footnote. */
  readonly qualifier?: string
  readonly survey?: Survey
  readonly places: readonly Place[]
  /** The document that proves it; null while there is none. */
  readonly evidence: Evidence | null
  /** YYYY-MM-DD; a day in the past is a finding. */
  readonly reviewBy: string
  /** The claim that says otherwise. Each of the two names the other. */
  readonly conflictsWith?: string
  /** What the owner should know before relying on it. */
  readonly note?: string
}

/** The certificate that “100% Organic” rests on. */
const ORGANIC_CERTIFICATE: Evidence = {
  sample: true,
  document: 'NPOP scope certificate of the ingredients',
  number: 'NPOP/SAMPLE/0000',
  expires: '2027-12-31',
}

export const claims = {
  herbs34: {
    id: 'herbs34',
    text: 'The blend holds 34 herbs.',
    kind: 'composition',
    status: 'conditional',
    shown: true,
    number: 34,
    value: '34',
    label: 'Herbs',
    qualifier: 'boiled for the decoction',
    places: ['hero', 'shop', 'label'],
    evidence: null,
    reviewBy: '2027-01-31',
    conflictsWith: 'herbs40',
    note: 'Confirm from the batch sheet.',
  },
  herbs40: {
    id: 'herbs40',
    text: 'The blend holds more than 40 herbs.',
    kind: 'composition',
    status: 'conditional',
    shown: true,
    number: 40,
    value: '40+',
    label: 'herbs',
    qualifier: `${plants} plants: ${decoction.herbs.length} boiled, amla and ${plants - decoction.herbs.length - 1} spices. Two are used twice, making ${decoction.herbs.length + 1 + stirredIn.herbs.length}.`,
    places: ['products'],
    evidence: null,
    reviewBy: '2027-01-31',
    conflictsWith: 'herbs34',
    note: 'By different plants the number is 39.',
  },
  noPreservatives: {
    id: 'noPreservatives',
    text: 'No preservative is added.',
    kind: 'composition',
    status: 'conditional',
    shown: true,
    value: 'No Preservatives',
    qualifier: 'None added; sugar, honey and ghee keep it',
    places: ['hero', 'about', 'label', 'article:best-chyawanprash-guide'],
    evidence: null,
    reviewBy: '2027-01-31',
    note: 'Sugar and honey are Class I preservatives in Indian food law. A laboratory report for benzoates and sorbates would prove the rest.',
  },
  organic: {
    id: 'organic',
    text: 'Every ingredient is organic.',
    kind: 'composition',
    status: 'conditional',
    shown: true,
    number: 100,
    value: '100% Organic',
    qualifier: `By certificate ${ORGANIC_CERTIFICATE.number}${ORGANIC_CERTIFICATE.sample ? ' (sample)' : ''}`,
    places: ['hero'],
    evidence: ORGANIC_CERTIFICATE,
    reviewBy: '2027-01-31',
    note: 'Selling food as organic in India needs NPOP or PGS-India certification. The qualifier prints the certificate’s number.',
  },
  doctorCrafted: {
    id: 'doctorCrafted',
    text: 'The recipe is made and overseen by Ayurvedic doctors.',
    kind: 'credential',
    status: 'conditional',
    shown: true,
    value: 'Doctor Crafted',
    qualifier: 'By the two under “The founders”',
    places: ['hero', 'founders'],
    evidence: null,
    reviewBy: '2027-01-31',
    note: 'Needs the doctors’ names and registration numbers (founders.ts).',
  },
  handMade: {
    id: 'handMade',
    text: 'Every jar is cooked and filled by hand, in small batches.',
    kind: 'composition',
    status: 'ok',
    shown: true,
    value: 'Hand-made in small batches',
    places: ['hero', 'about', 'products', 'footer', 'popup', 'promo'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  noColourOrFlavour: {
    id: 'noColourOrFlavour',
    text: 'No colour and no flavour is added.',
    kind: 'composition',
    status: 'ok',
    shown: true,
    value: 'No added colour or flavour',
    places: ['about', 'products', 'label', 'popup', 'footer'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  kitchenPractice: {
    id: 'kitchenPractice',
    text: 'The doctors set the order of the herbs, the pulp is sieved, the honey goes in after cooling, and a batch that is not right is not sold.',
    kind: 'composition',
    status: 'ok',
    shown: true,
    value: 'How the kitchen works',
    places: ['about', 'heritage', 'products', 'founders', 'faq:2', 'article:best-chyawanprash-guide'],
    evidence: null,
    reviewBy: '2027-01-31',
    note: 'Written before the kitchen was seen. The owner must read these passages and correct what is not so.',
  },
  customers: {
    sample: true,
    id: 'customers',
    text: 'More than 10,000 customers are happy with it.',
    kind: 'credential',
    status: 'conditional',
    shown: true,
    number: 10_000,
    value: '10,000+',
    label: 'Happy Customers',
    qualifier: 'sample figure, not yet counted',
    places: ['hero', 'testimonials'],
    evidence: null,
    reviewBy: '2027-01-31',
    note: 'Seven batches of 40 kg fill fewer than 1,200 jars. Count the order book, and print since when.',
  },
  rating: {
    id: 'rating',
    text: 'Customers rate it 4.9 out of 5.',
    kind: 'survey',
    status: 'conditional',
    shown: true,
    number: 4.9,
    value: '4.9',
    label: 'Customer Rating',
    qualifier: 'of 5',
    survey: {
      sample: true,
      n: 1_840,
      asked: 4_100,
      date: '2026-09',
      question: 'How many stars do you give the jar?',
    },
    places: ['hero', 'testimonials'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  repurchase: {
    id: 'repurchase',
    text: '95% of the customers who answered have bought it again or mean to.',
    kind: 'survey',
    status: 'conditional',
    shown: true,
    number: 95,
    value: '95%',
    label: 'Repurchase Rate',
    qualifier: 'An intention: “Have you ordered another jar, or will you?”',
    survey: {
      sample: true,
      n: 640,
      asked: 1_500,
      date: '2026-09',
      question: 'Have you ordered another jar, or will you?',
    },
    places: ['testimonials'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  tradition: {
    id: 'tradition',
    text: 'Chyawanprash has been made for more than 3,000 years.',
    kind: 'tradition',
    status: 'conditional',
    shown: true,
    number: 3_000,
    value: '3,000+',
    label: 'years of tradition',
    qualifier:
      'The sage’s story is in the Rigveda, over 3,000 years old; the written recipe in the Charaka Samhita, about 2,000.',
    places: ['products'],
    evidence: null,
    reviewBy: '2027-01-31',
    note: 'The oldest written recipe is about a thousand years younger than the story.',
  },
  vitaminC: {
    id: 'vitaminC',
    text: 'Amla has 20 times as much vitamin C as oranges.',
    kind: 'composition',
    status: 'conditional',
    shown: true,
    number: 20,
    value: '20x',
    label: 'more Vitamin C than oranges',
    qualifier: 'From juices compared in 1942; food tables give 5 to 11 times.',
    places: ['products', 'article:best-chyawanprash-guide'],
    evidence: null,
    reviewBy: '2027-01-31',
    note: 'Indian Food Composition Tables 2017: 252 mg; older Indian tables: 600 mg; orange 53 mg in 100 g.',
  },
  makingYears: {
    id: 'makingYears',
    text: 'The kitchen has made chyawanprash for 15 years.',
    kind: 'credential',
    status: 'ok',
    shown: true,
    number: 15,
    value: '15',
    label: 'years of chyawanprash making',
    places: ['founders'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  combinedYears: {
    id: 'combinedYears',
    text: 'The founders together have more than 30 years of experience.',
    kind: 'credential',
    status: 'ok',
    shown: true,
    number: 30,
    value: '30+',
    label: 'combined years',
    places: ['founders'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  seniorFounderYears: {
    id: 'seniorFounderYears',
    text: 'One founder has practised for more than 20 years.',
    kind: 'credential',
    status: 'ok',
    shown: true,
    number: 20,
    value: '20+',
    label: 'years of experience',
    places: ['founders'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  secondFounderYears: {
    id: 'secondFounderYears',
    text: 'One founder has practised for more than 13 years.',
    kind: 'credential',
    status: 'ok',
    shown: true,
    number: 13,
    value: '13+',
    label: 'years of experience',
    places: ['founders'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  resultTaste: {
    id: 'resultTaste',
    text: '95% of the customers who answered like the taste.',
    kind: 'survey',
    status: 'conditional',
    shown: true,
    number: 95,
    value: '95%',
    label: 'Like the taste',
    qualifier: 'What people told us; no trial, and no comparison',
    survey: {
      sample: true,
      n: 412,
      asked: 1_150,
      date: '2026-03',
      question: 'Do you like the taste?',
    },
    places: ['benefits'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  resultHabit: {
    id: 'resultHabit',
    text: '88% of the customers who answered still take it every day after a month.',
    kind: 'survey',
    status: 'conditional',
    shown: true,
    number: 88,
    value: '88%',
    label: 'A daily habit',
    qualifier: 'Asked of customers who had ordered once or more',
    survey: {
      sample: true,
      n: 412,
      asked: 1_150,
      date: '2026-03',
      question: 'After a month, do you still take it every day?',
    },
    places: ['benefits'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  resultFamily: {
    id: 'resultFamily',
    text: '92% of the customers who answered share the jar with someone at home.',
    kind: 'survey',
    status: 'conditional',
    shown: true,
    number: 92,
    value: '92%',
    label: 'Shared at home',
    qualifier: 'Asked of the same customers',
    survey: {
      sample: true,
      n: 412,
      asked: 1_150,
      date: '2026-03',
      question: 'Does anyone else at home eat it?',
    },
    places: ['benefits'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  benefitImmunity: {
    id: 'benefitImmunity',
    text: 'Fresh amla is rich in vitamin C; a spoon of the cooked jam holds little of it.',
    kind: 'composition',
    status: 'conditional',
    shown: true,
    value: 'Immunity',
    qualifier: 'About 3 mg in a teaspoon of a jar tested in 2001; ours is not measured yet.',
    places: ['benefits:immunity', 'faq:3'],
    evidence: null,
    reviewBy: '2027-01-31',
    note: 'The jar of Manjunatha et al. (2001), Indian J Physiol Pharmacol 45(1), 71-79, held 34 mg in 100 g. Daily need: ICMR-NIN, Nutrient Requirements for Indians, 2020.',
  },
  benefitEnergy: {
    id: 'benefitEnergy',
    text: `A teaspoon gives about ${servingKcal} kcal, mostly from sugar and honey.`,
    kind: 'composition',
    status: 'ok',
    shown: true,
    value: 'Energy',
    places: ['benefits:energy'],
    evidence: null,
    reviewBy: '2027-01-31',
    note: 'Follows from the nutrition table in label.ts.',
  },
  benefitHeart: {
    id: 'benefitHeart',
    text: 'The verses after the old recipe name the heart.',
    kind: 'tradition',
    status: 'conditional',
    shown: true,
    value: 'Heart health',
    qualifier: 'Tradition, not a treatment.',
    places: ['benefits:heart-health'],
    evidence: null,
    reviewBy: '2027-01-31',
    note: 'A heart-health claim without an approval is a disease-risk claim. Counsel must decide.',
  },
  benefitMemory: {
    id: 'benefitMemory',
    text: 'The classical texts praise it for medha and smriti, a clear mind and a good memory.',
    kind: 'tradition',
    status: 'conditional',
    shown: true,
    value: 'Memory',
    qualifier: 'Tradition, not a promise.',
    places: ['benefits:memory', 'faq:13'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  benefitRespiratory: {
    id: 'benefitRespiratory',
    text: 'Pippali and cinnamon are warming spices by tradition.',
    kind: 'tradition',
    status: 'conditional',
    shown: true,
    value: 'Respiratory support',
    qualifier: 'Tradition, not a treatment.',
    places: ['benefits:respiratory-support'],
    evidence: null,
    reviewBy: '2027-01-31',
    note: 'The verse names cough; the card must not.',
  },
  benefitFamily: {
    id: 'benefitFamily',
    text: 'One jar serves the adults of a home and its children, by the table of amounts.',
    kind: 'advice',
    status: 'ok',
    shown: true,
    value: 'Family wellness',
    places: ['benefits:family-wellness', 'testimonials'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  faqSupplement: {
    id: 'faqSupplement',
    text: 'It is a traditional food, not a treatment for any disease.',
    kind: 'warning',
    status: 'ok',
    shown: true,
    value: 'A traditional food, not a treatment for any disease',
    places: ['benefits', 'faq:4'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  faqLimits: {
    id: 'faqLimits',
    text: 'No promise is made on height, weight or skin.',
    kind: 'warning',
    status: 'ok',
    shown: true,
    value: 'No promise on height, weight or skin',
    places: ['faq:5', 'faq:7', 'faq:8', 'faq:9'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  askDoctor: {
    id: 'askDoctor',
    text: 'Ask a doctor first in pregnancy, while breastfeeding, with diabetes or another condition, or with daily medicines.',
    kind: 'advice',
    status: 'ok',
    shown: true,
    value: 'Ask your doctor first',
    places: ['faq:2', 'products', 'article:best-chyawanprash-guide', 'article:immunity-booster'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  articleStudies: {
    id: 'articleStudies',
    text: 'Trials in healthy adults and schoolchildren report fewer sick days and better scores; most were small or paid for by makers.',
    kind: 'study',
    status: 'conditional',
    shown: true,
    value: 'What the studies found',
    qualifier: 'Small, short or sponsored; no promise follows.',
    places: ['article:immunity-booster'],
    evidence: null,
    reviewBy: '2027-01-31',
    note: 'Reports of studies on a seller’s page can count as claims. Counsel must decide whether the table may stay.',
  },
  dosageFaq: {
    id: 'dosageFaq',
    text: 'How much to take, as the FAQ gives it.',
    kind: 'dose',
    status: 'conditional',
    shown: true,
    value: fullerDose,
    qualifier: 'The fuller amount. Begin with the smaller one.',
    places: ['faq:2'],
    evidence: null,
    reviewBy: '2027-01-31',
    conflictsWith: 'dosageDaily',
  },
  dosageDaily: {
    id: 'dosageDaily',
    text: 'How much to take, as the footer and the products section give it.',
    kind: 'dose',
    status: 'ok',
    shown: true,
    value: everydayDose,
    label: doses.adultsDaily.amount,
    places: ['products', 'faq:2', 'footer', 'label'],
    evidence: null,
    reviewBy: '2027-01-31',
    conflictsWith: 'dosageFaq',
  },
  noSteroids: {
    id: 'noSteroids',
    text: 'It contains no steroids.',
    kind: 'composition',
    status: 'ok',
    shown: true,
    value: 'Contains no steroids',
    places: ['about', 'faq:6'],
    evidence: null,
    reviewBy: '2027-01-31',
    note: 'Prove it by the ingredient list and a laboratory report.',
  },
  leadFree: {
    id: 'leadFree',
    text: 'It is free of lead and harmful metals within the limits of the regulations.',
    kind: 'composition',
    status: 'conditional',
    shown: true,
    value: 'Free of lead and harmful metals',
    qualifier: 'Within the limits of the regulations',
    places: ['about', 'faq:11'],
    evidence: null,
    reviewBy: '2027-01-31',
    note: 'Nothing is free of lead. Needs a heavy-metal report (lead, mercury, arsenic, cadmium) for each batch.',
  },
  noMetalPreparations: {
    id: 'noMetalPreparations',
    text: 'No bhasma or other metal preparation goes into it.',
    kind: 'composition',
    status: 'ok',
    shown: true,
    value: 'No metal ash (bhasma)',
    places: ['about', 'faq:11'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  noRefrigeration: {
    id: 'noRefrigeration',
    text: 'It keeps without refrigeration.',
    kind: 'composition',
    status: 'ok',
    shown: true,
    value: 'No refrigeration needed',
    places: ['about', 'faq:10', 'label'],
    evidence: null,
    reviewBy: '2027-01-31',
    note: 'A shelf-life study of the sealed and the opened jar would prove it.',
  },
  offer: {
    id: 'offer',
    text: `The price is ${offer.percent}% below the MRP, until the offer ends.`,
    kind: 'offer',
    status: 'conditional',
    shown: true,
    number: offer.percent,
    value: `${offer.percent}% FLAT OFF on MRP`,
    qualifier: 'until the day printed beside it',
    places: ['promo', 'popup', 'shop', 'chat'],
    evidence: null,
    reviewBy: '2027-01-31',
    note: 'The MRP printed on the jar and the last day of the offer (offer.ts) are needed.',
  },
  moneyBack: {
    id: 'moneyBack',
    text: `A customer who is not content gets the money back within ${GUARANTEE_DAYS} days.`,
    kind: 'service',
    status: 'conditional',
    shown: true,
    number: GUARANTEE_DAYS,
    value: `${GUARANTEE_DAYS}-day money-back guarantee`,
    qualifier: guaranteeTerms,
    places: ['shop', 'refund-policy'],
    evidence: null,
    reviewBy: '2027-01-31',
    note: 'Its terms stand in refund.ts.',
  },
  noGeneralReturns: {
    id: 'noGeneralReturns',
    text: 'There are no general returns once an order is confirmed.',
    kind: 'service',
    status: 'ok',
    shown: true,
    value: 'No general returns once an order is confirmed',
    places: ['refund-policy'],
    evidence: null,
    reviewBy: '2027-01-31',
    note: 'The guarantee is a case of its own: money back without a return.',
  },
} as const satisfies Record<string, Claim>
