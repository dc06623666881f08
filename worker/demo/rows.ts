import { type BillTerms, billOfOrder, billYear } from '../bills/rules.ts'
import type { Bill } from '../bills/table.ts'
import { HOUR_MS, iso } from '../contract/days.ts'
import { SOURCE_LANGUAGE } from '../contract/languages.ts'
import { inquiryRow } from '../inquiries/row.ts'
import type { InquiryRow } from '../inquiries/table.ts'
import { firstIdAt } from '../lib/ids.ts'
import { type OrderChange, orderReference, REFERENCE_RANDOM_BYTES } from '../orders/contract.ts'
import { orderRow } from '../orders/row.ts'
import { applyOrderChange } from '../orders/rules.ts'
import type { OrderRow } from '../orders/table.ts'
import { UNKNOWN } from '../statistics/constants.ts'
import { subscriptionRow } from '../subscriptions/row.ts'
import { UNTRACKED_REASONS } from '../tracking/constants.ts'
import { interactionRow } from '../tracking/row.ts'
import { type Click, type From, season, type Visit } from './season.ts'

/** Hours before now, newest first, as everywhere below. */
const SUBSCRIPTIONS = { asha: 5, rohan: 29, meera: 51, imran: 82, lata: 122 }

const [GOOGLE, INSTAGRAM] = [{ referrer: 'google.com' }, { utm_source: 'instagram' }]
/** Visits without a sign-up, an order or a chat. */
const VISITS: [hours: number, type: string, data: Record<string, string>, path?: string][] = [
  [3.2, 'pricing_view', { placement: 'shop', pack: '500g', ...GOOGLE }],
  [9, 'pricing_view', { placement: 'shop', pack: '250g', ...INSTAGRAM }],
  [12, 'batch_view', { lot: 'SY-26-02' }, 'batch/SY-26-02'],
  [21, 'pricing_view', { placement: 'shop', pack: '500g', ...GOOGLE }],
  [32, 'pricing_view', { placement: 'shop', pack: '250g', ...INSTAGRAM, utm_campaign: 'diwali' }],
  [44, 'pricing_view', { placement: 'shop', pack: '500g' }],
]

const SOLD: OrderChange = { status: 'sold', lot: 'SY-26-02', sent: true }
const PAID = (received: number): OrderChange => ({ ...SOLD, received, received_how: 'upi' })
const HALF = { pack: '250g', jars: 2, each: 330 }
const PART_PAID_OF_TWO_SIZES = { ...PAID(600), others: [{ ...HALF, lot: 'SY-26-02' }], sent: false }
const BY_TELEPHONE = { reference: null, clicked_at: null, placement: null, source: null, page: null }

/** Each with what the owner did an hour later. */
const ORDERS: [hours: number, from: From, fields: Partial<OrderRow>, change?: OrderChange][] = [
  [1, INSTAGRAM, { placement: 'hero' }],
  [3, GOOGLE, { pack: '500g', amount: 633 }],
  [20, GOOGLE, { pack: '500g', amount: 1293, others: [HALF] }, PART_PAID_OF_TWO_SIZES],
  [
    31,
    { ...INSTAGRAM, utm_campaign: 'diwali' },
    { pack: '250g', amount: 370, charge: 40 },
    { ...PAID(370), parcel: '44110271' },
  ],
  [60, {}, { ...BY_TELEPHONE, pack: '250g', amount: 660, quantity: 2 }, SOLD],
  [80, {}, { placement: 'header' }, { status: 'cancelled' }],
  [
    140,
    { lot: 'SY-26-01' },
    { pack: '250g', amount: 370, charge: 40 },
    { ...PAID(370), lot: 'SY-26-01', refunded: 370 },
  ],
  [216, { referrer: 'instagram.com' }, { placement: 'popup' }],
]

const INQUIRIES: [hours: number, fields: Partial<InquiryRow>][] = [
  [10, { name: 'Meenal Joshi', phone: '+91 20 5550 0162', message: 'We need 60 of 250g for a wedding.' }],
  [47, { phone: '+91 20 5550 0119', message: 'Parcel milala, pan eka barniche zakan sail ahe.' }],
  [98, { email: 'r.iyer@demo.example', message: 'Is it jaggery or sugar?', status: 'answered' }],
]

const visitOf = (path: string, visit_source: From | null = null) => ({
  user_session: 'session_1_demo',
  page_url: `https://demo.example/${path}`,
  visit_source,
})
const NO_CLICK_DETAILS = {
  pack: null,
  quantity: 1,
  others: null,
  amount: null,
  charge: null,
  placement: 'shop-order',
}
const IN_FOOTER = { source_page: 'footer' }
const IS_CHAT = { inquiry_type: 'whatsapp' }
const NO_WORDS = { inquiry_type: 'question', name: null, email: null, phone: null, message: null }

/** The rows of the last hour that was asked for: a page of the dashboard asks many times. */
let made: ReturnType<typeof demoRowsAt> | undefined

/**
 * Makes the rows of the demo, newest first, dated back from the hour of a time in milliseconds UTC: within the hour each request
 * has the same rows, of the same ids. They are those of a season, but for the newest, and each click and sign-up has its visit.
 */
export function demoRows(now: number) {
  const hour = now - (now % HOUR_MS)
  if (made?.hour !== hour) made = demoRowsAt(hour)
  return made
}

function demoRowsAt(hour: number) {
  const before = (hours: number) => Math.round(hour - hours * HOUR_MS)
  const past = season(hour)
  const signUps = [
    ...Object.entries(SUBSCRIPTIONS).map(([name, hours]) => ({ at: before(hours), name })),
    ...past.signUps.map(({ at }, index) => ({ at, name: `reader-${past.signUps.length - index}` })),
  ]
  const chats = [{ at: before(76), from: INSTAGRAM, path: 'blog' }, ...past.chats]
  const clicks: Click[] = [
    ...ORDERS.map(([hours, from, fields, change]) => ({ at: before(hours), from, path: '', fields, change })),
    ...past.clicks,
  ]
  const orders = clicks.map(({ at, from, path, fields, change }, index): OrderRow => {
    const random = Uint8Array.from(
      { length: REFERENCE_RANDOM_BYTES },
      (_, place) => Math.imul(index * REFERENCE_RANDOM_BYTES + place + 1, 2654435761) >>> 24,
    )
    const input = { ...visitOf(path, from), ...NO_CLICK_DETAILS, reference: orderReference(random) }
    const row = { ...orderRow(input, at), ...fields, id: firstIdAt(at) }
    return change ? applyOrderChange(row, change, at + HOUR_MS) : row
  })
  const visits: Visit[] = [
    ...VISITS.map(([hours, type, data, path = '']) => ({ at: before(hours), type, data, path })),
    ...past.visits,
    ...signUps.map(({ at }) => ({ at, type: 'newsletter_subscription', data: IN_FOOTER, path: '' })),
    ...chats.map(({ from, ...chat }) => ({ ...chat, type: 'whatsapp_click', data: { ...IS_CHAT, ...from } })),
    ...clicks.flatMap(({ at, from, path }, index): Visit[] => {
      const { placement } = orders[index] ?? {}
      return placement ? [{ at, type: 'whatsapp_click', data: { placement, ...from }, path }] : []
    }),
  ]
  return {
    hour,
    subscriptions: signUps.map(({ at, name }) => {
      const consent = { language: SOURCE_LANGUAGE, notice_version: UNKNOWN }
      const input = { ...visitOf(''), ...IN_FOOTER, ...consent, email: `${name}@demo.example` }
      return { ...subscriptionRow(input, null, at), id: firstIdAt(at) }
    }),
    interactions: newestFirst(
      visits.map(({ at, type, data, path }) => {
        const { user_session, page_url } = visitOf(path)
        const input = { interaction_type: type, additional_data: data, user_session, page_url }
        return { ...interactionRow(input, at), id: firstIdAt(at) }
      }),
    ),
    untracked: UNTRACKED_REASONS.map((reason, index) => ({ reason, id: firstIdAt(before(2 + 20 * index)) })),
    inquiries: newestFirst([
      ...INQUIRIES.map(([hours, fields]): InquiryRow => {
        const at = before(hours)
        return { ...inquiryRow({ ...visitOf(''), ...NO_WORDS }, at), ...fields, id: firstIdAt(at) }
      }),
      ...chats.map(({ at, from, path }) => ({
        ...inquiryRow({ ...visitOf(path, from), ...NO_WORDS, ...IS_CHAT }, at),
        id: firstIdAt(at),
      })),
    ]),
    orders: newestFirst(orders),
  }
}

const newestFirst = <Row extends { id: string }>(rows: Row[]) =>
  rows.sort((one, other) => (one.id < other.id ? 1 : -1))

/**
 * Makes a bill of each sale of the demo that was sent; of one that was given back in full the note that cancels it, too.
 */
export function demoBills(orders: readonly OrderRow[], terms: BillTerms | null): Bill[] {
  const sold = orders.filter(({ sold_at, sent_at }) => sold_at && sent_at).reverse()
  const numbers = new Map<string, number>()
  const next = (kind: Bill['kind'], year: number) => {
    const key = `${kind} ${year}`
    numbers.set(key, (numbers.get(key) ?? 0) + 1)
    return { kind, year, number: numbers.get(key) ?? 1 }
  }
  return sold.flatMap((order) => {
    if (!terms) return []
    const at = Date.parse(order.sold_at ?? '')
    const bill = {
      ...billOfOrder({ ...order, refunded: null }, terms.home ?? undefined, terms),
      ...next(terms.kind, billYear(at)),
      order_id: order.id,
      step: 1,
      issued_at: iso(at),
    }
    return order.refunded ? [bill, { ...bill, ...next('credit_note', billYear(at)), step: 2 }] : [bill]
  })
}
