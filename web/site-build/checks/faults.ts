import { readPhone } from '#contract/phone.ts'
import type { readCopy } from '#web/model/read-topics.ts'
import type { FactFiles } from '#web/model/schema/facts.ts'
import type { LaunchFacts } from '#web/model/schema/launch.ts'
import type { Content } from '#web/model/types.ts'
import { isPast } from '#web/shop/claims.ts'
import {
  isGstin,
  isLicence,
  isMobileChat,
  isName,
  licenceDoubts,
  plainNumber,
} from '#web/shop/numbers-of-law.ts'
import { otherStates, pinIn, stateOfGstin, statesOf } from '#web/shop/states.ts'

/** What a shop has answered, as of a day. */
export type Answers = {
  readonly launch: LaunchFacts
  /** As it is written, without what is printed until then. */
  readonly brand: ReturnType<typeof readCopy>['brand']
  readonly content: Content
  readonly today: Date
}

/**
 * Finds answers that cannot be true, by the place of the fact: a text that stands for no answer, a number with a digit too
 * few, a day that is over. Each is what the field is, and after a colon what to do; undefined where nothing is wrong.
 */
export const FAULTS: Readonly<Record<string, (answers: Answers) => string | undefined>> = {
  'facts/launch name': ({ launch: { name } }) => nameFault(name, 'the name on the label'),
  'facts/launch chatLink': ({ launch: { chatLink, chatLinkTried, phone } }) => {
    if (!readPhone(phone ?? ''))
      return `has “${phone}”, which is no telephone number: write one that you answer`
    return isMobileChat(chatLink ?? '') || chatLinkTried
      ? undefined
      : 'has no mobile number of India: set “Your own WhatsApp answers this link” once you have tried it, or write the number that your WhatsApp has'
  },
  'facts/launch packs': ({ launch: { packs }, content: { pictures } }) => {
    const bare = packs.list.find(({ picture }) => !((picture ?? '') in pictures))
    return bare && `has no photograph for the pack ${bare.id}: choose one of “Pictures”`
  },
  'facts/launch maker': ({ launch: { maker } }) => {
    if (!pinIn(maker.address ?? ''))
      return `has the address “${maker.address}”, without a PIN code: write it as on a parcel`
    const { owner } = maker
    return (
      nameFault(maker.businessName, 'the legal name') ?? (owner ? nameFault(owner, 'the name') : undefined)
    )
  },
  'facts/launch maker gstin': ({ launch: { maker } }) =>
    maker.gstin && !isGstin(maker.gstin)
      ? `is “${maker.gstin}”, which is no GSTIN: correct it, as the certificate has it`
      : undefined,
  'facts/launch licence': ({ launch: { licence }, today }) => {
    if (isPast(licence.expires, today))
      return `expired on ${licence.expires}: write its number and its new day`
    return licence.regime === 'drug' || isLicence(plainNumber(licence.number ?? ''))
      ? undefined
      : `has “${licence.number}”, which is no number of FSSAI: write its 14 digits, of which the first is 1 or 2`
  },
  'facts/launch grievanceOfficer': ({ launch: { grievanceOfficer } }) => {
    const { name, phone } = grievanceOfficer
    // A placeholder names the shop's own number, which is checked there.
    return readPhone(phone ?? '') || phone?.includes('{')
      ? nameFault(name, 'the name of a person')
      : `has “${phone}”, which is no telephone number: write one that they answer`
  },
  'facts/read readBy': ({ content: { facts } }) =>
    nameFault(facts.read.readBy, 'the name of who has read them'),
}

const nameFault = (name: string | null, what: string) =>
  isName(name ?? '') ? undefined : `is “${name}”: write ${what}`

/**
 * Lists what is worth a second look before the shop opens, and keeps it from nothing: numbers that name another State or
 * year than the address does, sales to other States without a GSTIN, and a food without a day on which it expires.
 */
export function doubtsOf(
  { maker, licence, delivery, keeping }: LaunchFacts,
  bills: FactFiles['bills'],
  today: Date,
): Record<string, string[]> {
  const address = maker.address ?? ''
  const home = pinIn(address) ?? ''
  const registeredIn = maker.gstin ? stateOfGstin(maker.gstin) : undefined
  const elsewhere = home ? delivery.list.flatMap(({ pins }) => otherStates(home, pins)) : []
  return {
    'doubts about the number of FSSAI':
      licence.regime === 'drug' ? [] : licenceDoubts(plainNumber(licence.number ?? ''), address, today),
    'GSTIN of another State than the address':
      registeredIn && home && !statesOf(home).includes(registeredIn) ? [registeredIn.name] : [],
    'sales to another State without a GSTIN, which taxable goods need at any turnover (CGST Act, 2017, section 24)':
      maker.gstin ? [] : Array.from(new Set(elsewhere)),
    'sales to another State, which a composition dealer may not make (CGST Act, 2017, section 10(2)(c))':
      bills?.registration === 'composition' ? Array.from(new Set(elsewhere)) : [],
    'food with “Best before” alone, where “Expiry” or “Use by” has to be (Labelling and Display Regulations, 2020, 5(10))':
      keeping.date === 'best-before' && licence.regime !== 'drug' ? ['facts/launch.json, keeping'] : [],
  }
}
