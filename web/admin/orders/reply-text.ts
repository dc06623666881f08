import type { Content, Words } from '#web/model/types.ts'
import { daysText, waysToPay, whereTaken } from '#web/shop/delivery.ts'
import { fill } from '#web/shop/fill.ts'
import { hasPayPage } from '#web/shop/payment.ts'
import { warnings } from '#web/shop/warnings.ts'
import type { OtherLine } from '#worker/orders/contract.ts'
import { plainRupees, rupees } from '../format.ts'

/** The replies, and what the owner calls them. */
export const REPLY_NAMES = {
  recall: 'Recall',
  howToPay: 'Total and how to pay',
  sentToday: 'Sent today',
  beforeEating: 'Before eating it',
} as const
export type ReplyName = keyof typeof REPLY_NAMES

/** The words of the replies in a language, with all that is the same for every order. */
export type ReplyWords = Words['replies'] & {
  upiId: string | null
  hasPayPage: boolean
  /** The ways to pay, in words that are true in each zone. */
  ways: string
  /** What holds in each zone, by its charge in rupees: the ways to pay, and how long delivery takes. */
  places: { charge: number; ways: string; takes: string }[]
  sizes: Record<string, string>
}

/** Takes from the content of a language what its replies are made of. */
export function replyWords(content: Content): ReplyWords {
  const { doses, facts, packs, words, zones } = content
  const own = doses?.reply ?? words.replies.beforeEating
  return {
    ...words.replies,
    // A shop that says it in its own words still warns of what is in the jar.
    beforeEating: [own, ...warnings(content, [own])].filter(Boolean).join('\n'),
    upiId: whereTaken('upi', content) === 'nowhere' ? null : facts.payee.upiId,
    hasPayPage: hasPayPage(content),
    ways: waysToPay(content),
    places: zones.map((zone) => ({
      charge: zone.charge,
      ways: waysToPay({ ...content, zones: [zone] }),
      takes: fill(words.deliveryTerms.all, { days: daysText(zone.days, content) }),
    })),
    sizes: Object.fromEntries(packs.map(({ id, size }) => [id, size])),
  }
}

type Values = {
  reference: string
  /** Undefined while they are not known, as is the amount. */
  jars: number | undefined
  pack: string
  /** Further sizes. */
  others: readonly Pick<OtherLine, 'pack' | 'jars'>[]
  amount: number | undefined
  /** Rupees for delivery; null where they are not known. */
  charge: number | null
  /** The index of the zone in which the customer lives, where it is known. */
  place?: number | undefined
  /** Courier and number, as the owner typed them. */
  parcel: string
  /** The lot of the jars, and the address of its page. */
  lot: string
  page: string
  /** The address of the page on which the amount is paid; empty where the shop has none. */
  payPage: string
}

/** What holds in each zone that has the charge, of which free delivery says nothing; undefined where these differ. */
function inZone({ places }: ReplyWords, charge: number | null, name: 'ways' | 'takes'): string | undefined {
  const charged = places.filter((place) => place.charge === charge)
  const [text, ...others] = new Set(
    (charge && charged.length > 0 ? charged : places).map((each) => each[name]),
  )
  return others.length > 0 ? undefined : text
}

/** A reply, filled from an order; undefined where it names a total that is not known yet. */
export function replyText(words: ReplyWords, name: ReplyName, values: Values): string | undefined {
  const { reference, jars, pack, others, amount, charge, parcel, lot, page, payPage } = values
  const place = words.places[values.place ?? -1]
  if (name === 'howToPay' && !(pack && jars && amount)) return undefined
  const delivery = charge === null ? '' : charge === 0 ? words.deliveryFree : words.deliveryCharged
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
    takes: place?.takes ?? inZone(words, charge, 'takes') ?? '',
    lot,
    page,
  })
  const text =
    name === 'sentToday' && parcel.trim()
      ? `${filled} ${fill(words.parcel, { parcel: parcel.trim() })}`
      : name === 'howToPay' && words.upiId
        ? `${filled}\n\n${fill(words.upi, { upiId: words.upiId, amount: plainRupees(amount ?? 0), reference })}`
        : filled
  // A value that is not known, such as the reference of a sale without one, leaves a space or a label too many.
  const known = text
    .replaceAll(/ (?=[ :.।])/g, '')
    .replace(/\n.*: $/, '')
    .trimEnd()
  return name === 'howToPay' && payPage ? `${known}\n\n${payPage}` : known
}
