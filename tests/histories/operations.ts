/// <reference path="../../worker/env.d.ts" />
import type { OrderChange } from '#contract/inputs/orders.ts'
import { LANGUAGES, type LanguageId, SOURCE } from '#contract/languages.ts'
import type { Order } from '#contract/orders.ts'
import { deliverDue, sendClaimed } from '#worker/mail/deliver.ts'
import { mailSettings } from '#worker/mail/settings.ts'
import { queueDailySummary, queueWeeklySummary } from '#worker/mail/summaries.ts'
import { scheduled } from '#worker/scheduled.ts'
import { d1Store } from '#worker/store/d1/index.ts'
import { dayOf } from '#worker/store/rules/days.ts'
import { firstIdAt } from '#worker/store/rules/ids.ts'
import { INQUIRIES_PER_DAY } from '#worker/store/rules/inquiries.ts'
import { ALL_NETWORKS, CONFIRMATION_MS, LEASE_MS } from '#worker/store/rules/mail.ts'
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
  /** Operations that it runs one after the other, between which others may run. */
  parts?: readonly string[]
  /** Whether a client whose answer was lost may send it again, and nothing more is stored. */
  repeatable?: true
  /**
   * Where an answer was lost, the Store tries again. The two attempts are two acts if one of these came between them:
   * it may have changed what the first attempt had written.
   */
  interruptedBy?: readonly string[]
}

const operation = <Answer>(definition: Operation<Answer>): Operation<unknown> => definition

const DAY_MS = 24 * 60 * 60 * 1000
export const CONFIRMATION = { origin: 'https://site.example', networks: [], dailyLimit: 500 }
/** A session's rows do not come back, but those of a request under way are stored after it. */
const ROW_DELETIONS = ['deletes the data of the session', 'old rows are deleted']
const ROW_WRITES = ['clicks an order link', 'clicks a copied link', 'opens the chat', 'writes to the owner']
const SUBSCRIPTION_ACTS = [
  'signs up',
  'signs up, to be confirmed',
  'signs up, over the quota',
  'confirms',
  'unsubscribes',
  'resubscribes',
  'unsubscribed elsewhere',
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
export const OWNER = 'owner@site.example'

type Provider = 'works' | 'is busy' | 'is silent'

function mailEnv({ d1, now, gate, sent }: Request, provider: Provider): Env {
  const send = ({ to, subject, text }: Pick<SentMail, 'to' | 'subject' | 'text'>) =>
    gate(async () => {
      if (provider === 'is busy') throw Object.assign(new Error(), { code: 'E_RATE_LIMIT_EXCEEDED' })
      sent({ to, subject, text, at: now })
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

/** A process sends what it has claimed before the lease ends: it is cut off earlier. */
const send = (provider: Provider) =>
  operation({
    async run(request) {
      const { known, who, store, now } = request
      const claimed = known.claims[who]
      const settings = mailSettings(mailEnv(request, provider))
      if (!claimed || !settings || now >= claimed.at + LEASE_MS) return undefined
      return { ...claimed, outcomes: await sendClaimed(claimed.mails, store, settings, now) }
    },
    begin: (known, who) => ({ ...known, claims: withEntry(known.claims, who, undefined) }),
    learn: (known, sent, who) => ({ ...known, sent: withEntry(known.sent, who, sent) }),
  })

const deliver = (provider: Provider) =>
  operation({
    interruptedBy: SUBSCRIPTION_ACTS,
    async run(request) {
      const settings = mailSettings(mailEnv(request, provider))
      if (settings) await deliverDue(request.store, settings, request.now)
    },
  })

/** Less than `deliverDue` takes, so that some mail is left for another process. */
export const CLAIM_SIZE = 2
/** A cron runs so long at most. What it has sent may be recorded after the lease. */
const MAX_RUN_MS = 15 * 60 * 1000

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

/** Mails of strangers use up the limits of two days. */
async function mailCrowd(d1: D1Database, now: number) {
  const days = [dayOf(now), dayOf(now + DAY_MS)]
  await d1.batch(
    days.map((day) =>
      d1
        .prepare(`INSERT INTO mail_quotas VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET count = ?3`)
        .bind(day, ALL_NETWORKS, CONFIRMATION.dailyLimit),
    ),
  )
}

/** A cron's time precedes its start. */
const CRON_LATENESS_MS = 30_000

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

const signsUp = (confirmation?: typeof CONFIRMATION) =>
  operation({
    interruptedBy: SUBSCRIPTION_ACTS,
    run: ({ store, who, now }) =>
      store.subscribe(subscription(ADDRESSES[who], { language: languageAt(now) }), {
        userAgent: null,
        confirmation,
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
  'signs up': signsUp(),
  'signs up, to be confirmed': signsUp(CONFIRMATION),
  'signs up, over the quota': signsUp({ ...CONFIRMATION, dailyLimit: 1 }),
  'a crowd uses up the mails of two days': operation({
    run: ({ d1, now }) => mailCrowd(d1, now),
    isPlain: true,
  }),
  confirms: operation({
    interruptedBy: SUBSCRIPTION_ACTS,
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
    interruptedBy: SUBSCRIPTION_ACTS,
    run: ({ store, who }) => store.unsubscribeAddresses([ADDRESSES[who], 'unknown@visitor.example']),
  }),
  'is deleted by the owner': subscriber((store, id) => store.deleteSubscriber(id)),

  'opens the chat': operation({
    interruptedBy: ROW_DELETIONS,
    run: ({ store, who }) => store.recordInquiry(inquiry({ user_session: SESSIONS[who] })),
  }),
  'writes to the owner': operation({
    interruptedBy: ROW_DELETIONS,
    run: ({ store, who, now }) =>
      store.recordInquiry(inquiry({ user_session: SESSIONS[who], message: inquiryText(who, now) }), {
        alertTo: OWNER,
      }),
  }),
  'writes to the owner, untracked': operation({
    run: ({ store }) =>
      store.recordInquiry(inquiry({ message: 'Hello' }), { alertTo: OWNER, tracked: false }),
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
  'mail is claimed': operation({
    interruptedBy: SUBSCRIPTION_ACTS,
    run: async ({ store, now }) => ({ ...(await store.claimMail(CLAIM_SIZE)), at: now }),
    learn: (known, claimed, who) => ({ ...known, claims: withEntry(known.claims, who, claimed) }),
  }),
  'claimed mail is sent': send('works'),
  'claimed mail is sent, the provider is busy': send('is busy'),
  'claimed mail is sent, the outcome is unknown': send('is silent'),
  'the outcomes are recorded': operation({
    run: async ({ store, known, who, now }) => {
      const sent = known.sent[who]
      return sent && now < sent.at + MAX_RUN_MS ? store.recordOutcomes(sent.claim, sent.outcomes) : undefined
    },
    begin: (known, who) => ({ ...known, sent: withEntry(known.sent, who, undefined) }),
    repeatable: true,
  }),
  'the weekly summary is queued': operation({
    run: ({ d1, now }) => queueWeeklySummary((time) => d1Store(d1, time), OWNER, now),
    repeatable: true,
  }),
  'the daily summary is queued': operation({
    run: ({ store, now }) => queueDailySummary(store, OWNER, now),
    repeatable: true,
  }),
  'mail is delivered': deliver('works'),
  'mail is delivered, the provider is busy': deliver('is busy'),
  'mail is delivered, the outcome is unknown': deliver('is silent'),
  'the mail cron runs': operation({
    parts: ['leases expire', 'mail is delivered'],
    interruptedBy: SUBSCRIPTION_ACTS,
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
  'old mail is deleted': nightly((store) => store.deleteOldMail()),
}

export type Name = keyof typeof OPERATIONS

/** Opens the Store of one request. */
export function openRequest(d1: D1Database, now: number): Pick<Request, 'd1' | 'now' | 'store'> {
  return { d1, now, store: d1Store(d1, now) }
}
