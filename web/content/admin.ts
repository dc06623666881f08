// Texts of the dashboard. Labels of the specification stay to the letter; all others may be reworded.

import { brand } from './brand.ts'

/** The dashboard of the specification (spec 2, 8). */
export const dashboardText = {
  title: 'Admin',
  back: 'Back to Home',
  pages: 'Dashboard',
  overview: 'Overview',
  more: 'More',
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
  latest: 'Latest',
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
  withoutScripts: 'The dashboard needs JavaScript. Please switch it on for this site.',
} as const

/** Sales: cards, marking, open orders and where sales come from. */
export const orderText = {
  cards: { rupees: 'Rupees sold', sold: 'Orders sold', clicked: 'Order clicks' },
  mark: {
    heading: 'Mark an order',
    field: 'Paste the customer’s message or type the reference',
    noReference:
      'No valid reference in this text. It has six letters and figures; one may be wrong or missing.',
    searching: 'Searching...',
    found: 'One order found.',
    unknown: (reference: string) =>
      `${reference} is a valid reference, but its click was not recorded. You can record the sale with it.`,
    choose: (count: number) => `${count} possible orders. Choose the one that this is about.`,
    candidates: 'Possible orders',
    notRecorded: 'click not recorded',
    without: 'Sale without a reference',
    amount: 'Amount in rupees',
    quantity: 'Jars',
    pack: 'Pack',
    otherPack: 'Another pack',
    note: 'Note (optional)',
    noteWarning: 'Only for the sale, such as “pays on delivery”. Nothing about anybody’s health.',
    sold: 'Sold',
    notSold: 'Not sold',
    undo: 'Undo',
    isSold: (amount: string) => `Marked as sold for ${amount}.`,
    isSoldWithoutAmount: 'Marked as sold.',
    isNotSold: 'Marked as not sold.',
    isUndone: 'Undone.',
    demo: 'Demo: nothing is actually stored.',
    withoutName: 'sale without a reference',
    markFailed: { title: 'Not marked', description: 'Please check your connection and try again' },
    undoFailed: {
      title: 'Not undone yet',
      description: 'Please check your connection and press Undo again',
    },
  },
  status: { clicked: 'open', sold: 'sold', cancelled: 'not sold' },
  open: {
    heading: 'Open orders',
    lede: 'Order clicks of this range that are not marked yet. Not every click becomes a message.',
    none: 'No open orders in this range',
    more: (count: string) => `and ${count} more; the list of orders under More has them all`,
  },
  /** A jar without a pack, such as an order from the first screen. */
  anyPack: 'no pack chosen',
  sales: {
    heading: 'Where sales come from',
    clicked: 'Clicks',
    sold: 'Sold',
    rupees: 'Rupees',
    dimensions: {
      source: 'Sales by source',
      page: 'Sales by article or page',
      placement: 'Sales by button',
      pack: 'Sales by pack',
    },
  },
  funnel: {
    heading: 'From price to sale',
    lede: 'An order can also begin above the price. Sales without a recorded click are left out.',
    seen: 'Price seen',
    clicked: 'Order click',
    sold: 'Sold',
    share: (share: string) => `${share} of the step before`,
    tooFew: 'too few to tell',
  },
} as const

export const freshnessText = {
  /** Followed by the time. */
  asOf: 'As of',
  stale: 'Not refreshed since',
} as const

export const chartText = {
  heading: 'Day by day',
  metric: 'Shown in the chart',
  /** Accessible name of the chart. */
  byDay: (metric: string) => `${metric} by day`,
  highest: (count: string, day: string) => `Highest: ${count} on ${day}`,
  empty: 'Nothing in this range yet.',
  valueOn: (day: string, count: string) => `${day}: ${count}`,
  table: 'All days as a table',
  day: 'Day',
  /** Column headings, short enough for a phone. */
  columns: {
    rupees: 'Rupees',
    sold: 'Sold',
    ordered: 'Order clicks',
    clicks: 'WhatsApp',
    subscribers: 'Subscribers',
    pricing: 'Pricing',
    batches: 'Jar codes',
    interactions: 'Total',
  },
  /** Names of metrics that have no card. */
  batches: 'Batch pages opened by a jar’s code',
} as const

export const changeText = {
  total: (count: string) => `${count} in total`,
  more: 'more',
  fewer: 'fewer',
  same: 'no change',
} as const

/** The previous period, beside a number of the range. */
export const previousText = {
  period: (days: number) => `in the ${days} days`,
  before: 'before',
} as const

export const weeklyText = {
  heading: 'This week in a message',
  lede: 'Ready to send. It contains no names or addresses.',
  share: 'Share on WhatsApp',
  copyWhat: 'the weekly summary',
} as const

export const breakdownText = {
  heading: 'Where it comes from',
  name: 'Name',
  count: 'Count',
  before: 'Before',
  /** Follows 'Before' for screen readers. */
  beforeDays: (days: number) => `, in the ${days} days before`,
  other: 'everything else',
  unknown: 'unknown',
  none: 'Nothing counted in this range yet.',
  dimensions: {
    placement: 'By the place on the page',
    page: 'By page',
    source: 'By where the visitor came from',
    lot: 'Codes on jars, by lot',
  },
  since: (moment: string) => `Counted since ${moment}.`,
  until: (moment: string) => `Complete up to ${moment}.`,
} as const

/** Web Vitals; the plain name stands before the metric's own. */
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
  ratings: { good: 'Good', between: 'Needs improvement', poor: 'Poor' },
  notMeasured: 'Not measured',
  none: 'No page view was measured in these weeks yet.',
} as const

export const inquiryText = {
  heading: 'Inquiries',
  none: 'No inquiries in this range yet',
  /** What the floating chat button records, in place of the bare type. */
  chat: 'Chat opened',
  on: (page: string) => `on ${page}`,
  from: (source: string) => `from ${source}`,
  fromDirect: 'without a referring site',
} as const

export const untrackedText = {
  heading: 'Left out of the numbers',
  lede: 'These reached the site and were answered, but are not part of any number.',
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
  lede: 'Search finds any address by its first letters. Without a search, the list covers the range chosen above.',
  label: 'Address begins with',
  search: 'Search',
  clear: 'Show all',
  previous: 'Previous',
  next: 'Next',
  none: 'No subscribers in this range',
  notFound: 'No address begins with that',
  statuses: { pending: 'not confirmed yet', unsubscribed: 'unsubscribed' },
  delete: 'Delete',
  undo: 'Undo',
  deleted: 'Deleted. Undo restores everything while this page stays open.',
  deletedDemo: 'Demo: nothing is actually deleted.',
  deleteFailed: { title: 'Not deleted', description: 'Please check your connection and try again' },
  undoFailed: {
    title: 'Not restored yet',
    description: 'Please check your connection and press Undo again',
  },
} as const

export const downloadText = {
  heading: 'Downloads',
  lede: 'CSV files for the range chosen above. They contain personal data: keep them as carefully as the owner key.',
  files: [
    { name: 'Orders', path: '/api/stats/orders.csv' },
    // Confirmed addresses only, each with its link to unsubscribe.
    { name: 'Subscribers', path: '/api/stats/subscriptions.csv' },
    { name: 'Interactions', path: '/api/stats/interactions.csv' },
    { name: 'Inquiries', path: '/api/stats/inquiries.csv' },
    { name: 'Product events', path: '/api/stats/products.csv' },
  ],
} as const

export const deviceText = {
  heading: 'Your own devices',
  lede: 'Clicks on a device marked as yours are left out of the numbers.',
  mine: 'This device is mine',
  marked: `This device is now marked as yours. Your clicks on ${brand.name}’s pages no longer count.`,
  notMarked:
    'This browser stores nothing, so the device could not be marked. A private window may be the reason.',
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
  note: 'Estimated from our own counters, which reset at midnight in India; the plan’s day resets at 5:30 in the morning.',
} as const

export const panelText = {
  loading: 'Loading...',
  failed: 'This part could not be loaded.',
  retry: 'Try again',
} as const
