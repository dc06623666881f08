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
 * Distributes the facts for the launch to the topics that print them. A draft, which only its owner sees, is
 * rendered with the sample's answers; at a public address nothing of the sample's identity is shown.
 */
export function launchTopics(launch: LaunchFacts, { mode, sample, words, city, hasExpired }: Shown) {
  const { unknown } = words
  const orSample = <T>(value: T | null, sampleValue: T | null): T | null =>
    value ?? (mode === 'draft' ? sampleValue : null)
  // A shop that is not open yet marks which of its facts are samples.
  const isUnopened = mode === 'draft' || mode === 'preview'
  const hasName = mode !== 'preview' || !launch.sample
  const { maker, licence, grievanceOfficer: officer } = launch
  const address = orSample(maker.address, sample.maker.address)
  return {
    brand: {
      name: hasName ? launch.name : unknown.name,
      slug: hasName ? launch.slug : 'shop',
      devanagari: hasName ? launch.devanagari : null,
      chatLink: orSample(launch.chatLink, sample.chatLink) ?? '',
      phone: orSample(launch.phone, sample.phone) ?? unknown.phone,
      email: orSample(launch.email, sample.email) ?? unknown.email,
      ...(!city && { city: cityOf(address ?? '') ?? unknown.city }),
    },
    legal: {
      regime: licence.regime,
      businessName: orSample(maker.businessName, sample.maker.businessName),
      businessForm: orSample(maker.businessForm, sample.maker.businessForm),
      address,
      licence: {
        number: hasExpired(licence.expires) ? null : orSample(licence.number, sample.licence.number),
        expires: licence.expires ?? null,
      },
      grievanceOfficer: {
        name: orSample(officer.name, sample.grievanceOfficer.name),
        phone: orSample(officer.phone, sample.grievanceOfficer.phone),
        email: orSample(officer.email, sample.grievanceOfficer.email),
      },
    },
    packs: removeMark(launch.packs),
    // The sample's offer must not reduce the owner's prices.
    offer: { ...removeMark(launch.offer), ...(isUnopened && launch.offer.sample && { percent: 0 }) },
    delivery: { zones: removeMark(launch.delivery), payment: removeMark(launch.payment) },
    label: {
      ingredients: removeMark(launch.ingredients),
      keeping: removeMark(launch.keeping),
      // Leaves out the sentence with the months of an opened jar where they are not known.
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

function removeMark<Part extends { sample?: unknown }>({ sample: _, ...facts }: Part): Omit<Part, 'sample'> {
  return facts
}
