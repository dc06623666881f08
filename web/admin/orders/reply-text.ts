import type { Content } from '#web/model/types.ts'
import { fill } from '#web/shop/fill.ts'
import { trackingAddress } from '#web/shop/parcel.ts'
import type { OtherLine } from '#worker/orders/contract.ts'
import { plainRupees, rupees } from '../format.ts'
import type { ReplyWords } from './reply-words.ts'

/** The replies, and what the owner calls them. */
export const REPLY_NAMES = {
  recall: 'Recall',
  howToPay: 'Total and how to pay',
  sentToday: 'Sent today',
  beforeEating: 'Before eating it',
  howToTake: 'How to take or keep it, and when to order again',
} as const
export type ReplyName = keyof typeof REPLY_NAMES

type Values = {
  reference: string
  /** Undefined while they are not known, as is the amount. */
  jars: number | undefined
  pack: string
  /** Further sizes. */
  others: readonly Pick<OtherLine, 'pack' | 'jars'>[]
  amount: number | undefined
  /** What is not received of the amount. */
  due: number | undefined
  /** Rupees for delivery; null where they are not known. */
  charge: number | null
  /** The index of the zone in which the customer lives, where it is known. */
  place?: number | undefined
  /** The number, or courier and number, as the owner typed them. */
  parcel: string
  courier: Content['facts']['delivery']['courier']
  /** The lot of the jars, and the address of its page. */
  lot: string
  page: string
  /** The address of the page on which the amount is paid; empty where the shop has none. */
  payPage: string
}

/** A term of the zones with this charge, or of all zones where it is 0 or not known; undefined where they differ. */
function inZone({ places }: ReplyWords, charge: number | null, name: 'ways' | 'takes'): string | undefined {
  const charged = places.filter((place) => place.charge === charge)
  const [text, ...others] = new Set(
    (charge && charged.length > 0 ? charged : places).map((each) => each[name]),
  )
  return others.length > 0 ? undefined : text
}

/** A reply, filled from an order; undefined where it names a total that is not known yet. */
export function replyText(words: ReplyWords, name: ReplyName, values: Values): string | undefined {
  const { reference, jars, pack, others, amount, due, charge, parcel, courier, lot, page, payPage } = values
  const place = words.places[values.place ?? -1]
  if (name === 'howToPay' && !(pack && jars && amount)) return undefined
  const delivery = charge === null ? '' : charge === 0 ? words.deliveryFree : words.deliveryCharged
  const sizes = [pack, ...others.map((line) => line.pack)]
  const takes = place?.takes ?? inZone(words, charge, 'takes') ?? ''
  const filled = fill(words[name], {
    reference,
    jars: jars ?? '?',
    size: [
      words.sizes[pack] ?? pack,
      ...others.map((line) => `${line.jars} × ${words.sizes[line.pack] ?? line.pack}`),
    ].join(' + '),
    delivery,
    amount: rupees(amount ?? 0),
    ways: place?.ways ?? inZone(words, charge, 'ways') ?? words.ways,
    takes,
    lot,
    page,
  })
  if (name === 'howToTake') {
    const again = fill(words.orderAgain, { takes }).trimEnd()
    return [filled, ...sizes.map((id) => words.lasts[id]), again].filter(Boolean).join('\n')
  }
  const tracking = trackingAddress(courier, parcel)
  const text =
    name === 'sentToday' && parcel
      ? `${filled} ${fill(words.parcel, { parcel: tracking ? `${courier?.name} ${parcel}` : parcel })}`
      : name === 'howToPay' && words.upiId
        ? `${filled}\n\n${fill(words.upi, { upiId: words.upiId, amount: plainRupees(due ?? 0), reference })}`
        : filled
  // A value that is not known, such as the reference of a sale without one, leaves a space or a label too many.
  const known = text
    .replaceAll(/ (?=[ :.।])/g, '')
    .replace(/\n.*: $/, '')
    .trimEnd()
  const address = { howToPay: payPage, sentToday: tracking }[name as string]
  return address ? `${known}\n\n${address}` : known
}
