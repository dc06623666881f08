// The words around the pack selector. Packs, prices and limits stand in packs.ts.

import { claims } from './claims.ts'
import { FREE_SHIPPING_FROM } from './packs.ts'
import type { LinkedView } from './types.ts'

export const shop = {
  eyebrow: 'Shop',
  heading: 'Choose your jar',
  intro:
    'There is no cart and no form to fill. Pick a size, and the order goes on by chat with a person who knows the batch.',
  card: {
    title: `A blend of amla, honey and other herbs: ${claims.herbs34.value} herbs in one jar`,
    points: [claims.noPreservatives.value, claims.doctorCrafted.value],
  },
  /** Names the radio group. */
  selector: 'Pack size',
  popular: 'POPULAR',
  shipping: {
    rule: `Free shipping on orders of ₹${FREE_SHIPPING_FROM} and above`,
    met: 'This pack ships free',
    /** Stands after the rupees still wanting: '₹220 more for free shipping'. */
    notMet: 'more for free shipping',
  },
  guarantee: claims.moneyBack.value,
  policyLink: { name: 'Read the return and refund policy', view: 'refund-policy' satisfies LinkedView },
} as const
