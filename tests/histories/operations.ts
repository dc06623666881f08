/// <reference path="../../worker/env.d.ts" />
import type { OrderChange } from '#contract/inputs/orders.ts'
import { LANGUAGES, type LanguageId, SOURCE } from '#contract/languages.ts'
import type { Order } from '#contract/orders.ts'
import { writeAlert } from '#worker/mail/to-owner.ts'
import { d1Store } from '#worker/store/d1/index.ts'
import { dayOf } from '#worker/store/rules/days.ts'
import { firstIdAt } from '#worker/store/rules/ids.ts'
import { INQUIRIES_PER_DAY } from '#worker/store/rules/inquiries.ts'
import { CONFIRMATION_MS, LEASE_MS, OWNER_MAIL_INTERVAL_MS } from '#worker/store/rules/mail.ts'
import type { Store } from '#worker/store/store.ts'
import { chatOrder, inquiry, sale, subscription } from '../worker/inputs.ts'
import type { Gate } from './interleave.ts'
import { ADDRESSES, type Known, REFERENCES, SESSIONS, type SentMail, type Who, withEntry } from './known.ts'

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
  /** What changes for its client when it starts, whatever becomes of it. */
  begin?(known: Known, who: Who): Known
  /** What the client knows afterwards, besides what every client sees. */
  learn?(known: Known, answer: NonNullable<Answer>, who: Who): Known
  /** Whether it is no part of the product, and nothing happens to it. */
  isPlain?: true
  /** Whether no two have the same millisecond. */
  hasOwnTime?: true
  /** Whether a client whose answer was lost may send it again, and nothing more is stored. */
  repeatable?: true
  /**
   * Where an answer was lost, the Store tries again. The two attempts are two acts if one of these came between them:
   * it may have changed what the first attempt had written. `always`: the second attempt is an act of its own.
   */
  interruptedBy?: readonly string[] | 'always'
}

const operation = <Answer>(definition: Operation<Answer>): Operation<unknown> => definition

/** Confirmation mails a day. */
export const DAILY_LIMIT = 2
/** A session's rows do not come back, but those of a request under way are stored after it. */
const ROW_DELETIONS = ['deletes the data of the session', 'old rows are deleted']
const ROW_WRITES = ['clicks an order link', 'clicks a copied link', 'opens the chat', 'writes to the owner']
const SUBSCRIPTION_ACTS = [
  'signs up',
  'signs up, to be confirmed',
  'confirms',
  'unsubscribes',
  'is deleted by the owner',
]
export const ORDER_CHANGES = [
  'the owner marks it sold',
  'the owner marks it cancelled',
  'the owner changes the amount',
  'the owner changes the quantity',
  'the owner writes a note',
  'the owner undoes the mark',
] as const
const OWNER = 'owner@site.example'

/** The message of an inquiry, by which it is found in a mail. */
export const inquiryText = (who: Who, now: number) => `Hello from ${ADDRESSES[who]} at ${now}`

/** As many inquiries of strangers as the day has room for, but one. */
async function crowd(d1: D1Database, now: number) {
  const day = dayOf(now)
  await d1.batch([
    d1
      .prepare(`
        WITH RECURSIVE numbers(number) AS (
          SELECT 1 + coalesce((SELECT count FROM daily_counts WHERE metric = 'inquiry' AND day = ? AND key = ''), 0)
          UNION ALL SELECT number + 1 FROM numbers WHERE number < ?)
        INSERT OR IGNORE INTO contact_inquiries (id, inquiry_type, created_at, updated_at)
        SELECT substr(?, 1, 32) || printf('%04d', number), 'crowd', ?, ? FROM numbers WHERE number < ?`)
      .bind(day, INQUIRIES_PER_DAY, firstIdAt(now), now, now, INQUIRIES_PER_DAY),
    d1
      .prepare(`
        INSERT INTO daily_counts SELECT 'inquiry', ?, '', changes(), 0 WHERE changes() > 0
        ON CONFLICT DO UPDATE SET count = count + excluded.count`)
      .bind(day),
  ])
}

const subscriber = (act: (store: Store, id: string) => Promise<unknown>) =>
  operation({
    interruptedBy: SUBSCRIPTION_ACTS,
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
    interruptedBy: ORDER_CHANGES,
  })

const mark = (change: (order: Order) => OrderChange) =>
  operation({
    async run({ store, known, who }) {
      const before = known.orders[who]
      return before && { before, after: await store.changeOrder(before.id, change(before)) }
    },
    learn(known, { before }, who) {
      const undo = { id: before.id, change: { status: before.status } }
      return { ...known, undo: withEntry(known.undo, who, undo) }
    },
    repeatable: true,
    interruptedBy: ORDER_CHANGES,
  })

const signsUp = (confirm: boolean) =>
  operation({
    interruptedBy: SUBSCRIPTION_ACTS,
    run: ({ store, who, now }) =>
      store.subscribe(subscription(ADDRESSES[who], { language: languageAt(now) }), {
        userAgent: null,
        confirm,
      }),
  })

/** The language of the page on which somebody signs up at a time, milliseconds UTC. */
export function languageAt(now: number): LanguageId {
  return LANGUAGES[now % LANGUAGES.length]?.id ?? SOURCE
}

/** Of the form that is open at a time: sent again, or twice at once, it is the same. */
const saleId = (now: number, who: Who) => firstIdAt(now).replace(/0$/, `${who + 1}`)

const clicks = (session: (who: Who) => string) =>
  operation({
    interruptedBy: ROW_DELETIONS,
    run: ({ store, who }) => store.recordOrder(chatOrder(REFERENCES[who], { user_session: session(who) })),
    repeatable: true,
  })

const sells = (reference: (who: Who) => string | null) =>
  operation({
    run: ({ store, who, now }) =>
      store.recordSale(sale({ id: saleId(now, who), reference: reference(who), amount: 633 })),
    repeatable: true,
  })

const nightly = (act: (store: Store) => Promise<unknown>) =>
  operation({ run: ({ store }) => act(store), repeatable: true })

/** Everything that a history is made of. A name reads as what its person, the owner or a job does. */
export const OPERATIONS = {
  'signs up': signsUp(false),
  'signs up, to be confirmed': signsUp(true),
  confirms: operation({
    interruptedBy: SUBSCRIPTION_ACTS,
    async run({ store, known, who, now }) {
      const id = known.subscriptionIds[who]
      const sentAt = known.linkSentAt[who]
      if (id === undefined || sentAt === undefined) return undefined
      return now > sentAt + CONFIRMATION_MS ? undefined : store.confirmSubscription(id)
    },
    repeatable: true,
  }),
  unsubscribes: subscriber((store, id) => store.unsubscribe(id)),
  'is deleted by the owner': subscriber((store, id) => store.deleteSubscriber(id)),

  'opens the chat': operation({
    interruptedBy: ROW_DELETIONS,
    run: ({ store, who }) => store.recordInquiry(inquiry({ user_session: SESSIONS[who] })),
  }),
  'writes to the owner': operation({
    interruptedBy: ROW_DELETIONS,
    run: ({ store, who, now }) =>
      store.recordInquiry(inquiry({ user_session: SESSIONS[who], message: inquiryText(who, now) }), {
        alert: true,
      }),
  }),
  'writes to the owner, untracked': operation({
    run: ({ store }) => store.recordInquiry(inquiry({ message: 'Hello' }), { alert: true, tracked: false }),
  }),
  'a crowd leaves room for one inquiry': operation({
    run: ({ d1, now }) => crowd(d1, now),
    isPlain: true,
  }),
  'the owner deletes an inquiry': operation({
    run: async ({ store, known, who }) => {
      const id = known.inquiryIds[who]
      return id === undefined ? undefined : store.deleteInquiry(id)
    },
    repeatable: true,
  }),
  'confirmations are claimed': operation({
    interruptedBy: 'always',
    run: async ({ store, now }) => ({ mails: await store.claimMail(DAILY_LIMIT), at: now }),
    learn: (known, claimed, who) => ({ ...known, claims: withEntry(known.claims, who, claimed) }),
  }),
  // A process sends what it has claimed before the lease ends: it is cut off earlier.
  'claimed confirmations are sent': operation({
    run: async ({ known, who, now, gate, sent }) => {
      const claimed = known.claims[who]
      if (!claimed || now >= claimed.at + LEASE_MS) return undefined
      for (const { email } of claimed.mails) {
        await gate(async () => sent({ to: email, subject: '', text: '', at: now }))
      }
      return claimed
    },
    begin: (known, who) => ({ ...known, claims: withEntry(known.claims, who, undefined) }),
    learn: (known, sent, who) => ({ ...known, sent: withEntry(known.sent, who, sent) }),
  }),
  'a claimed confirmation is refused': operation({
    run: async ({ d1, known, who }) => {
      const claimed = known.claims[who]
      const [mail] = claimed?.mails ?? []
      if (claimed && mail) await d1Store(d1, claimed.at).recordRefusal(mail, 'E_RATE_LIMIT_EXCEEDED')
    },
    begin: (known, who) => ({ ...known, claims: withEntry(known.claims, who, undefined) }),
  }),
  'a sent confirmation is recorded': operation({
    run: async ({ d1, known, who }) => {
      const sent = known.sent[who]
      const [mail] = sent?.mails ?? []
      if (sent && mail) await d1Store(d1, sent.at).recordSent(mail)
    },
    begin: (known, who) => ({ ...known, sent: withEntry(known.sent, who, undefined) }),
  }),
  'an alert is written': operation({
    run: ({ store }) => store.untold(),
    learn: (known, untold, who) => ({ ...known, untold: withEntry(known.untold, who, untold) }),
  }),
  'an alert is started': operation({
    run: async ({ store, known, who, now }) => {
      if (!known.untold[who]?.inquiries.length) return undefined
      const run = await store.startMail('alert', now - OWNER_MAIL_INTERVAL_MS)
      return run === undefined ? undefined : { run, at: now }
    },
    learn: (known, started, who) => ({ ...known, alerts: withEntry(known.alerts, who, started) }),
  }),
  'an alert is sent': operation({
    run: async ({ known, who, now, gate, sent }) => {
      const [started, untold] = [known.alerts[who], known.untold[who]]
      if (!started || !untold || started.told) return undefined
      const { letter, told } = writeAlert(untold)
      await gate(async () => sent({ to: OWNER, ...letter, text: letter.paragraphs.join('\n'), at: now }))
      return { ...started, told }
    },
    learn: (known, ended, who) => ({ ...known, alerts: withEntry(known.alerts, who, ended) }),
  }),
  'an alert is recorded': operation({
    run: async ({ store, known, who }) => {
      const ended = known.alerts[who]
      return ended?.told && store.endMail(ended.run, { told: ended.told })
    },
    repeatable: true,
  }),

  'clicks an order link': clicks((who) => SESSIONS[who]),
  'clicks a copied link': clicks((who) => SESSIONS[who === 0 ? 1 : 0]),
  'the owner records a sale': sells((who) => REFERENCES[who]),
  'the owner records a sale without reference': sells(() => null),
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
    interruptedBy: ORDER_CHANGES,
  }),
  'deletes the data of the session': operation({
    interruptedBy: ROW_WRITES,
    run: ({ store, who }) => store.deleteSessionData(SESSIONS[who]),
    repeatable: true,
  }),

  // How many is only logged: where an answer was lost, not those of the lost one.
  'old rows are deleted': nightly(async (store) => void (await store.deleteExpired())),
  'unconfirmed sign-ups are deleted': nightly((store) => store.deleteUnconfirmed()),
}

export type Name = keyof typeof OPERATIONS

/** Opens the Store of one request. */
export function openRequest(d1: D1Database, now: number): Pick<Request, 'd1' | 'now' | 'store'> {
  return { d1, now, store: d1Store(d1, now) }
}
