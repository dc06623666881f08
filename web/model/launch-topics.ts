import { cityOf } from '../shop/city.ts'
import type { LaunchFacts } from './schema/launch.ts'

type Shown = {
  /** What is printed in place of facts that are not known yet. */
  readonly unknown: Readonly<Record<'name' | 'phone' | 'email' | 'city', string>>
  /** The town, where the shop's copy names it. */
  readonly city: string | null | undefined
  readonly hasExpired: (day: string | null | undefined) => boolean
}

const NO_OFFER = { percent: 0, startsOn: '1970-01-01', endsOn: '1970-01-01' }

/** Distributes the facts for the launch to the topics that print them. */
export function launchTopics(launch: LaunchFacts, { unknown, city, hasExpired }: Shown) {
  const { maker, licence } = launch
  return {
    brand: {
      name: launch.name ?? unknown.name,
      slug: launch.slug,
      devanagari: launch.devanagari,
      chatLink: launch.chatLink ?? '',
      phone: launch.phone ?? unknown.phone,
      email: launch.email ?? unknown.email,
      ...(!city && { city: cityOf(maker.address ?? '') ?? unknown.city }),
    },
    legal: {
      ...maker,
      regime: licence.regime,
      aahara: licence.aahara,
      licence: {
        number: hasExpired(licence.expires) ? null : licence.number,
        expires: licence.expires ?? null,
      },
      grievanceOfficer: launch.grievanceOfficer,
    },
    packs: launch.packs,
    offer: launch.offer ?? NO_OFFER,
    delivery: { zones: launch.delivery, payment: launch.payment },
    label: { ingredients: launch.ingredients, keeping: launch.keeping },
  }
}
