import { z } from 'zod'
import { code, text, texts } from './fields.ts'
import { BUSINESS_FORMS } from './launch.ts'

export const legalFacts = z
  .strictObject({
    consumerCare: z.strictObject({
      phone: code().nullable().default(null),
      email: code().nullable().default(null),
    }),
    grievanceOfficer: z.strictObject({
      acknowledgedWithinHours: z.literal(48),
    }),
    gstin: code().nullable().default(null),
  })
  .meta({ title: 'Legal' })

export const legalWords = z.strictObject({
  businessForms: z.record(z.enum(BUSINESS_FORMS), text()).meta({ description: 'After the legal name' }),
  consumerCare: z.strictObject({ hours: text().nullable().default(null) }).prefault({}),
  grievanceOfficer: z.strictObject({ designation: text().nullable().default(null) }).prefault({}),
  licences: texts('licence', 'registration', 'drug').meta({
    title: 'What the number is',
    description: 'An FSSAI number that begins with 2 is one of a registration',
  }),
  countryOfOrigin: text().nullable().default(null),
  courts: text().nullable().default(null).meta({ description: 'Cities whose courts decide a dispute' }),
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
  demonstration: text().meta({
    description: 'At the foot of every page, and with the maker: what is not real',
  }),
})
