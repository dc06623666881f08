import { DAILY_LIMITS } from '#contract/limits.ts'
import { DayFull } from '#worker/d1/day-full.ts'
import { LEASE_MS } from '#worker/mail/queries.ts'
import type { Order, OrderChange } from '#worker/orders/contract.ts'
import type { NewOrder } from '#worker/orders/input.ts'
import { changeBackTo } from '#worker/orders/rules.ts'
import { type D1Store, d1Store } from '#worker/store.ts'
import type { SubscriptionRow } from '#worker/subscriptions/table.ts'
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

type Operation = {
  run(request: Request): Promise<unknown>
  /** Whether a client that got no answer may send it again, and nothing more is stored. */
  repeatable?: true
  /** Whether the Store does not repeat it: where its answer is lost it fails. */
  once?: true
}

/** Reads what the screens and mails of a moment show. */
export async function look(d1: D1Database, now: number, who: Who, before: Known): Promise<Known> {
  const [subscriptions] = await d1.batch<{ id: string }>([
    d1.prepare('SELECT id FROM newsletter_subscriptions WHERE email = ?').bind(ADDRESSES[who]),
  ])
  const orders = await d1Store(d1, now).findOrders([REFERENCES[who]])
  return {
    ...before,
    subscription: subscriptions?.results[0]?.id ?? before.subscription,
    order: orders.at(-1),
  }
}

const subscriber = (act: (store: D1Store, id: string) => Promise<unknown>): Operation => ({
  run: async ({ store, known: { subscription } }) => subscription && act(store, subscription),
  repeatable: true,
})

const click = (session: (who: Who) => string, fields: Partial<NewOrder> = {}): Operation => ({
  run: ({ store, who }) =>
    store.recordOrder(chatOrder(REFERENCES[who], { user_session: session(who), ...fields })),
  repeatable: true,
})

/** The form of a sale keeps its key: sent again, or twice at once, it is one sale. */
const sell = (reference: (who: Who) => string | null): Operation => ({
  run: ({ store, who, now }) => {
    const idempotency_key = `${now}-${who}`
    return store.recordSale(sale({ idempotency_key, reference: reference(who), amount: 633 }))
  },
  repeatable: true,
})

const change = (change: (order: Order) => OrderChange): Operation => ({
  run: async ({ store, known: { order } }) => order && store.changeOrder(order.id, change(order)),
  repeatable: true,
})

const OTHERS = [
  { pack: '1kg', jars: 1, each: 100, lot: 'SY-26-01' },
  { pack: '2kg', jars: 2, each: 50, lot: 'SY-26-02' },
]

/** A recalled lot's jars of an order are sent of another lot: they may be in any line. */
const move = (from: string, to: string): Operation => ({
  run: ({ store }) => store.moveUnsent({ from, to }),
  once: true,
})

const NOT_SOLD = {
  status: 'cancelled',
  sold_at: null,
  lot: null,
  refunded: null,
  received: null,
  sent_at: null,
} as const

/** Everything that a history is made of. A name reads as what its person, the owner or a job does. */
const OPERATIONS = {
  'signs up, to be confirmed': {
    run: async ({ store, who }) => {
      const options = { userAgent: null, confirm: true }
      return await store.subscribe(subscription(ADDRESSES[who]), options).catch((error) => {
        if (error instanceof DayFull) return 'the day is full'
        throw error
      })
    },
  },
  confirms: subscriber((store, id) => store.confirmSubscription(id)),
  unsubscribes: subscriber((store, id) => store.unsubscribe(id)),
  'is deleted by the owner': subscriber((store, id) => store.deleteSubscriber(id)),

  'confirmations are claimed': {
    run: async ({ store, now, learn }) => {
      const mails = await store.claimMail()
      learn({ claimed: { mails, at: now } })
      return mails
    },
  },
  /** Within its lease, by the process that claimed it: later it is cut off. */
  'what was claimed is sent': {
    run: async ({ d1, now, known: { claimed }, learn }) => {
      learn({ claimed: undefined })
      if (!claimed || now >= claimed.at + LEASE_MS) return
      for (const mail of claimed.mails) await d1Store(d1, claimed.at).recordSent(mail)
    },
  },
  'what was claimed is refused': {
    run: async ({ d1, known: { claimed }, learn }) => {
      learn({ claimed: undefined })
      for (const { mail_kind } of claimed?.mails ?? [])
        await d1Store(d1, claimed?.at ?? 0, LIMITS).recordRefused(mail_kind, 'E_REFUSED')
    },
  },

  'deletes the data of the session': {
    run: ({ store, who }) => store.deleteSessionData(SESSIONS[who]),
    repeatable: true,
  },

  'clicks an order link': click((who) => SESSIONS[who]),
  'clicks a link of two sizes': click((who) => SESSIONS[who], {
    others: [{ pack: '1kg', jars: 1, each: 100 }],
  }),
  'clicks a copied link': click((who) => SESSIONS[who === 0 ? 1 : 0]),
  'the owner records a sale': sell((who) => REFERENCES[who]),
  'the owner records a sale without reference': sell(() => null),
  'the owner marks it sold': change(({ amount }) => ({ status: 'sold', amount })),
  'the owner marks it cancelled': change(() => ({ status: 'cancelled' })),
  'the owner takes the sale back': change(() => ({ status: 'clicked' })),
  'the owner adds a jar': change(({ quantity }) => ({ quantity: quantity + 1 })),
  'the owner dates the sale of yesterday': change(() => ({ sold_on: '2026-11-21' })),
  'the owner marks a part paid': change(() => ({ received: 300, received_how: 'upi' })),
  'the owner marks all paid': change(({ amount }) => ({ received: amount, received_how: 'cash' })),
  'the owner gives money back': change(() => ({ refunded: 100 })),
  'the owner sets pack and lot': change(() => ({ pack: '250g', lot: 'SY-26-02' })),
  'the owner marks it sent': change(() => ({ sent: true })),
  'the owner marks what another device may have marked': change(({ status }) => ({
    status: 'sold',
    amount: 700,
    seen: { status },
  })),
  'the owner undoes a cancellation': change((order) => changeBackTo(order, { ...order, ...NOT_SOLD })),
  'the owner sells several sizes': change(() => ({ status: 'sold', amount: 1200, others: OTHERS })),
  'the owner takes a size away': change(() => ({ others: OTHERS.slice(1) })),
  'the owner sends another lot': move('SY-26-01', 'SY-26-02'),
  'the owner sends a lot again': move('SY-26-02', 'SY-26-01'),
  'the owner reads what is recalled': { run: ({ store }) => store.ordersToDo(['SY-26-01']) },
  'the owner closes open orders': { run: ({ store }) => store.closeOrders('2026-12-31'), repeatable: true },
  'the owner erases an order': {
    run: async ({ store, known: { order } }) => order && store.deleteOrder(order.id),
    repeatable: true,
  },
} satisfies Record<string, Operation>

export type Name = keyof typeof OPERATIONS

export function operation(name: Name): Operation {
  return OPERATIONS[name]
}
