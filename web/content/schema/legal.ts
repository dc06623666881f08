import { z } from 'zod'
import { code, sample, text } from './fields.ts'

const UNKNOWN = 'Empty means not known yet, and keeps the site from launch'

const person = z.strictObject({
  phone: code().nullable().default(null),
  email: code().nullable().default(null),
})

export const legalFacts = z
  .strictObject({
    sample: sample(),
    regime: z.enum(['food', 'drug']).meta({
      description:
        'food: Ayurveda Aahara Regulations, 2022, with an FSSAI licence; no claim may name a disease. drug: a licence for Ayurvedic medicines (Drugs and Cosmetics Act, 1940); no claim may call it a supplement',
    }),
    businessName: code().nullable().default(null).meta({ description: UNKNOWN }),
    consumerCare: person.prefault({}),
    grievanceOfficer: person
      .extend({
        acknowledgedWithinHours: z.literal(48),
        settledWithinMonths: z.literal(1),
      })
      .meta({ description: 'Consumer Protection (E-Commerce) Rules, 2020, rule 4(4)-(5)' }),
    licence: z.strictObject({ number: code().nullable().default(null) }).prefault({}),
    gstin: code().nullable().default(null),
  })
  .meta({ title: 'Legal' })

export const legalWords = z.strictObject({
  businessForm: text()
    .nullable()
    .default(null)
    .meta({ description: 'Such as partnership, LLP or private limited company' }),
  address: text().nullable().default(null).meta({ description: 'Full postal address with PIN code' }),
  consumerCare: z.strictObject({ hours: text().nullable().default(null) }).prefault({}),
  grievanceOfficer: z
    .strictObject({ name: text().nullable().default(null), designation: text().nullable().default(null) })
    .prefault({}),
  licence: z
    .strictObject({ kind: text().nullable().default(null).meta({ description: 'Such as FSSAI licence' }) })
    .prefault({}),
  countryOfOrigin: text().nullable().default(null),
  courts: text().nullable().default(null).meta({ description: 'Cities whose courts decide a dispute' }),
  askUs: text().meta({ description: 'Printed for what is not known' }),
  soldAs: z.strictObject({ food: text(), drug: text() }),
  labels: z.strictObject({
    maker: text(),
    address: text(),
    soldAs: text(),
    consumerCare: text(),
    grievanceOfficer: text(),
    licence: text(),
    gstin: text(),
    countryOfOrigin: text(),
    courts: text(),
  }),
  courtsNote: text(),
  complaintClock: text(),
  rights: text(),
  helpline: text(),
})

export type Regime = 'food' | 'drug'
