import { miscounted } from '#worker/cli/backup/miscounted.ts'
import { INQUIRIES_PER_DAY } from '#worker/store/rules/inquiries.ts'
import {
  CONFIRMATION_INTERVAL_MS,
  OWNER_MAIL_INTERVAL_MS,
  PENDING_RETENTION_MS,
  REFUSAL_MS,
} from '#worker/store/rules/mail.ts'
import { ADDRESSES, type Who } from './known.ts'
import { DAILY_LIMIT, inquiryText, languageAt, type Name } from './operations.ts'
import type { Event, Invariant, Trace } from './run-history.ts'
import { mailsIn } from './world.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PEOPLE: readonly Who[] = [0, 1]

const SIGN_UPS: readonly Name[] = ['signs up', 'signs up, to be confirmed']
const UNSUBSCRIBES: readonly Name[] = ['unsubscribes']
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
    return firstOf(await miscounted((sql) => rows(trace, sql), { expired }))
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

  /** In a mail, or in the next one. */
  'the owner hears of every inquiry': (trace) => {
    const untold = rows(trace, 'SELECT id FROM contact_inquiries WHERE alerted_at IS NULL').map(
      ({ id }) => id,
    )
    const texts = trace.events.flatMap(({ sent }) => sent.map(({ text }) => text))
    const unheard = inquiriesIn(trace).find(
      ({ id, event: { name, who, now } }) =>
        name === 'writes to the owner' &&
        isStored(trace, id) &&
        !untold.includes(id) &&
        !texts.some((text) => text.includes(inquiryText(who, now))),
    )
    return unheard && `${unheard.event.answer} is in no mail`
  },

  'the owner gets one alert an hour': ({ events }) => {
    const times = events.filter(({ name, answer }) => name === 'an alert is started' && answer !== 'nothing')
    const [early] = times
      .map(({ now }) => now)
      .sort((one, other) => one - other)
      .filter((time, index, all) => index > 0 && time - (all[index - 1] ?? 0) < OWNER_MAIL_INTERVAL_MS)
    return early === undefined ? undefined : `An alert was started at ${early}`
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
      const isLeftAlone = events
        .slice(0, index)
        .some(({ name, now }) => UNSUBSCRIBES.includes(name) && signUp.now - now < REFUSAL_MS)
      if (isLeftAlone) continue
      const age = trace.now - signUp.now
      if (!row && age < PENDING_RETENTION_MS)
        return `${ADDRESSES[who]} is gone ${age} ms after the last sign-up`
      // Unsubscribing drops the mail.
      if (row?.status !== 'pending' || events.some(({ name }) => UNSUBSCRIBES.includes(name))) continue
      if (row.mail_sent_at === null && row.mail_due_at === null)
        return `${ADDRESSES[who]} is pending without a mail`
    }
    return undefined
  },

  'an address has the language of its last sign-up': (trace) =>
    rows(trace, 'SELECT * FROM newsletter_subscriptions')
      .filter(({ subscribed_at, language }) => language !== languageAt(Number(subscribed_at)))
      .map((row) => JSON.stringify(row))[0],

  /** Unless its mail waits for a day with room. */
  'a pending sign-up ends': (trace) => {
    if (trace.events.at(-1)?.name !== 'unconfirmed sign-ups are deleted') return undefined
    const isTried = '(mail_due_at IS NULL OR mail_attempts > 0)'
    return firstOf(
      rows(trace, `SELECT * FROM newsletter_subscriptions WHERE status = 'pending' AND ${isTried}`).filter(
        ({ subscribed_at, mail_sent_at }) =>
          trace.now > Math.max(Number(subscribed_at), Number(mail_sent_at)) + 31 * DAY_MS,
      ),
    )
  },

  'a mail is claimed when it is due': (trace) =>
    firstOf(
      changesOfMail(trace).filter(({ before, after, event }) => {
        if (!before || !after || after.mail_attempts <= before.mail_attempts) return false
        return before.mail_due_at === null || before.mail_due_at > event.now
      }),
    ),

  /** Unless the day has no room. */
  'a claim takes the mail that is due': ({ events }) => {
    for (const { name, answer, now, mails } of events) {
      if (name !== 'confirmations are claimed' || answer === undefined) continue
      const due = mails.filter(({ mail_due_at }) => mail_due_at !== null && mail_due_at <= now)
      const isFull = events.some(
        (event) => event.name === name && event.now < now && now - event.now < DAY_MS,
      )
      if (!isFull && JSON.parse(answer).mails.length < due.length) return `A claim at ${now} left mail`
    }
    return undefined
  },

  'a day has a limited number of mails': (trace) =>
    firstOf(rows(trace, `SELECT * FROM daily_counts WHERE metric = 'mail' AND count > ${DAILY_LIMIT}`)),

  'an inbox gets no mail within an hour, or after it refused': (trace) =>
    firstOf(
      changesOfMail(trace)
        .filter(({ before, after }) => before && before.mail_due_at === null && after?.mail_due_at)
        .filter(({ before, event: { now } }) => {
          const isRecent = (time: number | null | undefined, length: number) =>
            time != null && Math.abs(now - time) < length
          return (
            isRecent(before?.mail_sent_at, CONFIRMATION_INTERVAL_MS) ||
            isRecent(before?.refused_at, REFUSAL_MS)
          )
        }),
    ),
} satisfies Record<string, Invariant>

export type InvariantName = keyof typeof INVARIANTS

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
