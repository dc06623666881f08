import { miscounted } from '#worker/cli/backup/miscounted.ts'
import { CLAIM_SIZE as DELIVERY_SIZE } from '#worker/mail/deliver.ts'
import { KOLKATA_OFFSET_MS } from '#worker/store/rules/days.ts'
import { INQUIRIES_PER_DAY } from '#worker/store/rules/inquiries.ts'
import {
  ALL_NETWORKS,
  CONFIRMATION_INTERVAL_MS,
  CONFIRMATION_MS,
  OUTBOX_RETENTION_MS,
  PENDING_RETENTION_MS,
  REFUSAL_MS,
} from '#worker/store/rules/mail.ts'
import { ADDRESSES, type Who } from './known.ts'
import { CLAIM_SIZE, CONFIRMATION, inquiryText, languageAt, type Name, OWNER } from './operations.ts'
import type { Event, Invariant, Trace } from './run-history.ts'
import { mailsIn } from './world.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PEOPLE: readonly Who[] = [0, 1]

const SIGN_UPS: readonly Name[] = ['signs up', 'signs up, to be confirmed', 'signs up, over the quota']
const UNSUBSCRIBES: readonly Name[] = ['unsubscribes', 'unsubscribed elsewhere']
const INQUIRIES: readonly Name[] = ['opens the chat', 'writes to the owner']
const ROW_DELETIONS: readonly Name[] = ['deletes the data of the session', 'old rows are deleted']
const MARKS: readonly Name[] = ['the owner marks it sold', 'the owner marks it cancelled']

/** Fields of an order, each with the operations that send it. */
const ORDER_FIELDS: Record<string, readonly Name[]> = {
  amount: ['the owner changes the amount', 'the owner marks it sold'],
  quantity: ['the owner changes the quantity'],
  note: ['the owner writes a note'],
}

export const INVARIANTS = {
  'no operation fails': ({ events }) => events.find(({ answer }) => answer?.startsWith('failed'))?.answer,

  'no count is negative': (trace) => firstOf(rows(trace, 'SELECT * FROM daily_counts WHERE count < 0')),

  /** A count outlives its row where a person or the retention deleted it. */
  'a recount is equal': async (trace) => {
    const expired = trace.events.some(({ name }) => ROW_DELETIONS.includes(name))
    return (await miscounted((sql) => rows(trace, sql), { expired }))[0]
  },

  'a call that is repeated changes nothing': async ({ events, repeat }) => {
    const last = events.at(-1)
    if (!last || last.answer === undefined) return undefined
    const changes = await repeat(last)
    return changes.length > 0 ? [last.name, ...changes].join('\n  ') : undefined
  },

  'an answer is the stored order': (trace) => {
    const order = orderIn(trace.events.at(-1))
    if (!order) return undefined
    const stored = storedOrder(trace, order.id)
    const isEqual =
      stored && [...Object.keys(ORDER_FIELDS), 'status'].every((field) => stored[field] === order[field])
    return isEqual ? undefined : `${JSON.stringify(order)} is stored as ${JSON.stringify(stored)}`
  },

  'an undo brings the status back': ({ events }) => {
    const [mark, undo] = events.slice(-2)
    if (!mark || undo?.name !== 'the owner undoes the mark' || !MARKS.includes(mark.name)) return undefined
    const before = answerOf(mark)?.before
    const after = orderIn(undo)
    if (mark.who !== undo.who || !before || !after || undo.started < mark.ended) return undefined
    // A sale that was taken back by mistake is sold again on the day of the undo.
    return before.status === after.status ? undefined : `${JSON.stringify(before)} is ${undo.answer}`
  },

  'a change of one field leaves the others': (trace) => {
    for (const [field, names] of Object.entries(ORDER_FIELDS)) {
      for (const who of PEOPLE) {
        const order = orderIn(of(trace, who).findLast(({ name }) => names.includes(name)))
        const stored = order && storedOrder(trace, order.id)
        if (stored && stored[field] !== order[field])
          return `${field} of ${JSON.stringify(order)} is ${stored[field]}`
      }
    }
    return undefined
  },

  'an acknowledged inquiry is kept': (trace) => {
    const isGone = ({ id, event }: Acknowledged) =>
      trace.events
        .slice(trace.events.indexOf(event) + 1)
        .some(
          ({ name, who, known, now }) =>
            (name === 'the owner deletes an inquiry' && known.inquiryIds[who] === id) ||
            (name === 'deletes the data of the session' && who === event.who) ||
            (name === 'old rows are deleted' && now - event.now > 400 * DAY_MS),
        )
    const lost = inquiriesIn(trace).find((inquiry) => !isStored(trace, inquiry.id) && !isGone(inquiry))
    return lost && `${lost.event.answer} is gone`
  },

  'a day has a limited number of inquiries': (trace) =>
    firstOf(
      rows(trace, `SELECT * FROM daily_counts WHERE metric = 'inquiry' AND count > ${INQUIRIES_PER_DAY}`),
    ),

  /** In a mail, or in the list of those that wait, have failed or are unknown. */
  'the owner hears of every inquiry': (trace) => {
    const unsent = `kind = 'inquiry_alert' AND status <> 'sent'`
    const alerts = rows(trace, `SELECT payload ->> 'since' AS since FROM mail_outbox WHERE ${unsent}`)
    const texts = trace.events.flatMap(({ sent }) => sent.map(({ text }) => text))
    const unheard = inquiriesIn(trace).find(
      ({ id, event: { name, who, now } }) =>
        name === 'writes to the owner' &&
        isStored(trace, id) &&
        trace.now - now < OUTBOX_RETENTION_MS &&
        !alerts.some(({ since }) => String(since) <= id) &&
        !texts.some((text) => text.includes(inquiryText(who, now))),
    )
    return unheard && `${unheard.event.answer} is in no mail`
  },

  'a mail to the owner is sent once': ({ events }) => {
    if (events.some(({ name }) => name === 'the owner retries a mail')) return undefined
    const texts = events.flatMap(({ sent }) => sent.filter(({ to }) => to === OWNER).map(({ text }) => text))
    return texts.find((text, index) => texts.indexOf(text) < index)
  },

  'an acknowledged sign-up is kept': (trace) => {
    for (const who of PEOPLE) {
      const events = of(trace, who)
      const index = events.findLastIndex(
        ({ name, answer }) => SIGN_UPS.includes(name) && answer !== undefined,
      )
      const signUp = events[index]
      if (!signUp || events.slice(index).some(({ name }) => name === 'is deleted by the owner')) continue
      const [row] = rows(trace, 'SELECT * FROM newsletter_subscriptions WHERE email = ?', ADDRESSES[who])
      const age = trace.now - signUp.now
      const linkAge = trace.now - lastMail(trace, who)
      if (!row && (age < PENDING_RETENTION_MS || linkAge < CONFIRMATION_MS)) {
        return `${ADDRESSES[who]} is gone ${age} ms after the last sign-up, ${linkAge} ms after the last link`
      }
      // Unsubscribing drops the mail, and its undo does not send another.
      const isUnsubscribed = events.some(({ name }) => UNSUBSCRIBES.includes(name))
      if (row?.status !== 'pending' || age > DAY_MS || isUnsubscribed) continue
      if (lastMail(trace, who) > Number.NEGATIVE_INFINITY) continue
      const mails = rows(trace, 'SELECT * FROM mail_outbox WHERE subscription_id = ?', String(row.id))
      if (mails.length === 0) return `${ADDRESSES[who]} is pending without a mail`
    }
    return undefined
  },

  'an address has the language of its last sign-up': (trace) =>
    rows(trace, 'SELECT * FROM newsletter_subscriptions')
      .filter(({ subscribed_at, language }) => language !== languageAt(Number(subscribed_at)))
      .map((row) => JSON.stringify(row))[0],

  'a pending sign-up ends': (trace) => {
    if (trace.events.at(-1)?.name !== 'unconfirmed sign-ups are deleted') return undefined
    return rows(trace, `SELECT * FROM newsletter_subscriptions WHERE status = 'pending'`)
      .filter(({ id, email, subscribed_at }) => {
        const who = ADDRESSES.indexOf(String(email) as (typeof ADDRESSES)[number]) as Who
        const mailedAt = Math.max(lastMail(trace, who), lastClaim(trace, String(id)))
        const end = Math.max(Number(subscribed_at), mailedAt + CONFIRMATION_MS)
        return trace.now > end + 31 * DAY_MS
      })
      .map((row) => JSON.stringify(row))[0]
  },

  'a mail is not sent before its time': (trace) =>
    firstOf(
      changesOfMail(trace)
        .filter(({ before, after, event }) => {
          const isClaimed = before && after && before.claim !== after.claim
          return isClaimed && (before.status !== 'waiting' || before.next_attempt_at > event.now)
        })
        .map(({ before, event }) => ({ ...before, claimed_at: event.now })),
    ),

  'a run takes the mail that is due': ({ events, sqlite }) => {
    for (const [index, { name, answer, now, mails }] of events.entries()) {
      const size = RUNS[name]
      if (size === undefined || answer === undefined) continue
      const due = mails.filter((mail) => mail.status === 'waiting' && mail.next_attempt_at <= now)
      const after = events[index + 1]?.mails ?? mailsIn(sqlite)
      const left = due.filter(({ id, attempts }) =>
        after.some((mail) => mail.id === id && mail.status === 'waiting' && mail.attempts === attempts),
      )
      if (left.length > Math.max(0, due.length - size))
        return `${name} at ${now} left ${JSON.stringify(left)}`
    }
    return undefined
  },

  'a day has a limited number of mails': (trace) =>
    firstOf(
      rows(
        trace,
        `
        SELECT day, count, (
          SELECT count(*) FROM mail_outbox WHERE kind = 'confirmation' AND status = 'waiting' AND attempts = 0
            AND date((next_attempt_at + ${KOLKATA_OFFSET_MS}) / 1000, 'unixepoch') = day) AS waiting
        FROM mail_quotas WHERE scope = '${ALL_NETWORKS}' AND (count > ${CONFIRMATION.dailyLimit} OR waiting > count)`,
      ),
    ),

  'an outcome is recorded by the process that holds the mail': (trace) =>
    firstOf(
      changesOfMail(trace)
        .filter(({ event }) => event.name === 'the outcomes are recorded')
        .filter(({ before, event }) => before?.claim !== event.known.sent[event.who]?.claim),
    ),

  'an address gets one mail an hour': (trace) => {
    for (const who of PEOPLE) {
      const times = mailsTo(trace, who).sort((one, other) => one - other)
      const isRetried = trace.events.some(({ name }) => name === 'the owner retries a mail')
      const tooSoon = times.findIndex(
        (time, index) => time - (times[index - 1] ?? 0) < CONFIRMATION_INTERVAL_MS,
      )
      if (tooSoon >= 0 && !isRetried) return `${ADDRESSES[who]} got mails at ${times.join()}`
    }
    return undefined
  },

  /** Unless its mail was under way, which is claimed before it is sent. */
  'an address that refused gets no mail': (trace) => {
    for (const who of PEOPLE) {
      const refusedBeforeClaim = new Map<string, number>()
      let status = 'unknown'
      let refusedAt = Number.NEGATIVE_INFINITY
      for (const event of trace.events.filter((event) => isOf(event, who))) {
        const { name, answer, now, sent } = event
        if (name === 'mail is claimed') refusedBeforeClaim.set(answerOf(event)?.claim, refusedAt)

        if (name === 'signs up' || answer === '"confirmed"') status = 'confirmed'
        else if (SIGN_UPS.includes(name) && status !== 'confirmed') status = 'pending'
        else if (name === 'is deleted by the owner') status = 'unknown'
        else if (name === 'resubscribes' && answer === '"pending"') {
          refusedAt = Number.NEGATIVE_INFINITY
          status = 'pending'
        } else if (UNSUBSCRIBES.includes(name) && hasLeft(event)) {
          if (status === 'pending') refusedAt = now
          status = 'unsubscribed'
        }
        if (status === 'confirmed' || status === 'unknown') refusedAt = Number.NEGATIVE_INFINITY
        const isMailed = sent.some(({ to }) => to === ADDRESSES[who])
        const refused = refusedBeforeClaim.get(event.known.claims[event.who]?.claim ?? '') ?? refusedAt
        if (isMailed && now - refused < REFUSAL_MS)
          return `${ADDRESSES[who]} refused at ${refused}, got a mail at ${now}`
      }
    }
    return undefined
  },

  'a finished mail has no address': (trace) =>
    firstOf(
      rows(
        trace,
        `SELECT * FROM mail_outbox WHERE kind = 'confirmation' AND status = 'sent' AND recipient LIKE '%@%'`,
      ),
    ),
} satisfies Record<string, Invariant>

export type InvariantName = keyof typeof INVARIANTS

/** Operations that take mail which is due, with the number of mails that each takes at most. */
const RUNS: Partial<Record<Name, number>> = {
  'mail is claimed': CLAIM_SIZE,
  'mail is delivered': DELIVERY_SIZE,
  'mail is delivered, the provider is busy': DELIVERY_SIZE,
  'mail is delivered, the outcome is unknown': DELIVERY_SIZE,
  'the mail cron runs': DELIVERY_SIZE,
}

/** @returns each mail that an operation changed, as before and after it */
function changesOfMail({ events, sqlite }: Trace) {
  return events.flatMap((event, index) => {
    const after = events[index + 1]?.mails ?? mailsIn(sqlite)
    const [olds, news] = [event.mails, after].map((mails) => new Map(mails.map((mail) => [mail.id, mail])))
    return [...new Set([...(olds?.keys() ?? []), ...(news?.keys() ?? [])])]
      .map((id) => ({ event, before: olds?.get(id), after: news?.get(id) }))
      .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
  })
}

function rows({ sqlite }: Trace, sql: string, ...values: string[]) {
  return sqlite.prepare(sql).all(...values) as Record<string, string | number | null>[]
}

/** Whether it found the address. */
function hasLeft(event: Event): boolean {
  return event.answer === 'true' || answerOf(event)?.unsubscribed > 0
}

type Acknowledged = { id: string; event: Event }

function inquiriesIn({ events }: Trace): Acknowledged[] {
  return events.flatMap((event) => {
    const id = INQUIRIES.includes(event.name) ? answerOf(event)?.id : undefined
    return id ? [{ id, event }] : []
  })
}

const isStored = (trace: Trace, id: string) =>
  rows(trace, 'SELECT id FROM contact_inquiries WHERE id = ?', id).length > 0

function firstOf(found: object[]): string | undefined {
  return found.length > 0 ? JSON.stringify(found[0]) : undefined
}

function answerOf(event: Event | undefined) {
  return event?.answer?.startsWith('{') ? JSON.parse(event.answer) : undefined
}

/** The order that an operation of the owner answered. */
function orderIn(event: Event | undefined) {
  const answer = answerOf(event)
  const order = answer && ('before' in answer ? answer.after : answer)
  return order?.clicked_at || order?.sold_at ? order : undefined
}

/** With its amount in rupees and its times as an answer has them. */
function storedOrder(trace: Trace, id: string): Record<string, unknown> | undefined {
  const [row] = rows(trace, 'SELECT * FROM chat_orders WHERE id = ?', id)
  return row && { ...row, amount: row.amount == null ? null : Number(row.amount) / 100 }
}

const of = ({ events }: Trace, who: Who) => events.filter((event) => event.who === who)

/** Whether a person acted, or may have got a mail. */
const isOf = (event: Event, who: Who) =>
  event.who === who || event.sent.length > 0 || event.name === 'mail is claimed'

/** Milliseconds UTC of all mails to a person. */
function mailsTo({ events }: Trace, who: Who): number[] {
  return events.flatMap(({ sent }) => sent.filter(({ to }) => to === ADDRESSES[who]).map(({ at }) => at))
}

function lastMail(trace: Trace, who: Who): number {
  return Math.max(Number.NEGATIVE_INFINITY, ...mailsTo(trace, who))
}

/** Milliseconds UTC: a mail that is claimed, also by a delivery that crashed, may have been sent. */
function lastClaim({ events }: Trace, subscriptionId: string): number {
  const claims = events.filter(
    ({ name, answer }) =>
      (name === 'mail is claimed' && answer?.includes(subscriptionId)) ||
      (name.startsWith('mail is delivered') && answer === undefined),
  )
  return Math.max(Number.NEGATIVE_INFINITY, ...claims.map(({ now }) => now))
}
