import { parseEmail } from '#contract/email.ts'
import { readPhone } from '#contract/phone.ts'
import type { readCopy } from '#web/model/read-topics.ts'
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
} from '#web/shop/registration-numbers.ts'
import { otherStates, type PinZone, pinIn, stateOfGstin, statesOf } from '#web/shop/states.ts'

/** What a shop has answered, as of a day. */
export type Answers = {
  readonly launch: LaunchFacts
  /** As it is written, without what is printed until then. */
  readonly brand: ReturnType<typeof readCopy>['brand']
  readonly content: Content
  readonly today: Date
}

/** Whether any picture has its file and its text. While none has, the launch check asks for photographs and for no choice of them. */
export const hasAny = (pictures: Content['pictures']) => Object.keys(pictures).length > 0

/**
 * Finds answers that cannot be true, by the place of the fact: a text that stands for no answer, a number with a digit too
 * few, a day that has passed. Each message says what is wrong and, after a colon, what to do; undefined where nothing is wrong.
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
    return bare && hasAny(pictures)
      ? `has no photograph for the pack ${bare.id}: choose one of “Pictures”`
      : undefined
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
  'facts/launch keeping': ({ launch: { keeping, licence } }) =>
    keeping.date === 'best-before' && licence.regime !== 'drug'
      ? 'has “Best before” alone, and a food needs a day until which it may be eaten (Labelling and Display Regulations, 2020, 5(10)): choose “Expiry, or Use by”, and print it on the label'
      : undefined,
  // Its placeholders are filled in with other answers, which may be missing.
  'facts/launch grievanceOfficer': ({ content: { facts }, launch }) => {
    const { name, phone, email } = facts.legal.grievanceOfficer
    if (launch.phone && !readPhone(phone ?? ''))
      return `has “${phone}”, which is no telephone number: write one that they answer`
    return !launch.email || 'email' in parseEmail(email ?? '')
      ? nameFault(name, 'the name of a person')
      : `has “${email}”, which is no e-mail address: write one that they read`
  },
  'facts/read readBy': ({ content: { facts } }) =>
    nameFault(facts.read.readBy, 'the name of who has read them'),
}

const nameFault = (name: string | null, what: string) =>
  isName(name ?? '') ? undefined : `is “${name}”: write ${what}`

/** Who sells, and to where. */
type Sales = {
  readonly maker: {
    readonly address?: string | null
    readonly gstin?: string | null
    readonly nothingTaxable?: boolean
  }
  readonly delivery: { readonly list: readonly PinZone[] }
}

/**
 * Lists the other States to which a shop sells without a GSTIN, unless it says that nothing of it is taxable: who makes a
 * taxable supply to another State has to be registered at any turnover (CGST Act, 2017, section 24(i)).
 */
export function unlawfulSales(sales: Sales): string[] {
  return sales.maker.gstin || sales.maker.nothingTaxable ? [] : salesElsewhere(sales)
}

/** Lists the other States to which a shop sells. */
export function salesElsewhere({ maker, delivery }: Sales): string[] {
  const home = pinIn(maker.address ?? '')
  if (!home) return []
  return Array.from(new Set(delivery.list.flatMap((zone) => otherStates(home, zone))))
}

/**
 * Lists what the owner should check before the shop opens, without preventing it: numbers that name another State or year than
 * the address does.
 */
export function doubtsOf({ maker, licence }: LaunchFacts, today: Date): Record<string, string[]> {
  const address = maker.address ?? ''
  const home = pinIn(address) ?? ''
  const registeredIn = maker.gstin ? stateOfGstin(maker.gstin) : undefined
  return {
    'doubts about the number of FSSAI':
      licence.regime === 'drug' ? [] : licenceDoubts(plainNumber(licence.number ?? ''), address, today),
    'GSTIN of another State than the address':
      registeredIn && home && !statesOf(home).includes(registeredIn) ? [registeredIn.name] : [],
  }
}
