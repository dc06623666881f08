// What the law asks a maker to show. Fill in every field; null means that it is not known yet, and keeps the site from launch.

import { brand } from './brand.ts'
import type { Sample } from './types.ts'

/**
 * Under which law the jar is sold. `food`: the Ayurveda Aahara Regulations, 2022, with an FSSAI licence; no claim may
 * name a disease. `drug`: a licence for Ayurvedic medicines under the Drugs and Cosmetics Act, 1940; no claim may call
 * it a food or nutritional supplement.
 */
export type Regime = 'food' | 'drug'

export type Legal = Sample & {
  readonly regime: Regime
  readonly businessName: string | null
  /** Such as proprietorship, partnership, LLP or private limited company. */
  readonly businessForm: string | null
  /** Full postal address with PIN code. */
  readonly address: string | null
  readonly consumerCare: {
    readonly phone: string | null
    readonly email: string | null
    readonly hours: string | null
  }
  /** Consumer Protection (E-Commerce) Rules, 2020, rule 4(4)-(5). */
  readonly grievanceOfficer: {
    readonly name: string | null
    readonly designation: string | null
    readonly phone: string | null
    readonly email: string | null
    /** Longest time to acknowledge a complaint. */
    readonly acknowledgedWithinHours: 48
    /** Longest time to settle it. */
    readonly settledWithinMonths: 1
  }
  readonly licence: {
    /** Such as `FSSAI licence` or `AYUSH manufacturing licence`. */
    readonly kind: string | null
    readonly number: string | null
  }
  readonly gstin: string | null
  readonly countryOfOrigin: string | null
  /** Cities whose courts decide a dispute. */
  readonly courts: string | null
}

export const legal: Legal = {
  // Every value below is made up or empty. Put your own, and ask counsel.
  sample: true,
  regime: 'food',
  businessName: `${brand.name} Foods`,
  businessForm: 'Partnership',
  address: `Shop 4, Sample Lane, ${brand.address} 411000`,
  consumerCare: { phone: brand.phone, email: brand.email, hours: 'Monday to Saturday, 10 am to 6 pm' },
  grievanceOfficer: {
    name: 'Meera Deodhar',
    designation: 'Grievance officer',
    phone: brand.phone,
    email: brand.email,
    acknowledgedWithinHours: 48,
    settledWithinMonths: 1,
  },
  licence: { kind: 'FSSAI licence', number: null },
  gstin: null,
  countryOfOrigin: 'India',
  courts: brand.city,
}

/** Shown for a value that is null. */
export const ASK_US = 'ask us'

/** What the jar is in the eyes of the law. */
const soldAs: Record<Regime, string> = {
  food: 'A food, Ayurveda Aahara, under the Food Safety and Standards (Ayurveda Aahara) Regulations, 2022. Not a medicine.',
  drug: 'An Ayurvedic medicine, under the Drugs and Cosmetics Act, 1940.',
}

/** Words around the values. */
export const legalText = {
  maker: 'Made and marketed by',
  consumerCare: 'Consumer care',
  grievanceOfficer: 'Grievance officer',
  licence: 'Licence',
  gstin: 'GSTIN',
  countryOfOrigin: 'Country of origin',
  complaintClock: `We acknowledge a complaint within ${legal.grievanceOfficer.acknowledgedWithinHours} hours and settle it within one month.`,
  rights: 'Nothing here limits your rights under the Consumer Protection Act, 2019.',
  helpline: 'You can also call the National Consumer Helpline on 1915.',
} as const

const officer = legal.grievanceOfficer

/** What a seller has to say of itself (Consumer Protection (E-Commerce) Rules, 2020); null where it is not known yet. */
export const seller: readonly { readonly name: string; readonly value: string | null }[] = [
  { name: legalText.maker, value: joined(legal.businessName, legal.businessForm?.toLowerCase()) },
  { name: 'Address', value: legal.address },
  { name: 'Sold as', value: soldAs[legal.regime] },
  {
    name: legal.licence.kind ?? legalText.licence,
    value: legal.licence.number,
  },
  { name: legalText.gstin, value: legal.gstin },
  {
    name: legalText.consumerCare,
    value: joined(legal.consumerCare.phone, legal.consumerCare.email, legal.consumerCare.hours),
  },
  { name: legalText.grievanceOfficer, value: joined(officer.name, officer.phone, officer.email) },
  { name: legalText.countryOfOrigin, value: legal.countryOfOrigin },
  {
    name: 'Courts',
    value:
      legal.courts &&
      `${legal.courts}; the Consumer Protection Act also lets you complain where you live or work`,
  },
]

/** Null as soon as the first part is missing. */
function joined(first: string | null, ...others: (string | null | undefined)[]): string | null {
  return first && [first, ...others].filter(Boolean).join(', ')
}
