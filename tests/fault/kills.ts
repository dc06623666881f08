import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { miscounted } from '#worker/cli/backup/miscounted.ts'
import { VISITOR_DOMAIN } from '../worker/visitor.ts'
import { type LocalSite, localSite } from './local-site.ts'
import { followOrderLink, inquire, look, mark, order, type Request, signUp } from './visits.ts'

const WRITERS = 24
/** Maximum delay between the decision to kill and SIGKILL. */
const LATEST_MS = 200
/** Beyond every lease and the first backoffs. */
const LATER_MS = 60 * 60 * 1000
const MAX_CRON_RUNS = 200
const FULL_DAY = 429
const VISITS = [signUp, look, look, order, followOrderLink, inquire]

const ALL_IDS = `
  SELECT id FROM customer_interactions UNION ALL SELECT id FROM product_analytics
  UNION ALL SELECT id FROM contact_inquiries UNION ALL SELECT id FROM chat_orders`

const ALL_MAILS = 'SELECT email AS recipient, mail_sent_at FROM newsletter_subscriptions'

/** Rows written in one transaction: both kinds must have the same number. */
const HALVES = `
  SELECT * FROM (
    SELECT 'newsletter_subscription' AS type, count(*) AS acts FROM newsletter_subscriptions
    UNION ALL SELECT 'whatsapp_click', (SELECT count(*) FROM contact_inquiries) + (SELECT count(*) FROM chat_orders)
  ) WHERE acts <> (SELECT count(*) FROM customer_interactions WHERE interaction_type = type)`

type Outcome = {
  /** Ids of rows, and addresses of sign-ups. */
  acknowledged: string[]
  /** Statuses of requests that a running Worker did not acknowledge. */
  refused: number[]
}

type Mail = { recipient: string; mail_sent_at: number | null }

/**
 * Sends SIGKILL to the Worker at random times while visitors write and mails are sent, then lets the cron finish and
 * compares what was acknowledged with the database, and the subscriptions with what the mail simulator recorded.
 *
 * @param kills how often the Worker's process group gets SIGKILL under load
 * @param writes acknowledged at least so many
 */
export async function kill(kills: number, writes: number) {
  const site = await localSite()
  const outcome: Outcome = { acknowledged: [], refused: [] }
  try {
    for (let run = 1; run <= kills; run += 1) {
      await site.start()
      await writeUntilKilled(site, outcome, Math.ceil((writes * run) / kills))
    }
    await site.start()
    await sendRemainingMail(site)
    await site.kill()
    return { ...outcome, ...(await compare(site, outcome.acknowledged)) }
  } finally {
    await site.kill()
    site.remove()
  }
}

async function writeUntilKilled(site: LocalSite, outcome: Outcome, goal: number): Promise<void> {
  let isKilled = false

  async function writer(): Promise<void> {
    while (!isKilled) {
      const visit = VISITS[randomInt(VISITS.length)] ?? look
      const request = visit()
      const { status, id } = await send(site, request)
      // The day has no room for more.
      if (status === FULL_DAY && visit === inquire) continue
      if (status !== 201) {
        if (!isKilled) outcome.refused.push(status)
        continue
      }
      const key = visit === signUp ? JSON.parse(String(request.init.body)).email : id
      outcome.acknowledged.push(key)
      if (visit === followOrderLink) await markFromTwoPhones(key)
    }
  }

  async function markFromTwoPhones(id: string): Promise<void> {
    const marks = [mark(id, 'sold'), mark(id, randomInt(2) ? 'sold' : 'clicked')]
    for (const { status } of await Promise.all(marks.map((request) => send(site, request)))) {
      if (status !== 200 && !isKilled) outcome.refused.push(status)
    }
  }

  async function killer(): Promise<void> {
    while (outcome.acknowledged.length < goal && outcome.refused.length === 0) await setTimeout(5)
    await setTimeout(randomInt(LATEST_MS))
    isKilled = true
    await site.kill()
  }

  await Promise.all([killer(), ...Array.from({ length: WRITERS }, writer)])
}

/** @returns the status, 0 without a response, and the id of the acknowledged row where the response has one */
async function send(site: LocalSite, { path, init }: Request): Promise<{ status: number; id?: string }> {
  try {
    const response = await fetch(site.url + path, init)
    const { data } = (await response.json()) as { data?: [{ id: string }] }
    return { status: response.status, ...(data?.[0] && { id: data[0].id }) }
  } catch {
    return { status: 0 }
  }
}

/** Runs the cron as of later, until no mail is due. */
async function sendRemainingMail(site: LocalSite): Promise<void> {
  for (let run = 0; run < MAX_CRON_RUNS; run += 1) {
    const time = Date.now() + LATER_MS
    await fetch(
      `${site.url}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent('*/5 * * * *')}&time=${time}`,
    )
    const database = site.database()
    const due = database.prepare('SELECT 1 FROM newsletter_subscriptions WHERE mail_due_at IS NOT NULL').all()
    database.close()
    if (due.length === 0) return
  }
}

async function compare(site: LocalSite, acknowledged: string[]) {
  const database = site.database()
  const query = (sql: string) => database.prepare(sql).all()
  try {
    const mails = (query(ALL_MAILS) as Mail[]).filter(({ recipient }) => recipient.endsWith(VISITOR_DOMAIN))
    const delivered = new Set(site.sentTo())
    const stored = new Set([
      ...query(ALL_IDS).map(({ id }) => id),
      ...mails.map(({ recipient }) => recipient),
    ])
    return {
      stored: stored.size,
      /** Acknowledged rows and sign-ups that are not stored. */
      missing: acknowledged.filter((key) => !stored.has(key)),
      /** Rows stored without the row of the same transaction. */
      halves: query(HALVES),
      /** Counts that differ from a recount. */
      miscounted: await miscounted(query),
      integrity: query('PRAGMA integrity_check')[0]?.integrity_check,
      /** Sign-ups whose mail was not sent. One that was under way when the Worker ended may arrive twice. */
      unsent: mails.filter(({ mail_sent_at }) => mail_sent_at === null),
      /** Recorded as sent, but the provider has none of it. */
      lost: mails.filter(({ recipient, mail_sent_at }) => mail_sent_at !== null && !delivered.has(recipient)),
    }
  } finally {
    database.close()
  }
}
