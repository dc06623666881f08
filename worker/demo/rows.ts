import { LANGUAGES } from '../contract/languages.ts'
import { inquiryRow } from '../inquiries/row.ts'
import type { InquiryRow } from '../inquiries/table.ts'
import { HOUR_MS, iso } from '../lib/days.ts'
import { firstIdAt, timeOf } from '../lib/ids.ts'
import { type OrderChange, orderReference, REFERENCE_RANDOM_BYTES } from '../orders/contract.ts'
import { applyOrderChange, orderRow } from '../orders/row.ts'
import type { OrderRow } from '../orders/table.ts'
import { UNKNOWN } from '../statistics/contract.ts'
import { subscriptionRow } from '../subscriptions/row.ts'
import type { UntrackedReason } from '../tracking/contract.ts'
import { interactionRow } from '../tracking/row.ts'

const PAGE = 'https://demo.example/'
const VISIT = { user_session: 'session_1_demo', page_url: PAGE, visit_source: null }

/** Hours before now, newest first, as everywhere below. */
const SUBSCRIPTIONS: [hours: number, name: string, page: string][] = [
  [5, 'asha', 'footer'],
  [29, 'rohan', 'footer'],
  [51, 'meera', 'blog'],
  [80, 'imran', 'footer'],
  [122, 'lata', 'footer'],
]

const [GOOGLE, INSTAGRAM] = [{ referrer: 'google.com' }, { utm_source: 'instagram' }]
const INTERACTIONS: [hours: number, type: string, data: Record<string, string>, path?: string][] = [
  [1, 'whatsapp_click', { placement: 'hero', ...INSTAGRAM }],
  [3, 'pricing_view', { placement: 'shop', pack: '500g', ...GOOGLE }],
  [5, 'newsletter_subscription', { source_page: 'footer' }],
  [9, 'pricing_view', { placement: 'shop', pack: '250g', ...INSTAGRAM }],
  [20, 'whatsapp_click', { placement: 'shop-order', ...GOOGLE }],
  [29, 'newsletter_subscription', { source_page: 'footer' }],
  [44, 'pricing_view', { placement: 'shop', pack: '500g' }],
  [51, 'newsletter_subscription', { source_page: 'blog', ...GOOGLE }, 'blog'],
  [76, 'whatsapp_click', { inquiry_type: 'whatsapp', ...INSTAGRAM }, 'blog'],
  [101, 'batch_view', { lot: 'SY-26-02' }, 'batch/SY-26-02'],
]

const UNTRACKED: [hours: number, reason: UntrackedReason][] = [
  [2, 'owner'],
  [7, 'bot'],
  [30, 'gpc'],
  [54, 'bot'],
]

const shop = (pack: string, amount: number, quantity = 1) => ({
  placement: 'shop-order',
  ...{ pack, amount, quantity },
})
const BY_TELEPHONE = { reference: null, clicked_at: null, placement: null, source: null, page: null }
const sold = (lot: string): OrderChange => ({ status: 'sold', lot })

/** Each with what the owner did, so many hours later, and when it was sent. */
const ORDERS: [hours: number, Partial<OrderRow>, after?: number, change?: OrderChange, sent?: number][] = [
  [1, { source: 'instagram · diwali' }],
  [3, { ...shop('500g', 633), source: 'google.com' }],
  [20, { ...shop('500g', 1266, 2), source: 'google.com' }, 2, sold('SY-26-02')],
  [31, { ...shop('250g', 370), charge: 40, source: 'instagram · diwali' }, 3, sold('SY-26-02'), 20],
  [60, { ...BY_TELEPHONE, pack: '250g', amount: 660, quantity: 2 }, 0, sold('SY-26-02'), 0],
  [80, { placement: 'header' }, 50, { status: 'cancelled' }],
  [130, { ...shop('250g', 990, 3), source: 'lot:SY-26-01' }, 2, sold('SY-26-01'), 9],
  [140, shop('500g', 633), 1, { ...sold('SY-26-01'), refunded: 633, note: 'Broken on the way' }, 12],
  [216, { placement: 'popup', source: 'instagram.com' }],
]

const INQUIRIES: [hours: number, path: string, fields: Partial<InquiryRow>][] = [
  [
    10,
    '',
    {
      ...{ name: 'Meenal Joshi', email: 'meenal.j@demo.example', phone: '+91 20 5550 0162' },
      message:
        'Hello, my brother’s wedding is on 14 December in Nashik and we want to give small jars to the guests instead of sweets. We need 60 of 250g. Can each have a tag with their names? I would send the text.\nIs there a price for so many, and by when must we order?\nPlease write on WhatsApp, I am in school until four.\nThank you, Meenal',
    },
  ],
  [
    47,
    'batch/SY-26-02',
    {
      phone: '+91 20 5550 0119',
      message: 'Parcel milala, pan eka barniche zakan sail ahe. Photo pathvu ka?',
    },
  ],
  [76, 'blog', { inquiry_type: 'whatsapp', source: 'instagram' }],
  [
    98,
    'blog',
    {
      ...{ name: 'R. Iyer', email: 'r.iyer@demo.example', status: 'answered' },
      message: 'Is the sweetener sugar or jaggery, and how much of it is in 100 g?',
    },
  ],
]

/** The rows of the demo, dated within the days before a time in milliseconds UTC, each with the same end of its id at any time. */
export function demoRows(now: number) {
  const before = (hours: number) => now - hours * HOUR_MS
  return {
    subscriptions: SUBSCRIPTIONS.map(([hours, name, source_page], index) => {
      const { id: language } = LANGUAGES[index % LANGUAGES.length] ?? LANGUAGES[0]
      const email = `${name}@demo.example`
      const input = { ...VISIT, email, source_page, language, notice_version: UNKNOWN }
      return withFixedId(subscriptionRow(input, null, before(hours)), index)
    }),
    interactions: INTERACTIONS.map(([hours, interaction_type, additional_data, path = ''], index) => {
      const visit = { user_session: `session_${before(hours)}_demo`, page_url: PAGE + path }
      return withFixedId(
        interactionRow({ interaction_type, additional_data, ...visit }, before(hours)),
        index,
      )
    }),
    untracked: UNTRACKED.map(([hours, reason]) => ({ reason, created_at: iso(before(hours)) })),
    inquiries: INQUIRIES.map(([hours, path, fields], index): InquiryRow => {
      const empty = { inquiry_type: 'question', name: null, email: null, phone: null, message: null }
      const row = inquiryRow({ ...VISIT, ...empty, page_url: PAGE + path }, before(hours))
      return withFixedId({ ...row, ...fields }, index)
    }),
    orders: ORDERS.map(([hours, fields, after = 0, change, sent], index): OrderRow => {
      const reference = orderReference(new Uint8Array(REFERENCE_RANDOM_BYTES).fill(index + 7))
      const click = {
        ...VISIT,
        reference,
        pack: null,
        placement: 'hero',
        quantity: 1,
        amount: null,
        charge: null,
      }
      const row = withFixedId({ ...orderRow(click, before(hours)), ...fields }, index)
      const times = sent === undefined ? {} : { sent: iso(before(hours - sent)) }
      return change ? applyOrderChange(row, { ...change, ...times }, before(hours - after)) : row
    }),
  }
}

/** Each request dates the rows again: by the end of its id a row is found in the next one. */
export const ID_END = 12

function withFixedId<Row extends { id: string }>(row: Row, index: number): Row {
  const start = firstIdAt(timeOf(row.id)).slice(0, -ID_END)
  return { ...row, id: start + String(index).padStart(ID_END, '0') }
}
