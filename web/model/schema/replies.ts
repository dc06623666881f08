import { texts } from './fields.ts'

/** What the owner copies into a chat. They never hold a payment link: several apps refuse links from a browser. */
export const replies = texts(
  'howToPay',
  'deliveryFree',
  'deliveryCharged',
  'sentToday',
  'parcel',
  'howToTake',
  'recall',
).meta({ title: 'Replies to customers' })
