import type { LanguageId } from '#contract/languages.ts'
import type { FactFiles } from './schema/facts.ts'

const NO_OFFER = { percent: 0, startsOn: '1970-01-01', endsOn: '1970-01-01' }

/**
 * Returns the facts by topic, those of facts/launch.json included, but for its lists, which `join.ts` joins with their
 * copy.
 *
 * @param unknown the texts that are printed in place of facts that are not known yet
 */
export function factsOf(
  { launch, doses: _doses, ...files }: FactFiles,
  unknown: Readonly<Record<'name' | 'phone' | 'email', string>>,
  hasExpired: (day: string | null | undefined) => boolean,
) {
  const { maker, licence } = launch
  const { list: _, ...packs } = launch.packs
  const { list: __, ...zones } = launch.delivery
  const { nutrition: ___, ...label } = files.label
  const { upiId, upiName, account, ...payment } = launch.payment
  return {
    ...files,
    brand: {
      ...files.brand,
      name: launch.name ?? unknown.name,
      slug: launch.slug,
      devanagari: launch.devanagari,
      chatLink: launch.chatLink ?? '',
      phone: unbroken(launch.phone ?? unknown.phone),
      email: launch.email ?? unknown.email,
    },
    legal: {
      ...files.legal,
      ...maker,
      regime: licence.regime ?? 'food',
      licence: {
        number: hasExpired(licence.expires) ? null : licence.number,
        expires: licence.expires ?? null,
      },
      consumerCare: withUnbrokenPhone(files.legal.consumerCare),
      grievanceOfficer: withUnbrokenPhone({ ...files.legal.grievanceOfficer, ...launch.grievanceOfficer }),
    },
    product: launch.product,
    packs,
    offer: launch.offer ?? NO_OFFER,
    /** The days on which no orders are taken; null where there are none, or they are over. */
    closed: launch.closed && !hasExpired(launch.closed.to) ? launch.closed : null,
    delivery: { ...files.delivery, zones, payment },
    /** Whom a buyer pays. */
    payee: { upiId, upiName, account },
    label: { ...label, keeping: launch.keeping },
  }
}

/** Returns a telephone number in which no line breaks, whatever text it is filled into. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00A0')

const withUnbrokenPhone = <Contact extends { phone?: string | null | undefined }>(contact: Contact) => ({
  ...contact,
  phone: contact.phone && unbroken(contact.phone),
})

/** @returns the name as sentences in a language write it: in Devanagari where the shop has it so, and the language is */
export function nameIn(language: LanguageId, { name, devanagari }: FactFiles['launch']) {
  const isDevanagari = new Intl.Locale(language).maximize().script === 'Deva'
  return (isDevanagari && devanagari?.word) || name
}
