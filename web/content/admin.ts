// The words of the owner's room. The dashboard's own labels are the specification's; what goes beyond it may be reworded.

import { brand } from './brand.ts'

/** The dashboard of the specification (spec 2, 8). */
export const dashboardText = {
  title: 'Admin',
  back: 'Back to Home',
  range: 'Time range',
  rangeOf: (days: number) => `Last ${days} days`,
  guide: 'Setup Guide',
  refresh: 'Refresh',
  demo: 'Demo Mode',
  live: 'Live Data',
  loading: 'Loading dashboard data...',
  noData: 'No data available.',
  viewGuide: 'View Setup Guide',
  cards: {
    subscribers: 'Newsletter Subscribers',
    clicks: 'WhatsApp Clicks',
    pricing: 'Pricing Views',
    interactions: 'Total Interactions',
  },
  tabs: { subscribers: 'Newsletter Subscribers', interactions: 'Customer Interactions' },
  noSubscribers: 'No newsletter subscriptions yet',
  noInteractions: 'No customer interactions yet',
  failed: {
    title: 'Failed to load dashboard data',
    description: 'Please check your setup of the hosted database backend and try again',
  },
  signOut: 'Sign out',
  signOutFailed: {
    title: 'You are still signed in',
    description: 'Please check your connection and try again',
  },
  withoutScripts: 'The owner’s room needs JavaScript. Please switch it on for this site.',
} as const

export const freshnessText = {
  /** Followed by the time. */
  asOf: 'As of',
  late: 'Not refreshed since',
} as const

export const signInText = {
  heading: 'Sign in',
  lede: 'The numbers and addresses in here are for the owner alone.',
  label: 'Owner key',
  hint: 'It is the OWNER_KEY of step 4 in the setup guide.',
  show: 'Show key',
  hide: 'Hide key',
  submit: 'Sign in',
  empty: 'Please type the owner key.',
  wrong: 'That is not the owner key. Please check it for a missing letter or a space too many.',
  noAnswer: 'The site did not answer. Please check your connection and try again.',
  noCookies:
    'The key is right, but this browser did not keep the cookie that lets you in. Please allow cookies for this site and sign in again.',
} as const

export const chartText = {
  table: 'Day by day',
  day: 'Day',
  count: 'Count',
  inAll: 'in all',
  more: 'more',
  fewer: 'fewer',
  same: 'no change',
} as const

/** Beside a number of the range: what it was the same number of days before. */
export const previousText = (count: string, days: number) => `${count} in the ${days} days before`

export const weeklyText = {
  heading: 'This week in a message',
  lede: 'Ready to send. It names nobody.',
  share: 'Share on WhatsApp',
  copyWhat: 'the weekly summary',
} as const

export const breakdownText = {
  heading: 'Where it comes from',
  name: 'Name',
  count: 'Count',
  before: 'Before',
  value: 'Value',
  /** Heard after 'Before' by who can't see the table. */
  beforeDays: (days: number) => `, in the ${days} days before`,
  other: 'everything else',
  unknown: 'not told',
  none: 'Nothing counted in this range yet.',
  byType: 'By type',
  dimensions: {
    placement: 'By the place on the page',
    page: 'By page',
    source: 'By where the visitor came from',
    order: 'Order clicks by pack',
  },
  freshAt: (moment: string) =>
    `Types are counted at once, the others every hour; these hold all up to ${moment}.`,
  neverCounted: 'Types are counted at once, the others every hour. Their first count is still to come.',
} as const

/** How fast the pages are for visitors; the plain names stand before the measures' own. */
export const vitalsText = {
  heading: 'How fast visitors’ phones show the page',
  lede: 'One page view in ten is measured, on the visitor’s own phone or computer. Three views out of four were as good as the number shown, or better.',
  names: {
    lcp: 'Until the page is there (LCP)',
    inp: 'Until it answers a touch (INP)',
    cls: 'How much it jumps about (CLS)',
  },
  goodUpTo: (limit: string) => `Good up to ${limit}`,
  week: 'Week',
  value: 'Three of four',
  samples: 'Measured',
  samplesWhat: ' page views',
  allWeeks: 'All these weeks',
  verdicts: { good: 'Good', between: 'Needs improvement', poor: 'Poor' },
  notMeasured: 'Not measured',
  none: 'No page view was measured in these weeks yet.',
  freshAt: (moment: string) => `Counted every hour; these hold all up to ${moment}.`,
} as const

export const inquiryText = {
  heading: 'Inquiries',
  none: 'No inquiries in this range yet',
} as const

export const notCountedText = {
  heading: 'Left out of the numbers',
  lede: 'Each of these reached the site and was answered, but is no part of any number above.',
  reason: 'Reason',
  reasons: {
    bot: 'Bots',
    gpc: 'Visitors who ask not to be tracked',
    rate_limit: 'Too many requests from one address',
    owner: 'Your own visits',
  },
} as const

export const subscriberText = {
  heading: 'Find a subscriber',
  lede: 'Search finds any address by how it begins. Without a search, you page through the range chosen above.',
  label: 'Address begins with',
  search: 'Search',
  clear: 'Show all',
  previous: 'Previous',
  next: 'Next',
  none: 'Nobody in this range',
  notFound: 'No address begins like that',
  delete: 'Delete',
  undo: 'Undo',
  deleted: 'Deleted. Undo brings everything back while this page stays open.',
  deletedDemo: 'Demo: nothing is really deleted.',
  deleteFailed: { title: 'Not deleted', description: 'Please check your connection and try again' },
  undoFailed: {
    title: 'Not brought back yet',
    description: 'Please check your connection and press Undo again',
  },
} as const

export const exportText = {
  heading: 'Take the lists with you',
  lede: 'As CSV files, for the range chosen above. They hold personal data: keep them as carefully as this key.',
  files: [
    { name: 'Subscribers', path: '/api/stats/subscriptions.csv' },
    { name: 'Interactions', path: '/api/stats/interactions.csv' },
    { name: 'Inquiries', path: '/api/stats/inquiries.csv' },
    { name: 'Product events', path: '/api/stats/products.csv' },
  ],
} as const

export const deviceText = {
  heading: 'Your own devices',
  lede: 'What you click on a device marked as yours is left out of the numbers.',
  mine: 'This device is mine',
  marked: `This device is now marked as yours. Your clicks on ${brand.name}’s pages no longer count.`,
  notMarked:
    'This browser keeps nothing, so the device could not be marked. A private window may be the reason.',
  phone: 'Mark your phone too: point its camera at the code, or open the link there.',
  code: 'QR code of the link that marks a device as yours',
  copy: 'Copy link',
  copyWhat: 'that marks a device as yours',
} as const

export const planText = {
  heading: 'The free plan today',
  reads: 'Rows read',
  writes: 'Rows written',
  of: (limit: string, share: string) => ` of ${limit} (${share})`,
  note: 'Worked out from our own counters, which turn at midnight in India; the plan’s day turns at 5:30 in the morning.',
} as const

export const panelText = {
  loading: 'Loading...',
  failed: 'This part could not be loaded. Refresh tries again.',
} as const
