// The words around the policies, which stand in policies/.

import { brand } from './brand.ts'

export const policy = {
  eyebrow: brand.name,
  backHome: 'Back to Home',
  updated: 'Last updated',
  write: 'Write to us',
  call: 'Call us',
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
    inquiries: 'Inquiries',
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
