import type { z } from 'zod'
import { cityOf } from '../shop/city.ts'
import type { Mode } from './mode.ts'
import type { LaunchFacts } from './schema/launch.ts'
import type { preview } from './schema/preview.ts'

type Shown = {
  readonly mode: Mode
  /** The sample's answers, which a draft shows where its owner has given none. */
  readonly sample: LaunchFacts
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
export function launchTopics(launch: LaunchFacts, { mode, sample, words, city, hasExpired }: Shown) {
  const { unknown } = words
  const own = <T>(value: T | null, sampleValue: T | null): T | null =>
    value ?? (mode === 'draft' ? sampleValue : null)
  // A shop that is not open yet says which of its facts are samples.
  const isUnopened = mode === 'draft' || mode === 'preview'
  const hasName = mode !== 'preview' || !launch.sample
  const { maker, licence, grievanceOfficer: officer } = launch
  const address = own(maker.address, sample.maker.address)
  return {
    brand: {
      name: hasName ? launch.name : unknown.name,
      slug: hasName ? launch.slug : 'shop',
      devanagari: hasName ? launch.devanagari : null,
      chatLink: own(launch.chatLink, sample.chatLink) ?? '',
      phone: own(launch.phone, sample.phone) ?? unknown.phone,
      email: own(launch.email, sample.email) ?? unknown.email,
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
    packs: withoutMark(launch.packs),
    // The sample's is no offer of her prices.
    offer: { ...withoutMark(launch.offer), ...(isUnopened && launch.offer.sample && { percent: 0 }) },
    delivery: { zones: withoutMark(launch.delivery), payment: withoutMark(launch.payment) },
    label: {
      ingredients: withoutMark(launch.ingredients),
      keeping: withoutMark(launch.keeping),
      // The sentence that names the months of an opened jar goes where they are not known.
      ...(launch.keeping.monthsAfterOpening === null && { afterOpening: '' }),
    },
    samples: {
      packs: isUnopened && launch.packs.sample === true,
      delivery: isUnopened && (launch.delivery.sample === true || launch.payment.sample === true),
      ingredients: isUnopened && launch.ingredients.sample === true,
      keeping: isUnopened && launch.keeping.sample === true,
    },
  }
}

function withoutMark<Part extends { sample?: unknown }>({ sample: _, ...facts }: Part): Omit<Part, 'sample'> {
  return facts
}
