/// <reference path="../../worker/env.d.ts" />
import type { Order, Subscriber } from '#contract/entities.ts'
import type { OrderChange } from '#contract/inputs/orders.ts'
import { undoOf } from '#contract/orders.ts'
import { deliverDue } from '#worker/mail/deliver.ts'
import { mailSettings } from '#worker/mail/settings.ts'
import { scheduled } from '#worker/scheduled.ts'
import { d1Store } from '#worker/store/d1/index.ts'
import { firstIdAt } from '#worker/store/rules/ids.ts'
import { CONFIRMATION_MS } from '#worker/store/rules/mail.ts'
import type { Store } from '#worker/store/store.ts'
import { chatOrder, inquiry, sale, subscription } from '../worker/inputs.ts'
import type { Gate } from './interleave.ts'
import { ADDRESSES, type Known, REFERENCES, type SentMail, type Who, withEntry } from './known.ts'

/** What an operation is given: the request's Store, what its client knew at the start, and a mail provider. */
export type Request = {
  d1: D1Database
  store: Store
  /** Milliseconds UTC. */
  now: number
  who: Who
  known: Known
  gate: Gate
  /** Is given what the provider accepted. */
  sent(mail: SentMail): void
}

type Operation<Answer> = {
  run(request: Request): Promise<Answer>
  /** What the client knows afterwards, besides what every client sees. */
  learn?(known: Known, answer: NonNullable<Answer>, who: Who): Known
  /** Whether a client whose answer was lost may send it again, and nothing more is stored. */
  repeatable?: true
  /**
   * Whether it sets values, and the Store sets them again where an answer was lost: what others set between the two attempts
   * is between two acts.
   */
  assigns?: true
}

const operation = <Answer>(definition: Operation<Answer>): Operation<unknown> => definition

const CONFIRMATION = { origin: 'https://site.example', networks: [], dailyLimit: 500 }
const VISITOR = { userAgent: null }
const SESSIONS = ['session_1_asha', 'session_1_ravi']
const OWNER = 'owner@site.example'

type Provider = 'works' | 'is busy' | 'is silent'

function mailEnv({ d1, now, gate, sent }: Request, provider: Provider): Env {
  const send = ({ to, subject }: { to: string; subject: string }) =>
    gate(async () => {
      if (provider === 'is busy') throw Object.assign(new Error(), { code: 'E_RATE_LIMIT_EXCEEDED' })
      sent({ to, subject, at: now })
      // The mail was taken, but the answer was lost.
      if (provider === 'is silent') throw new Error()
      return { messageId: '1' }
    })
  return {
    DB: d1,
    MAIL: { send } as unknown as SendEmail,
    MAIL_FROM: 'letters@site.example',
    MAIL_CONFIRM: 'on',
    TOKEN_SECRET: 'token-secret-of-the-tests-0123456789',
  }
}

const deliver = (provider: Provider) =>
  operation({
    async run(request) {
      const settings = mailSettings(mailEnv(request, provider))
      if (settings) await deliverDue(request.store, settings, request.now)
    },
  })

/** A cron's time precedes its start. */
const CRON_LATENESS_MS = 30_000

const subscriber = (act: (store: Store, id: string) => Promise<unknown>) =>
  operation({
    run: async ({ store, known, who }) => {
      const id = known.subscriptionIds[who]
      return id === undefined ? undefined : act(store, id)
    },
    repeatable: true,
  })

const change = (change: (order: Order) => OrderChange) =>
  operation({
    run: async ({ store, known, who }) => {
      const order = known.orders[who]
      return order && store.changeOrder(order.id, change(order))
    },
    repeatable: true,
    assigns: true,
  })

const mark = (change: (order: Order) => OrderChange) =>
  operation({
    async run({ store, known, who }) {
      const before = known.orders[who]
      return before && { before, after: await store.changeOrder(before.id, change(before)) }
    },
    learn(known, { before }, who) {
      const undo = { id: before.id, change: undoOf(before, change(before)) }
      return { ...known, undo: withEntry(known.undo, who, undo) }
    },
    repeatable: true,
    assigns: true,
  })

/** Of the form that is open at a time: sent again, or twice at once, it is the same. */
const saleId = (now: number, who: Who) => firstIdAt(now).replace(/0$/, `${who + 1}`)

const nightly = (act: (store: Store) => Promise<unknown>) =>
  operation({ run: ({ store }) => act(store), repeatable: true })

/** Everything that a history is made of. A name reads as what its person, the owner or a job does. */
export const OPERATIONS = {
  'signs up': operation({
    run: ({ store, who }) => store.subscribe(subscription(ADDRESSES[who]), VISITOR),
  }),
  'signs up, to be confirmed': operation({
    run: ({ store, who }) =>
      store.subscribe(subscription(ADDRESSES[who]), { ...VISITOR, confirmation: CONFIRMATION }),
  }),
  'signs up, over the quota': operation({
    run: ({ store, who }) =>
      store.subscribe(subscription(ADDRESSES[who]), {
        ...VISITOR,
        confirmation: { ...CONFIRMATION, dailyLimit: 1 },
      }),
  }),
  confirms: operation({
    async run({ store, known, who, now }) {
      const id = known.subscriptionIds[who]
      const sentAt = known.linkSentAt[who]
      if (id === undefined || sentAt === undefined) return undefined
      return now > sentAt + CONFIRMATION_MS ? store.subscriptionStatus(id) : store.confirmSubscription(id)
    },
    repeatable: true,
  }),
  'asks for a new link': subscriber((store, id) => store.requestConfirmation(id, CONFIRMATION)),
  unsubscribes: subscriber((store, id) => store.unsubscribe(id)),
  resubscribes: subscriber((store, id) => store.undoUnsubscribe(id)),
  'unsubscribed elsewhere': operation({
    run: ({ store, who }) => store.unsubscribeAddresses([ADDRESSES[who], 'unknown@visitor.example']),
  }),
  'is deleted by the owner': operation({
    run: async ({ store, known, who }) => {
      const id = known.subscriptionIds[who]
      return id === undefined ? undefined : store.deleteSubscriber(id)
    },
    learn: (known, row: Subscriber, who) => ({ ...known, deleted: withEntry(known.deleted, who, row) }),
    repeatable: true,
  }),
  'is restored by the owner': operation({
    run: async ({ store, known, who }) => {
      const row = known.deleted[who]
      return row && store.restoreSubscriber(row)
    },
    repeatable: true,
  }),

  'writes to the owner': operation({
    run: ({ store }) => store.recordInquiry(inquiry({ message: 'Hello' }), { alertTo: OWNER }),
  }),
  'mail is delivered': deliver('works'),
  'mail is delivered, the provider is busy': deliver('is busy'),
  'mail is delivered, the outcome is unknown': deliver('is silent'),
  'the mail cron runs': operation({
    run: (request) =>
      scheduled(
        { cron: '*/5 * * * *', scheduledTime: request.now - CRON_LATENESS_MS },
        mailEnv(request, 'works'),
      ),
  }),
  'the mail cron runs, mail is off': operation({
    run: ({ d1, now }) => scheduled({ cron: '*/5 * * * *', scheduledTime: now }, { DB: d1 }),
  }),
  'leases expire': nightly((store) => store.expireLeases()),
  'the owner retries a mail': operation({
    run: async ({ store, known }) =>
      known.problem === undefined ? undefined : store.retryMail(known.problem),
  }),

  'clicks an order link': operation({
    run: ({ store, who }) =>
      store.recordOrder(chatOrder(REFERENCES[who], { user_session: SESSIONS[who] ?? '' })),
    repeatable: true,
  }),
  'clicks a copied link': operation({
    run: ({ store, who }) =>
      store.recordOrder(chatOrder(REFERENCES[who], { user_session: SESSIONS[1 - who] ?? '' })),
    repeatable: true,
  }),
  'the owner records a sale': operation({
    run: ({ store, who, now }) =>
      store.recordSale(sale({ id: saleId(now, who), reference: REFERENCES[who], amount: 633 })),
    repeatable: true,
  }),
  'the owner records a sale without reference': operation({
    run: ({ store, who, now }) => store.recordSale(sale({ id: saleId(now, who), amount: 633 })),
    repeatable: true,
  }),
  'the owner marks it sold': mark(({ amount }) => ({ status: 'sold', amount })),
  'the owner marks it cancelled': mark(() => ({ status: 'cancelled' })),
  'the owner changes the amount': change(() => ({ amount: 1266 })),
  'the owner changes the quantity': change(({ quantity }) => ({ quantity: quantity + 1 })),
  'the owner writes a note': change(() => ({ note: 'By post' })),
  'the owner undoes the mark': operation({
    async run({ store, known, who }) {
      const undo = known.undo[who]
      return undo && store.changeOrder(undo.id, undo.change)
    },
    repeatable: true,
    assigns: true,
  }),
  'deletes the data of the session': operation({
    run: ({ store, who }) => store.deleteSessionData(SESSIONS[who] ?? ''),
    repeatable: true,
  }),

  'old rows are deleted': nightly((store) => store.deleteExpired()),
  'unconfirmed sign-ups are deleted': nightly((store) => store.deleteUnconfirmed()),
  'old mail is deleted': nightly((store) => store.deleteOldMail()),
}

export type Name = keyof typeof OPERATIONS

/** Opens the Store of one request. */
export function openRequest(d1: D1Database, now: number): Pick<Request, 'd1' | 'now' | 'store'> {
  return { d1, now, store: d1Store(d1, now) }
}
