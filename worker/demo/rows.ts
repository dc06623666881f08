import { LANGUAGES } from '../contract/languages.ts'
import { inquiryRow } from '../inquiries/row.ts'
import type { InquiryRow } from '../inquiries/table.ts'
import { HOUR_MS, iso } from '../lib/days.ts'
import { firstIdAt, timeOf } from '../lib/ids.ts'
import { type OrderChange, orderReference, REFERENCE_RANDOM_BYTES } from '../orders/contract.ts'
import type { NewOrder } from '../orders/input.ts'
import { applyOrderChange, orderRow, saleRow } from '../orders/row.ts'
import type { OrderRow } from '../orders/table.ts'
import { UNKNOWN } from '../statistics/contract.ts'
import { subscriptionRow } from '../subscriptions/row.ts'
import { interactionRow } from '../tracking/row.ts'

const PAGE = 'https://demo.example/'
const NO_VISIT = { user_session: null, page_url: null, visit_source: null }
const INSTAGRAM = { utm_source: 'instagram', utm_campaign: 'diwali' }
const GOOGLE = { referrer: 'google.com' }

/** Hours before now, newest first, as everywhere below. */
const SUBSCRIPTIONS: [hours: number, name: string, page: string][] = [
  [5, 'asha', 'footer'],
  [29, 'rohan', 'footer'],
  [51, 'meera', 'blog'],
  [80, 'imran', 'footer'],
  [122, 'lata', 'footer'],
]

const INTERACTIONS: [hours: number, type: string, data: Record<string, string>, path?: string][] = [
  [1, 'whatsapp_click', { placement: 'hero', utm_source: 'instagram' }],
  [3, 'pricing_view', { placement: 'shop', pack: '500g', utm_source: 'instagram' }],
  [5, 'newsletter_subscription', { source_page: 'footer' }],
  [9, 'pricing_view', { placement: 'shop', pack: '250g', ...GOOGLE }],
  [20, 'whatsapp_click', { placement: 'shop-order', ...GOOGLE }],
  [29, 'newsletter_subscription', { source_page: 'footer' }],
  [44, 'pricing_view', { placement: 'shop', pack: '500g' }],
  [51, 'newsletter_subscription', { source_page: 'blog', ...GOOGLE }, 'blog'],
  [76, 'whatsapp_click', { inquiry_type: 'whatsapp', placement: 'floating-button' }],
  [101, 'batch_view', { lot: 'SY-26-02' }, 'batch/SY-26-02'],
]

const shop = (pack: string, amount: number, quantity = 1, charge = 0) => ({
  placement: 'shop-order',
  pack,
  amount,
  quantity,
  charge,
})
const sold = (lot: string, more: OrderChange = {}): OrderChange => ({ status: 'sold', lot, ...more })

/** An order, null for a sale by telephone; hours from it to what the owner did, and to the parcel. */
const ORDERS: [
  hours: number,
  click: Partial<NewOrder> | null,
  after?: number,
  change?: OrderChange,
  sent?: number,
][] = [
  [1, { visit_source: INSTAGRAM }],
  [3, { ...shop('500g', 633), visit_source: GOOGLE }],
  [20, { ...shop('500g', 1266, 2), visit_source: GOOGLE }, 2, sold('SY-26-02')],
  [31, { ...shop('250g', 370, 1, 40), visit_source: INSTAGRAM }, 3, sold('SY-26-02'), 20],
  [60, null],
  [80, { placement: 'header' }, 50, { status: 'cancelled' }],
  [130, { ...shop('250g', 990, 3), visit_source: { lot: 'SY-26-01' } }, 2, sold('SY-26-01'), 9],
  [216, { placement: 'popup', visit_source: { referrer: 'l.instagram.com' } }],
  [290, shop('500g', 633), 1, sold('SY-26-01', { refunded: 633, note: 'Broken on the way' }), 12],
]

const INQUIRIES: [hours: number, path: string, status: 'new' | 'answered', fields: Partial<InquiryRow>][] = [
  [
    10,
    '',
    'new',
    {
      name: 'Meenal Joshi',
      email: 'meenal.j@demo.example',
      phone: '+91 20 5550 0162',
      message:
        'Hello, my brother’s wedding is on 14 December in Nashik and we want to give small jars to the guests instead of sweets. We need 60 of 250g. Can each have a tag with their names? I would send the text.\nIs there a price for so many, and by when must we order?\nPlease write on WhatsApp, I am in school until four.\nThank you, Meenal',
    },
  ],
  [
    47,
    'batch/SY-26-02',
    'new',
    {
      phone: '+91 20 5550 0119',
      message: 'Parcel milala, pan eka barniche zakan sail ahe. Photo pathvu ka?',
    },
  ],
  [76, 'blog', 'new', { inquiry_type: 'whatsapp', source: 'instagram' }],
  [
    98,
    'blog',
    'answered',
    {
      name: 'R. Iyer',
      email: 'r.iyer@demo.example',
      message: 'Is the sweetener sugar or jaggery, and how much of it is in 100 g?',
    },
  ],
]

/** The rows of the demo, dated within the days before a time in milliseconds UTC, each with the same end of its id at any time. */
export function demoRows(now: number) {
  const before = (hours: number) => now - hours * HOUR_MS
  const session = (hours: number, index: number) =>
    `session_${before(hours)}_demo${String(index).padStart(4, '0')}`
  return {
    subscriptions: SUBSCRIPTIONS.map(([hours, name, source_page], index) => {
      const { id: language } = LANGUAGES[index % LANGUAGES.length] ?? LANGUAGES[0]
      const input = {
        email: `${name}@demo.example`,
        source_page,
        language,
        notice_version: UNKNOWN,
        ...NO_VISIT,
      }
      return withFixedId(subscriptionRow(input, null, before(hours)), index)
    }),
    interactions: INTERACTIONS.map(([hours, interaction_type, additional_data, path = ''], index) => {
      const visit = { user_session: session(hours, index), page_url: PAGE + path, additional_data }
      return withFixedId(interactionRow({ interaction_type, ...visit }, before(hours)), index)
    }),
    inquiries: INQUIRIES.map(([hours, path, status, fields], index): InquiryRow => {
      const empty = { inquiry_type: 'question', name: null, email: null, phone: null, message: null }
      const row = inquiryRow({ ...empty, ...NO_VISIT, page_url: PAGE + path }, before(hours))
      return withFixedId({ ...row, user_session: session(hours, index), ...fields, status }, index)
    }),
    orders: ORDERS.map((order, index) => orderOf(order, index, before)),
  }
}

function orderOf(
  [hours, click, after = 0, change, sent]: (typeof ORDERS)[number],
  index: number,
  before: (hours: number) => number,
): OrderRow {
  const time = before(hours)
  if (!click) {
    const sale = {
      pack: '250g',
      amount: 660,
      charge: 0,
      quantity: 2,
      lot: 'SY-26-02',
      sent: true,
      note: 'By telephone',
    }
    return withFixedId(
      saleRow({ ...sale, reference: null, sold_on: undefined, idempotency_key: 'demo' }, time),
      index,
    )
  }
  const clicked: NewOrder = {
    reference: orderReference(new Uint8Array(REFERENCE_RANDOM_BYTES).fill(index + 7)),
    user_session: `session_${time}_demo`,
    placement: 'hero',
    page_url: PAGE,
    visit_source: null,
    pack: null,
    quantity: 1,
    amount: null,
    charge: null,
    ...click,
  }
  const row = withFixedId(orderRow(clicked, time), index)
  const times = sent === undefined ? {} : { sent: iso(time + sent * HOUR_MS) }
  return change ? applyOrderChange(row, { ...change, ...times }, time + after * HOUR_MS) : row
}

/** Each request dates the rows again: by the end of its id a row is found in the next one. */
export const ID_END = 12

function withFixedId<Row extends { id: string }>(row: Row, index: number): Row {
  const start = firstIdAt(timeOf(row.id)).slice(0, -ID_END)
  return { ...row, id: start + String(index).padStart(ID_END, '0') }
}
