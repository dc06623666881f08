// The words around the policies, which stand in policies/.

import { brand } from './brand.ts'
import type { LinkedView, Sample } from './types.ts'

/** What the letters are sent with: named in the privacy policy, since it gets the subscribers' addresses. */
export const letterService: Sample & { readonly name: string } = {
  sample: true,
  name: 'Zoho Campaigns (Zoho Corporation, Chennai)',
}

export const policy = {
  eyebrow: brand.name,
  backHome: 'Back to Home',
  updated: 'Last updated',
  /** Before the date of the present wording. */
  wordingOf: 'This wording:',
  write: 'Write to us',
  call: 'Call us',
  /** Beside the first order button: consent to the order reference, asked where the order starts. */
  orderReference: {
    text: 'The message ends with an order reference. If you send it, we can link your order to this visit; you may delete it first.',
    link: { name: 'Privacy Policy', view: 'privacy-policy' satisfies LinkedView },
  },
  /** The switch at the foot of every page and in the privacy policy. */
  trackingSwitch: {
    label: 'Do not track me',
    note: 'Remembered on this device.',
    byBrowser: 'Your browser already asks us not to (Global Privacy Control).',
    notKept: 'Your browser keeps nothing here, so this choice could not be saved.',
  },
  myData: {
    show: 'Show what this session has sent',
    waiting: 'Looking it up…',
    heading: 'Stored under the session id of this tab',
    nothing: 'Nothing is stored under the session id of this tab.',
    demo: 'This is a demonstration without a database: nothing of your visit is stored.',
    interactions: 'Interactions',
    productEvents: 'Product rows',
    inquiries: 'Enquiries',
    orders: 'Orders, with their references',
    orderStatus: { clicked: 'link opened', sold: 'sold', cancelled: 'not sold' },
    remove: 'Delete all of it',
    sure: 'Delete these rows for good? Nobody can bring them back.',
    yes: 'Yes, delete',
    no: 'Keep them',
    removed: 'Deleted. Nothing is stored under the session id of this tab any more.',
    failed: `That did not work. Please try again in a minute, or write to ${brand.email} and we will do it for you.`,
  },
} as const
