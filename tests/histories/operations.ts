import { DAILY_LIMITS } from '#contract/limits.ts'
import { isBilled } from '#worker/bills/rules.ts'
import { DayFull } from '#worker/d1/day-full.ts'
import { LEASE_MS } from '#worker/mail/queries.ts'
import type { Order, OrderChange } from '#worker/orders/contract.ts'
import type { NewOrder } from '#worker/orders/input.ts'
import { changeBackTo } from '#worker/orders/rules.ts'
import { type D1Store, d1Store } from '#worker/store.ts'
import type { SubscriptionRow } from '#worker/subscriptions/table.ts'
import { GOA, TERMS } from '../bill-terms.ts'
import { chatOrder, sale, subscription } from '../worker/inputs.ts'

const ADDRESSES = ['asha@visitor.example', 'ravi@visitor.example'] as const
const REFERENCES = ['11111V', '789ABP'] as const
const SESSIONS = ['session_1_asha', 'session_1_ravi'] as const

/** What a day has room for: of what histories are about. */
export const LIMITS = { ...DAILY_LIMITS, mail: 1 }

/** One of two people, with an address, an order's reference and a browser session of their own. */
export type Who = 0 | 1

/** What a client knows of a person when a request starts: from mails, screens and earlier answers. */
export type Known = {
  /** The id of the address's latest row, which may be deleted by now. */
  subscription?: string | undefined
  order?: Order | undefined
  /** The last step of the order's bills and notes. */
  steps?: number
  /** What a process has claimed and not sent yet; `at` is milliseconds UTC. */
  claimed?: { mails: SubscriptionRow[]; at: number } | undefined
}

type Request = {
  d1: D1Database
  store: D1Store
  /** Milliseconds UTC. */
  now: number
  who: Who
  known: Known
  learn(news: Known): void
}

type Operation = (request: Request) => Promise<unknown>

/** Reads what the screens and mails of a moment show. */
export async function look(d1: D1Database, now: number, who: Who, before: Known): Promise<Known> {
  const [subscriptions] = await d1.batch<{ id: string }>([
    d1.prepare('SELECT id FROM newsletter_subscriptions WHERE email = ?').bind(ADDRESSES[who]),
  ])
  const store = d1Store(d1, now)
  const order = (await store.findOrders([REFERENCES[who]])).at(-1)
  return {
    ...before,
    subscription: subscriptions?.results[0]?.id ?? before.subscription,
    order,
    steps: order ? ((await store.billsOfOrder(order.id)).at(-1)?.step ?? 0) : 0,
  }
}

const subscriber =
  (act: (store: D1Store, id: string) => Promise<unknown>): Operation =>
  async ({ store, known: { subscription } }) =>
    subscription && act(store, subscription)

const click =
  (session: (who: Who) => string, fields: Partial<NewOrder> = {}): Operation =>
  ({ store, who }) =>
    store.recordOrder(chatOrder(REFERENCES[who], { user_session: session(who), ...fields }))

/** The form of a sale keeps its key: sent again, or twice at once, it is one sale. */
const sell =
  (reference: (who: Who) => string | null): Operation =>
  ({ store, who, now }) =>
    store.recordSale(sale({ idempotency_key: `${now}-${who}`, reference: reference(who), amount: 633 }))

const change =
  (change: (order: Order) => OrderChange): Operation =>
  async ({ store, known: { order } }) =>
    order && store.changeOrder(order.id, change(order))

/** The button of a screen makes the next document of the order that it shows. */
const document =
  (isBill: boolean): Operation =>
  async ({ store, known: { order, steps = 0 } }) =>
    order &&
    isBilled(steps) !== isBill &&
    store.makeBill({ order: order.id, step: steps + 1, place: GOA }, TERMS.tax_invoice)

const CANCELLED = {
  status: 'cancelled',
  sold_at: null,
  refunded: null,
  received: null,
  sent_at: null,
} as const

const OTHERS = [
  { pack: '1kg', jars: 1, each: 100, lot: 'SY-26-01' },
  { pack: '2kg', jars: 2, each: 50, lot: 'SY-26-02' },
]

/* A name reads as what its person, the owner or a job does. */

const confirmations = {
  'signs up, to be confirmed': ({ store, who }) =>
    store.subscribe(subscription(ADDRESSES[who]), { userAgent: null, confirm: true }).catch((error) => {
      if (error instanceof DayFull) return 'the day is full'
      throw error
    }),
  confirms: subscriber((store, id) => store.confirmSubscription(id)),
  unsubscribes: subscriber((store, id) => store.unsubscribe(id)),
  'is deleted by the owner': subscriber((store, id) => store.deleteSubscriber(id)),
  'confirmations are claimed': async ({ store, now, learn }) => {
    const mails = await store.claimMail()
    learn({ claimed: { mails, at: now } })
    return mails
  },
  /** Within its lease, by the process that claimed it: later it is cut off. */
  'what was claimed is sent': async ({ d1, now, known: { claimed }, learn }) => {
    learn({ claimed: undefined })
    if (!claimed || now >= claimed.at + LEASE_MS) return
    for (const mail of claimed.mails) await d1Store(d1, claimed.at).recordSent(mail)
  },
  'what was claimed is refused': async ({ d1, known: { claimed }, learn }) => {
    learn({ claimed: undefined })
    for (const { mail_kind } of claimed?.mails ?? [])
      await d1Store(d1, claimed?.at ?? 0, LIMITS).recordRefused(mail_kind, 'E_REFUSED')
  },
} satisfies Record<string, Operation>

const clicks = {
  'clicks an order link': click((who) => SESSIONS[who]),
  'clicks a copied link': click((who) => SESSIONS[who === 0 ? 1 : 0]),
  'the owner records a sale': sell((who) => REFERENCES[who]),
  'the owner records a sale without reference': sell(() => null),
} satisfies Record<string, Operation>

const marks = {
  'the owner marks it sold': change(({ amount }) => ({ status: 'sold', amount })),
  'the owner marks it cancelled': change(() => ({ status: 'cancelled' })),
  'the owner takes the sale back': change(() => ({ status: 'clicked' })),
  'the owner undoes a cancellation': change((order) => changeBackTo(order, { ...order, ...CANCELLED })),
  'the owner adds a jar': change(({ quantity }) => ({ quantity: quantity + 1 })),
  'the owner marks it sent': change(() => ({ sent: true })),
  'the owner erases an order': async ({ store, known: { order } }) => order && store.deleteOrder(order.id),
} satisfies Record<string, Operation>

const sums = {
  'the owner marks all paid': change(({ amount }) => ({ received: amount, received_how: 'cash' })),
  'the owner gives money back': change(() => ({ refunded: 100 })),
} satisfies Record<string, Operation>

const otherDevice = {
  'the owner marks what another device may have marked': change(({ status }) => ({
    status: 'sold',
    amount: 700,
    seen: { status },
  })),
  'the owner marks all as sent': async ({ store, known: { order } }) =>
    order && store.markSent({ ids: [order.id] }),
  'the owner closes open orders': ({ store }) => store.closeOrders('2026-12-31'),
  'deletes the data of the session': ({ store, who }) => store.deleteSessionData(SESSIONS[who]),
} satisfies Record<string, Operation>

/** A recalled lot's jars of an order are sent of another lot: they may be in any line. */
const recall = {
  'clicks a link of two sizes': click((who) => SESSIONS[who], {
    others: [{ pack: '1kg', jars: 1, each: 100 }],
  }),
  'the owner sells several sizes': change(() => ({ status: 'sold', amount: 1200, others: OTHERS })),
  'the owner sends another lot': ({ store }) => store.moveUnsent({ from: 'SY-26-01', to: 'SY-26-02' }),
  'the owner sends a lot again': ({ store }) => store.moveUnsent({ from: 'SY-26-02', to: 'SY-26-01' }),
} satisfies Record<string, Operation>

const bills = {
  'the owner bills the sale': document(true),
  'the owner cancels its bill': document(false),
} satisfies Record<string, Operation>

/** What changes what a bill says. */
const billed = {
  ...sums,
  'the owner adds a jar': marks['the owner adds a jar'],
  'the owner takes the sale back': marks['the owner takes the sale back'],
} satisfies Record<string, Operation>

const OPERATIONS = {
  ...confirmations,
  ...clicks,
  ...marks,
  ...sums,
  ...otherDevice,
  ...recall,
  ...bills,
} satisfies Record<string, Operation>

export type Name = keyof typeof OPERATIONS

export function operation(name: Name): Operation {
  return OPERATIONS[name]
}

/** What the Store does not try again: where its answer is lost it fails. */
export const ONCE: readonly Name[] = ['the owner sends another lot', 'the owner sends a lot again']

/**
 * Operations that meet in a history, and the one that precedes them, of both people: those that write what follows from
 * something read before. All others are one batch, which nothing comes between.
 */
export const THEMES: Record<string, { opening?: Name; operations: Partial<Record<Name, Operation>> }> = {
  confirmations: { opening: 'signs up, to be confirmed', operations: confirmations },
  orders: { operations: { ...clicks, ...marks } },
  'marks on two devices': {
    opening: 'clicks an order link',
    operations: { ...marks, ...sums, ...otherDevice },
  },
  'a recall': { opening: 'clicks a link of two sizes', operations: { ...recall, ...marks } },
  bills: { opening: 'the owner records a sale', operations: { ...bills, ...billed } },
}
