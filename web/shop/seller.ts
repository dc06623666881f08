import type { Content } from '../model/types.ts'
import { fill } from './fill.ts'

type Row = {
  readonly name: string
  /** Null where it is not known yet. */
  readonly value: string | false | null | undefined
  /** A sentence to print below the value. */
  readonly note?: string
}

/** Lists what a seller must disclose (Consumer Protection (E-Commerce) Rules, 2020), for the refund policy. */
export function sellerRows({ legal }: Pick<Content, 'legal'>): Row[] {
  const { labels, consumerCare, grievanceOfficer: officer } = legal
  return [
    {
      name: labels.maker,
      value: join(
        legal.businessName,
        legal.businessForm && legal.businessForms[legal.businessForm],
        registrationText(legal),
        ownerText(legal),
      ),
    },
    { name: labels.address, value: legal.address },
    { name: labels.soldAs, value: legal.soldAs[foodCategory(legal)] },
    { name: licenceName(legal), value: legal.licence.number },
    { name: labels.gstin, value: legal.gstin },
    {
      name: labels.consumerCare,
      value: join(consumerCare.phone, consumerCare.email, consumerCare.hours),
    },
    { name: labels.grievanceOfficer, value: join(officer.name, officer.phone, officer.email) },
    { name: labels.countryOfOrigin, value: legal.madeInIndia && legal.countryOfOrigin },
    { name: labels.courts, value: legal.courts && `${legal.courts}; ${legal.courtsNote}` },
  ]
}

/**
 * Lists the same for the foot of every page, without what is only in the policy and the contacts that are printed
 * above it.
 */
export function footerRows({ brand, legal }: Pick<Content, 'brand' | 'legal'>): Row[] {
  const { labels, licence, consumerCare, grievanceOfficer: officer } = legal
  const separateContact = ({ phone, email }: typeof consumerCare | typeof officer) => [
    phone === brand.phone ? null : phone,
    email === brand.email ? null : email,
  ]
  return [
    { name: labels.maker, value: join(legal.businessName, registrationText(legal), legal.address) },
    { name: labels.countryOfOrigin, value: legal.madeInIndia && legal.countryOfOrigin },
    { name: labels.licence, value: licence.number && join(licenceName(legal), licence.number) },
    { name: labels.gstin, value: legal.gstin },
    {
      name: labels.consumerCare,
      value: consumerCare.phone && joinPresent(...separateContact(consumerCare), consumerCare.hours),
    },
    {
      name: labels.grievanceOfficer,
      value: officer.name && joinPresent(officer.name, ...separateContact(officer)),
      note: legal.complaintClock,
    },
  ]
}

/**
 * Returns the kind of the licence by its number: FSSAI's registrations of small makers begin with 2, its licences
 * with 1.
 */
export function licenceName({ licence, licences, regime }: Content['legal']): string {
  if (regime === 'drug') return licences.drug
  return licence.number?.startsWith('2') ? licences.registration : licences.licence
}

/** The number of a firm in its register, such as `LLPIN AAX-1234`; undefined where it has none. */
function registrationText({ businessForm, registrationNumber, registrations }: Content['legal']) {
  if (!registrationNumber) return undefined
  const name = businessForm === 'llp' || businessForm === 'company' ? businessForm : 'other'
  return `${registrations[name]} ${registrationNumber}`
}

/** Who owns the business, with what they are in it, such as `Partners: …`; null or undefined where that is not answered. */
export function ownerText({ businessForm, owner, owners }: Content['legal']): string | null | undefined {
  const text =
    businessForm && Object.hasOwn(owners, businessForm) && owners[businessForm as keyof typeof owners]
  return owner && text ? fill(text, { owner }) : owner
}

/** The regime under which the jar is sold: as a drug, as a food, or as the food that is Ayurveda Aahara. */
export function foodCategory({ regime, aahara }: Pick<Content['legal'], 'regime' | 'aahara'>) {
  return regime === 'food' && aahara ? 'aahara' : regime
}

/** The grievance officer in one line; null while that is not known. */
export function officerText({ legal }: Pick<Content, 'legal'>): string | null | undefined {
  const { name, designation, phone, email } = legal.grievanceOfficer
  return join(name, designation, phone, email)
}

/** Joins what is known; null where the first part is missing. */
function join(
  first: string | null | undefined,
  ...others: (string | null | undefined)[]
): string | null | undefined {
  return first && joinPresent(first, ...others)
}

function joinPresent(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ')
}
