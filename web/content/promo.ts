// The strip above the header. The words may change; percentage and last day of the offer stand in offer.ts.

import { claims } from './claims.ts'

export const promo = {
  eyebrow: 'Limited Time Offer!',
  offer: claims.offer.value,
  /** Stands before the offer's last day. */
  until: 'until',
  button: 'Order Now',
  /** Shown in the strip's place when no offer runs. */
  after: 'Hand-made in small batches. Order on WhatsApp.',
} as const
