import type { JsonObject } from '#contract/json.ts'
import type { OrderChange } from '#worker/orders/contract.ts'
import type { Store } from '#worker/store.ts'
import { chatOrder, inquiry, interaction, sale, subscription } from './inputs.ts'
import { referenceOf } from './writes.ts'

/*
 * What visitors and the owner do in the histories of `numbers.test.ts`.
 */

export type Client = 0 | 1 | 2 | 3 | 4 | 5
type Act = (store: Store, client: Client, number: number) => Promise<unknown>

/** Two of the three are one service. */
const CAMPAIGNS = ['l.instagram.com', 'ig', 'letter'] as const

const pick = <Value>(list: readonly Value[], number: number) => list[number % list.length] as Value
const OTHERS = [
  { pack: '250g', jars: 3, each: 330.1 },
  { pack: '1kg', jars: 1, each: 1200, lot: 'A' },
]
const session = (client: Client) => `session_1_${client}`
const changeNewest =
  (change: OrderChange): Act =>
  async (store, _, number) => {
    const { data } = await store.orderStats({ days: 30, limit: 20 })
    const order = pick(data, number)
    return order && store.changeOrder(order.id, change)
  }

const see =
  (
    type: string,
    visitOf: (number: number) => { page_url: string | null; additional_data?: JsonObject },
  ): Act =>
  (store, client, number) =>
    store.recordInteraction(interaction(type, { user_session: session(client), ...visitOf(number) }))

/** All that they do. */
export const ACTS: Record<string, Act> = {
  'sees a price': see('pricing_view', (number) => ({
    page_url: `/p${number % 27}`,
    additional_data: {
      utm_source: pick(CAMPAIGNS, number),
      utm_campaign: pick(['', 'Diwali'], number),
      ...pick([{}, { again: true }], number >> 1),
    },
  })),
  'sees a price after the code of a jar': see('pricing_view', () => ({
    page_url: '/',
    additional_data: { lot: 'A' },
  })),
  'comes by a link of many': see('pricing_view', (number) => ({
    page_url: '/',
    additional_data: { referrer: `site${number % 31}.example` },
  })),
  'opens the chat': see('whatsapp_click', (number) => ({
    page_url: '/',
    additional_data: { placement: pick(['hero', 'shop', 'faq'], number) },
  })),
  'does something else': see('made_up', () => ({ page_url: null })),
  'reads the code of a jar': see('batch_view', (number) => ({
    page_url: pick(['/batch/A', '/mr/batch/B'], number),
    additional_data: pick([{ lot: 'A' }, { lot: 'B' }, {}], number),
  })),
  'clicks an order link': (store, client, number) => {
    const fields = {
      user_session: session(client),
      placement: pick(['hero', 'shop-order'], number),
      pack: pick(['500g', '250g', null], number),
      others: pick([null, [{ pack: '1kg', jars: 2, each: 60.5 }]], number >> 3),
      page_url: pick(['/', '/batch/A', '/mr/batch/B', `/blog/${number % 29}`, null], number),
      visit_source: pick([null, { lot: 'A' }, { utm_source: 'ig' }, { referrer: `s${number % 23}` }], number),
    }
    return store.recordOrder(chatOrder(referenceOf(number), fields))
  },
  'presses the floating button': (store, client) =>
    store.recordInquiry(inquiry({ user_session: session(client) })),
  'writes a question': (store, client) =>
    store.recordInquiry(
      inquiry({ inquiry_type: 'question', message: 'Namaste', user_session: session(client) }),
    ),
  'signs up': (store, client) =>
    store.subscribe(subscription(`reader${client}@visitor.example`), { userAgent: null }),
  leaves: async (store, client) => {
    const [row] = (await store.subscriptionStats({ days: 7, limit: 1, search: `reader${client}` })).data
    return row && store.unsubscribe(row.id)
  },
  'deletes the data of the session': (store, client) => store.deleteSessionData(session(client)),
  'is sold to': changeNewest({ status: 'sold', quantity: 2, amount: 2532 }),
  'is sold another pack': changeNewest({ status: 'sold', quantity: 3, pack: '250g', amount: 990 }),
  'is sold several sizes': changeNewest({
    status: 'sold',
    pack: '500g',
    others: OTHERS,
    amount: 2500,
    charge: 40,
  }),
  'is sold one size after all': changeNewest({ others: null }),
  'is sold a lot': changeNewest({ status: 'sold', lot: 'A', amount: 330 }),
  // The first day of all histories.
  'is sold to, dated earlier': changeNewest({ status: 'sold', amount: 400, sold_on: '2026-11-21' }),
  'pays in part': changeNewest({ status: 'sold', amount: 400, received: 150, received_how: 'cash' }),
  'gets money back': changeNewest({ status: 'sold', amount: 633, received: 633, refunded: 100 }),
  'is not sold to after all': changeNewest({ status: 'cancelled' }),
  'buys by telephone': (store, _, number) =>
    store.recordSale(sale({ amount: 330, idempotency_key: `key-${number}` })),
  'has the order erased': async (store, _, number) => {
    const { data } = await store.orderStats({ days: 30, limit: 20 })
    const order = pick(data, number)
    return order && store.deleteOrder(order.id)
  },
  'has the question erased': async (store) => {
    const [row] = await store.listInquiries({ days: 7, limit: 1 })
    return row && store.deleteInquiries([row.id])
  },
}
