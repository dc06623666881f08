// Every claim and number that the site makes, once each. Change a value here; put its proof under `evidence` before launch.

import { GUARANTEE_DAYS, OFFER_PERCENT } from './packs.ts'

type Place =
  | 'promo'
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
  | 'popup'
  | 'refund-policy'

export type Claim = {
  /** The same as the claim's key. */
  readonly id: string
  /** The claim as a whole sentence, for whoever has to prove it. */
  readonly text: string
  readonly number?: number
  /** What a component prints. */
  readonly value: string
  /** The words that stand beside the value, or its short form. */
  readonly label?: string
  readonly shownIn: readonly Place[]
  /** The document that proves it; null while there is none. */
  readonly evidence: string | null
  /** YYYY-MM-DD */
  readonly reviewBy: string
  /** The claim that says otherwise. Each of the two names the other. */
  readonly conflictsWith?: string
  /** What the owner should know before relying on it. */
  readonly note?: string
}

export const claims = {
  herbs34: {
    id: 'herbs34',
    text: 'The blend holds 34 herbs.',
    number: 34,
    value: '34',
    label: 'Herbs',
    shownIn: ['hero', 'shop'],
    evidence: null,
    reviewBy: '2027-01-31',
    conflictsWith: 'herbs40',
  },
  herbs40: {
    id: 'herbs40',
    text: 'The blend holds more than 40 herbs.',
    number: 40,
    value: '40+',
    label: 'herbs',
    shownIn: ['products'],
    evidence: null,
    reviewBy: '2027-01-31',
    conflictsWith: 'herbs34',
  },
  noPreservatives: {
    id: 'noPreservatives',
    text: 'No preservative is added.',
    value: 'No Preservatives',
    shownIn: ['hero', 'about', 'products', 'shop', 'faq'],
    evidence: null,
    reviewBy: '2027-01-31',
    note: 'A laboratory report for benzoates and sorbates would prove it.',
  },
  organic: {
    id: 'organic',
    text: 'Every ingredient is organic.',
    number: 100,
    value: '100% Organic',
    shownIn: ['hero', 'about'],
    evidence: null,
    reviewBy: '2027-01-31',
    note: 'Selling food as organic in India needs NPOP or PGS-India certification.',
  },
  doctorCrafted: {
    id: 'doctorCrafted',
    text: 'The recipe is made and overseen by Ayurvedic doctors.',
    value: 'Doctor Crafted',
    shownIn: ['hero', 'about', 'shop', 'founders'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  handMade: {
    id: 'handMade',
    text: 'Every jar is cooked and filled by hand, in small batches.',
    value: 'Hand-made in small batches',
    shownIn: ['hero', 'about', 'products', 'footer', 'popup'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  noColourOrFlavour: {
    id: 'noColourOrFlavour',
    text: 'No colour and no flavour is added.',
    value: 'No added colour or flavour',
    shownIn: ['about', 'products'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  kitchenPractice: {
    id: 'kitchenPractice',
    text: 'The doctors set the order of the herbs, the pulp is sieved, the honey goes in after cooling, and a batch that is not right is not sold.',
    value: 'How the kitchen works',
    shownIn: ['about', 'heritage', 'products', 'founders', 'faq'],
    evidence: null,
    reviewBy: '2027-01-31',
    note: 'Written before the kitchen was seen. The owner must read these passages and mend what is not so.',
  },
  customers: {
    id: 'customers',
    text: 'More than 10,000 customers are happy with it.',
    number: 10_000,
    value: '10,000+',
    label: 'Happy Customers',
    shownIn: ['hero', 'testimonials'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  rating: {
    id: 'rating',
    text: 'Customers rate it 4.9 out of 5.',
    number: 4.9,
    value: '4.9',
    label: 'Customer Rating',
    shownIn: ['hero', 'testimonials'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  repurchase: {
    id: 'repurchase',
    text: '95% of customers buy it again.',
    number: 95,
    value: '95%',
    label: 'Repurchase Rate',
    shownIn: ['testimonials'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  tradition: {
    id: 'tradition',
    text: 'Chyawanprash has been made for more than 3,000 years.',
    number: 3_000,
    value: '3,000+',
    label: 'years of tradition',
    shownIn: ['products'],
    evidence: null,
    reviewBy: '2027-01-31',
    note: 'The oldest written recipe is in the Charaka Samhita, which most scholars date about a thousand years later.',
  },
  vitaminC: {
    id: 'vitaminC',
    text: 'Amla has 20 times as much vitamin C as oranges.',
    number: 20,
    value: '20x',
    label: 'more Vitamin C than oranges',
    shownIn: ['products'],
    evidence: null,
    reviewBy: '2027-01-31',
    note: 'Published food tables vary and most give a smaller multiple. It speaks of fresh fruit, not of the cooked jam.',
  },
  makingYears: {
    id: 'makingYears',
    text: 'The kitchen has made chyawanprash for 15 years.',
    number: 15,
    value: '15',
    label: 'years of chyawanprash making',
    shownIn: ['founders'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  combinedYears: {
    id: 'combinedYears',
    text: 'The founders together have more than 30 years of experience.',
    number: 30,
    value: '30+',
    label: 'combined years',
    shownIn: ['founders'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  seniorFounderYears: {
    id: 'seniorFounderYears',
    text: 'One founder has practised for more than 20 years.',
    number: 20,
    value: '20+',
    label: 'years of experience',
    shownIn: ['founders'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  secondFounderYears: {
    id: 'secondFounderYears',
    text: 'One founder has practised for more than 13 years.',
    number: 13,
    value: '13+',
    label: 'years of experience',
    shownIn: ['founders'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  resultEnergy: {
    id: 'resultEnergy',
    text: '95% of the customers who answered say that they feel more energetic in their day.',
    number: 95,
    value: '95%',
    label: 'Brighter days',
    shownIn: ['benefits'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  resultHabit: {
    id: 'resultHabit',
    text: '88% of the customers who answered still take it every day after a month.',
    number: 88,
    value: '88%',
    label: 'A habit that holds',
    shownIn: ['benefits'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  resultFamily: {
    id: 'resultFamily',
    text: '92% of the customers who answered share the jar with someone at home.',
    number: 92,
    value: '92%',
    label: 'A jar that is shared',
    shownIn: ['benefits'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  dosageFaq: {
    id: 'dosageFaq',
    text: 'How much to take, as the FAQ gives it.',
    value: 'Adults 1 tablespoon twice a day; ages 3 to 12 half teaspoon twice a day',
    shownIn: ['faq'],
    evidence: null,
    reviewBy: '2027-01-31',
    conflictsWith: 'dosageDaily',
  },
  dosageDaily: {
    id: 'dosageDaily',
    text: 'How much to take, as the footer and the products section give it.',
    value: 'Adults 1-2 teaspoons daily; children over 5 years half to 1 teaspoon',
    label: '1-2 teaspoons daily',
    shownIn: ['products', 'faq', 'footer'],
    evidence: null,
    reviewBy: '2027-01-31',
    conflictsWith: 'dosageFaq',
  },
  noSteroids: {
    id: 'noSteroids',
    text: 'It contains no steroids.',
    value: 'Contains no steroids',
    shownIn: ['about', 'faq'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  leadFree: {
    id: 'leadFree',
    text: 'It is free of lead and harmful metals.',
    value: 'Free of lead and harmful metals',
    shownIn: ['about', 'faq'],
    evidence: null,
    reviewBy: '2027-01-31',
    note: 'Needs a heavy-metal report (lead, mercury, arsenic, cadmium) for each batch.',
  },
  noMetalPreparations: {
    id: 'noMetalPreparations',
    text: 'No bhasma or other metal preparation goes into it.',
    value: 'No metal preparations',
    shownIn: ['faq'],
    evidence: null,
    reviewBy: '2027-01-31',
  },
  noRefrigeration: {
    id: 'noRefrigeration',
    text: 'It keeps without refrigeration.',
    value: 'No refrigeration needed',
    shownIn: ['faq'],
    evidence: null,
    reviewBy: '2027-01-31',
    note: 'A shelf-life study of the sealed and the opened jar would prove it.',
  },
  offer: {
    id: 'offer',
    text: `The price is ${OFFER_PERCENT}% below the MRP, for a limited time.`,
    number: OFFER_PERCENT,
    value: `${OFFER_PERCENT}% FLAT OFF on MRP`,
    shownIn: ['promo'],
    evidence: null,
    reviewBy: '2027-01-31',
    note: 'The MRP printed on the jar and the last day of the offer are needed.',
  },
  moneyBack: {
    id: 'moneyBack',
    text: `Whoever is not content gets the money back within ${GUARANTEE_DAYS} days.`,
    number: GUARANTEE_DAYS,
    value: `${GUARANTEE_DAYS}-day money-back guarantee`,
    shownIn: ['shop'],
    evidence: null,
    reviewBy: '2027-01-31',
    conflictsWith: 'noGeneralReturns',
  },
  noGeneralReturns: {
    id: 'noGeneralReturns',
    text: 'There are no general returns once an order is confirmed.',
    value: 'No general returns once an order is confirmed',
    shownIn: ['refund-policy'],
    evidence: null,
    reviewBy: '2027-01-31',
    conflictsWith: 'moneyBack',
  },
} as const satisfies Record<string, Claim>
