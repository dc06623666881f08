import type { ContentWith } from '../model/types.ts'
import { fill } from './fill.ts'

type LegalContent = ContentWith<'words.legal' | 'facts.legal'>

type Row = {
  readonly name: string
  /** Null where it is not known yet. */
  readonly value: string | false | null | undefined
  /** A sentence to print below the value. */
  readonly note?: string
}

/** The forms of a business that are clear from how its owner is named. */
const NAMED_FORMS: readonly string[] = ['proprietorship', 'partnership']

/** Lists what a seller must disclose (Consumer Protection (E-Commerce) Rules, 2020), for the refund policy. */
export function sellerRows(content: LegalContent & ContentWith<'copy.legal' | 'facts.brand'>): Row[] {
  const { brand, legal } = content.facts
  const { courts, consumerCare: care } = content.copy.legal
  const words = content.words.legal
  const { labels } = words
  const { consumerCare, grievanceOfficer: officer } = legal
  return [
    {
      name: labels.maker,
      value: join(
        legal.businessName,
        // A proprietor and partners are named as such.
        legal.businessForm && !(legal.owner && NAMED_FORMS.includes(legal.businessForm))
          ? words.businessForms[legal.businessForm]
          : null,
        registrationText(content),
        ownerText(content),
      ),
    },
    { name: labels.address, value: legal.address },
    { name: labels.soldAs, value: words.soldAs[legal.regime] },
    { name: licenceName(content), value: legal.licence.number },
    { name: labels.gstin, value: legal.gstin },
    {
      name: labels.consumerCare,
      value: joinPresent(consumerCare.phone ?? brand.phone, consumerCare.email ?? brand.email, care.hours),
    },
    { name: labels.grievanceOfficer, value: join(officer.name, officer.phone, officer.email) },
    { name: labels.countryOfOrigin, value: legal.madeInIndia && words.countryOfOrigin },
    { name: labels.courts, value: courts && `${courts}; ${words.courtsNote}` },
  ]
}

/**
 * Lists the same for the foot of every page, without what is only in the policy, and without the shop's contacts where
 * they are chosen for consumer care: they are printed above it. Otherwise the Packaged Commodities Rules, 6(2), and the
 * E-Commerce Rules, 4(5), require them here.
 */
export function footerRows(content: LegalContent & ContentWith<'copy.legal' | 'facts.brand'>): Row[] {
  const { brand, legal } = content.facts
  const { hours } = content.copy.legal.consumerCare
  const { complaintClock, countryOfOrigin, labels } = content.words.legal
  const { licence, consumerCare, grievanceOfficer: officer } = legal
  const hasOwnCare = consumerCare.phone ?? consumerCare.email
  const contactOf = ({ phone, email }: typeof consumerCare | typeof officer) =>
    hasOwnCare
      ? [phone === brand.phone ? null : phone, email === brand.email ? null : email]
      : [phone ?? brand.phone, email ?? brand.email]
  return [
    { name: labels.maker, value: join(legal.businessName, registrationText(content), legal.address) },
    { name: labels.countryOfOrigin, value: legal.madeInIndia && countryOfOrigin },
    // The number shows which of the two it is; a registration is no licence (Food Safety and Standards Act, 2006, section
    // 31).
    legal.regime === 'drug' || /^[12]/.test(licence.number ?? '')
      ? { name: licenceName(content), value: licence.number }
      : { name: labels.licence, value: join(licence.number && licenceName(content), licence.number) },
    { name: labels.gstin, value: legal.gstin },
    {
      name: labels.consumerCare,
      value: joinPresent(...contactOf(consumerCare), hours),
    },
    {
      name: labels.grievanceOfficer,
      value: officer.name && joinPresent(officer.name, ...contactOf(officer)),
      note: complaintClock,
    },
  ]
}

/**
 * Returns the kind of the licence by its number: FSSAI's registrations of small makers begin with 2, its licences
 * with 1.
 */
export function licenceName({ facts, words }: LegalContent): string {
  const { licence, regime } = facts.legal
  const { licences } = words.legal
  if (regime === 'drug') return licences.drug
  return licence.number?.startsWith('2') ? licences.registration : licences.licence
}

/** The number of a firm in its register, such as `LLPIN AAX-1234`; undefined where it has none. */
function registrationText({ facts, words }: LegalContent) {
  const { businessForm, registrationNumber } = facts.legal
  if (!registrationNumber) return undefined
  const name = businessForm === 'llp' || businessForm === 'company' ? businessForm : 'other'
  return `${words.legal.registrations[name]} ${registrationNumber}`
}

/** Who owns the business, with what they are in it, such as `Partners: …`; null or undefined where that is not answered. */
export function ownerText({ facts, words }: LegalContent): string | null | undefined {
  const { businessForm, owner } = facts.legal
  const { owners } = words.legal
  const form = businessForm && Object.hasOwn(owners, businessForm) ? businessForm : 'other'
  return owner && fill(owners[form as keyof typeof owners], { owner })
}

/** The grievance officer in one line; null while that is not known. */
export function officerText({ facts, words }: LegalContent): string | null | undefined {
  const { name, phone, email } = facts.legal.grievanceOfficer
  return join(name, words.legal.grievanceOfficer.designation, phone, email)
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
