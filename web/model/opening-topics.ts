import type { z } from 'zod'
import { cityOf } from '../shop/city.ts'
import type { Mode } from './mode.ts'
import type { OpeningFacts } from './schema/opening.ts'
import type { preview } from './schema/preview.ts'

type Shown = {
  readonly mode: Mode
  /** The sample's answers, which a draft shows where its owner has given none. */
  readonly sample: OpeningFacts
  /** What a preview prints in their place. */
  readonly words: z.infer<typeof preview>
  /** The town, where the words name it. */
  readonly city: string | null | undefined
  readonly hasExpired: (day: string | null | undefined) => boolean
}

/**
 * Hands what a shop cannot open without to the topics that print it. A draft, which only its owner sees, is drawn with
 * the sample's answers; at a public address nothing of the sample's identity is shown.
 */
export function openingTopics(opening: OpeningFacts, { mode, sample, words, city, hasExpired }: Shown) {
  const { unknown } = words
  const own = <T>(value: T | null, sampleValue: T | null): T | null =>
    value ?? (mode === 'draft' ? sampleValue : null)
  // A shop that is not open yet says which of its facts are samples.
  const isUnopened = mode === 'draft' || mode === 'preview'
  const hasName = mode !== 'preview' || !opening.sample
  const { maker, licence, grievanceOfficer: officer } = opening
  const address = own(maker.address, sample.maker.address)
  return {
    brand: {
      name: hasName ? opening.name : unknown.name,
      slug: hasName ? opening.slug : 'shop',
      devanagari: hasName ? opening.devanagari : null,
      chatLink: own(opening.chatLink, sample.chatLink) ?? '',
      phone: own(opening.phone, sample.phone) ?? unknown.phone,
      email: own(opening.email, sample.email) ?? unknown.email,
      ...(!city && { city: cityOf(address ?? '') ?? unknown.city }),
    },
    legal: {
      regime: licence.regime,
      businessName: own(maker.businessName, sample.maker.businessName),
      businessForm: own(maker.businessForm, sample.maker.businessForm),
      address,
      licence: {
        number: hasExpired(licence.expires) ? null : own(licence.number, sample.licence.number),
        expires: licence.expires ?? null,
      },
      grievanceOfficer: {
        name: own(officer.name, sample.grievanceOfficer.name),
        phone: own(officer.phone, sample.grievanceOfficer.phone),
        email: own(officer.email, sample.grievanceOfficer.email),
      },
    },
    packs: withoutMark(opening.packs),
    // The sample's is no offer of her prices.
    offer: { ...withoutMark(opening.offer), ...(isUnopened && opening.offer.sample && { percent: 0 }) },
    delivery: { zones: withoutMark(opening.delivery), payment: withoutMark(opening.payment) },
    label: {
      ingredients: withoutMark(opening.ingredients),
      keeping: withoutMark(opening.keeping),
      // The sentence that names the months of an opened jar goes where they are not known.
      ...(opening.keeping.monthsAfterOpening === null && { afterOpening: '' }),
    },
    samples: {
      packs: isUnopened && opening.packs.sample === true,
      delivery: isUnopened && (opening.delivery.sample === true || opening.payment.sample === true),
      ingredients: isUnopened && opening.ingredients.sample === true,
      keeping: isUnopened && opening.keeping.sample === true,
    },
  }
}

function withoutMark<Part extends { sample?: unknown }>({ sample: _, ...facts }: Part): Omit<Part, 'sample'> {
  return facts
}
