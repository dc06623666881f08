// The strip above the header. The words may change; the per cent of the offer stands in packs.ts.

import { claims } from './claims.ts'

export const promo = {
  eyebrow: 'Limited Time Offer!',
  offer: claims.offer.value,
  button: 'Order Now',
} as const
