// The words around the pack selector. Packs, prices and limits stand in packs.ts.

import { brand } from './brand.ts'
import { claims } from './claims.ts'
import { ifShown } from './shown.ts'
import type { LinkedView } from './types.ts'

export const shop = {
  eyebrow: 'Shop',
  heading: 'Choose your jar',
  /** How an order goes, told here once. */
  intro:
    'Tap Order: WhatsApp opens with your pack filled in. Add how many jars, name, address and PIN code; for a gift, the other address. We confirm the total and the day, and send a UPI link, then invoice and tracking number.',
  card: {
    title: ifShown(
      claims.herbs34,
      `A blend of amla, sugar, honey, ghee, sesame oil and ${claims.herbs34.value} herbs`,
      'A blend of amla, sugar, honey, ghee, sesame oil and herbs',
    ),
  },
  /** Names the radio group. */
  selector: 'Pack size',
  popular: 'POPULAR',
  /** The words of the price block; the figures come from price.ts. */
  price: {
    mrp: 'MRP',
    taxes: 'incl. of all taxes',
    /** Read aloud before the MRP that is struck through. */
    instead: 'instead of',
    save: 'You save',
    until: 'Offer until',
    perHundredGrams: 'for 100 g',
    perDay: 'a day for an adult',
    shipping: 'Shipping',
    free: 'Free',
    total: 'Total',
    twoJars: 'Two jars, shipping included',
  },
  shipping: {
    met: 'This pack ships free',
    /** Stands after the rupees still wanting: '₹220 more for free shipping'. */
    notMet: 'more for free shipping',
  },
  /** Below each order button. */
  channel: 'Opens WhatsApp',
  guarantee: claims.moneyBack.value,
  guaranteeNote: claims.moneyBack.qualifier,
  policyLink: { name: 'Delivery, returns and refunds in full', view: 'refund-policy' satisfies LinkedView },
  /** The calculator "How long does a jar last?". */
  calculator: {
    heading: 'How long does a jar last?',
    /** Beside the closed calculator, after the size of the pack and its days: '500g: 33 days for two adults'. */
    short: 'for two adults, a teaspoon each',
    adults: 'Adults',
    children: 'Children, 3 to 12 years',
    adultTeaspoons: 'Teaspoons each adult',
    childTeaspoons: 'Teaspoons each child',
    day: 'day',
    days: 'days',
    aDay: 'a day',
    take: 'Take',
    forAMonth: 'for a month',
    nobody: 'Choose at least one person.',
    reminder: 'Add a reminder to your calendar',
    /** Name of the calendar file. */
    reminderFile: `${brand.slug}.ics`,
    reminderTitle: 'The jar is nearly empty',
    reminderText: 'About five days are left. Order the next jar on WhatsApp.',
    /** Days before the end of the jar. */
    reminderDaysBefore: 5,
  },
} as const
