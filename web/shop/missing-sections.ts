import type { Content } from '../model/content.ts'

/** The sections of home that have nothing to show; links to them are left out. */
export function missingSections({ delivery, founders, shop, testimonials }: Content): readonly string[] {
  return [
    ...(testimonials.reviews.length === 0 ? ['testimonials'] : []),
    ...(founders.people.length === 0 ? ['founders-heading'] : []),
    ...(shop.guarantee ? [] : ['guarantee']),
    ...(delivery.bulk ? [] : ['bulk']),
  ]
}
