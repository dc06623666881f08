import { DAY_MS, dayOf, HOUR_MS, iso, MINUTE_MS, midnightOf } from '../contract/days.ts'
import { WAYS_RECEIVED } from '../orders/constants.ts'
import type { OrderChange } from '../orders/contract.ts'
import type { OrderRow } from '../orders/table.ts'

/** What a visit's address and referrer say. */
export type From = Record<string, string>
type Came = { at: number; from: From; path: string }
export type Visit = { at: number; type: string; data: From; path: string }
/** A click on an order link with what the owner did an hour later. */
export type Click = Came & { fields: Partial<OrderRow>; change?: OrderChange | undefined }

/** The last days before now have rows of their own. */
const [FIRST_VISIT_DAY, FIRST_ORDER_DAY, LAST_DAY] = [5, 10, 89]
/** A festival, by the days since it: orders grow for two weeks before it, and rest after it. */
const FESTIVAL = 20
const GROWTH_DAYS = 14

const RECALLED = 'SY-26-01'

/** Visits of an ordinary day that see a price, and how they differ by weekday, from Sunday. */
const VISITS = 2.2
const WEEKDAYS = [1.3, 0.7, 0.8, 0.9, 1, 1.1, 1.4]

const SOURCES: From[] = [
  ...[{ utm_source: 'instagram' }, { utm_source: 'instagram' }, { utm_source: 'instagram' }],
  ...[{ referrer: 'google.com' }, { referrer: 'google.com' }, { referrer: 'chatgpt.com' }],
  ...[{ referrer: 'whatsapp.com' }, {}, {}],
]
const PATHS = ['', '', '', '', 'mr', 'blog/best-chyawanprash-guide']
const PLACEMENTS = ['shop-order', 'shop-order', 'shop-order', 'hero', 'header']
type Ordered = { pack: string } & Pick<OrderRow, 'amount' | 'charge'> & Partial<OrderRow>
const LARGE = { pack: '500g', amount: 633, charge: 0 }
const SMALL = { pack: '250g', amount: 370, charge: 40 }
const BOTH = { ...LARGE, amount: 963, others: [{ pack: '250g', jars: 1, each: 330 }] }
const PAIR = { ...SMALL, amount: 660, charge: 0, quantity: 2 }
const GIFTS: Ordered = { ...LARGE, amount: 2532, quantity: 4, note: 'Four jars as gifts, one card each' }
const PACKS: Ordered[] = [LARGE, SMALL, LARGE, SMALL, BOTH, LARGE, PAIR]
const NOT_SOLD: OrderChange = { status: 'cancelled' }
const BY_HAND = 'Handed over in Pune'
const NOTES = ['Speed Post', BY_HAND, 'Reached in three days', null, null]

/**
 * Makes the visits of a season that is over at a time in milliseconds UTC, newest first, and what became of them: on the same
 * day the same ones.
 */
export function season(now: number) {
  const made = { visits: [] as Visit[], clicks: [] as Click[], signUps: [] as Came[], chats: [] as Came[] }
  let state = 8
  // The generator of Park and Miller (1988): from 0 to 1.
  const random = () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  for (let day = FIRST_VISIT_DAY; day <= LAST_DAY; day += 1) {
    const midnight = midnightOf(dayOf(now)) - day * DAY_MS
    const until = day - FESTIVAL
    const isFestive = until >= 0 && until < GROWTH_DAYS
    const mood = isFestive ? 3 - (2 * until) / GROWTH_DAYS : until < 0 && until > -4 ? 0.5 : 1
    const weekday = WEEKDAYS[new Date(dayOf(midnight)).getUTCDay()] ?? 1
    const visits = Math.round(VISITS * weekday * mood + random() - 0.5)
    for (let visit = visits; visit > 0; visit -= 1) {
      // From eight in the morning to ten at night.
      const at = midnight + 8 * HOUR_MS + Math.floor(((visit - random() / 2) / visits) * 14 * 60) * MINUTE_MS
      const source = pick(SOURCES)
      const from = isFestive && source.utm_source ? { ...source, utm_campaign: 'diwali' } : source
      const came = { at, from, path: pick(PATHS) }
      const ordered = isFestive && random() < 0.25 ? GIFTS : pick(PACKS)
      const outcome = random()
      const saw = { placement: 'shop', pack: ordered.pack, ...from }
      made.visits.push({ ...came, at: at - 2 * MINUTE_MS, type: 'pricing_view', data: saw })
      if (day < FIRST_ORDER_DAY) continue
      if (outcome < 0.14) {
        const change = random() < 0.75 ? saleOf(ordered, at, now, pick(NOTES)) : NOT_SOLD
        made.clicks.push({ ...came, fields: { ...ordered, placement: pick(PLACEMENTS) }, change })
      } else if (outcome < 0.22) made.signUps.push(came)
      else if (outcome < 0.25) made.chats.push(came)
      else if (outcome > 0.85) {
        const lot = lotOn(at, now, '500g')
        made.visits.push({ at, type: 'batch_view', data: { lot }, path: `batch/${lot}` })
      }
    }
  }
  return made
}

/** The lot of which a pack was sold at a time: one before it is recalled now, and one that the site says nothing of any more. */
function lotOn(at: number, now: number, pack: string): string {
  const days = (now - at) / DAY_MS
  if (days < 18) return 'SY-26-02'
  return pack === '500g' ? 'SY-25-07' : days < 25 ? RECALLED : 'SY-25-06'
}

function saleOf(ordered: Ordered, at: number, now: number, sentBy: string | null): OrderChange {
  const { pack, amount, others, note } = ordered
  const lot = lotOn(at, now, pack)
  const minute = Math.floor(at / MINUTE_MS)
  return {
    status: 'sold',
    sent: true,
    lot,
    received: amount,
    received_how: WAYS_RECEIVED[minute % WAYS_RECEIVED.length],
    note: note ?? sentBy,
    ...(others && { others: others.map((line) => ({ ...line, lot: lotOn(at, now, line.pack) })) }),
    ...(sentBy !== BY_HAND && { parcel: `44${minute % 1_000_000}` }),
    ...([lot, others && lotOn(at, now, '250g')].includes(RECALLED) && { warned: iso(now - 9 * DAY_MS) }),
  }
}
