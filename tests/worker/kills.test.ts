import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { type LocalSite, localSite, OWNER_KEY } from '../fault/local-site.ts'
import { type Visitor, visitorOf } from './visitor.ts'
import { type WritePath, write } from './writes.ts'

/*
 * Visitors write to the real Worker under `wrangler dev`, and it gets SIGKILL at a random time. Then the cron sends the
 * mail that is left, and what was acknowledged is compared with the database, and the subscriptions with the mails that
 * wrangler's simulator recorded. `npm run test:fault` kills more often.
 */
const [KILLS, WRITES, TIMEOUT_MS] =
  process.env.FAULT === 'full' ? [25, 20_000, 30 * 60_000] : [1, 200, 180_000]

const WRITERS = 24
/** Maximum delay between the decision to kill and SIGKILL. */
const LATEST_MS = 200
/** Beyond every lease and the first backoffs. */
const LATER_MS = 60 * 60 * 1000
const MAX_CRON_RUNS = 200
const FULL_DAY = 429

const MAILS = 'SELECT email, mail_due_at, mail_sent_at FROM newsletter_subscriptions'
const IDS = `
  SELECT id FROM customer_interactions UNION ALL SELECT id FROM contact_inquiries UNION ALL SELECT id FROM chat_orders`

/** Rows written in one transaction: both kinds must have the same number. */
const HALVES = `
  SELECT * FROM (
    SELECT 'newsletter_subscription' AS type, count(*) AS acts FROM newsletter_subscriptions
    UNION ALL SELECT 'whatsapp_click', (SELECT count(*) FROM contact_inquiries) + (SELECT count(*) FROM chat_orders)
  ) WHERE acts <> (SELECT count(*) FROM customer_interactions WHERE interaction_type = type)`

const PATHS: WritePath[] = ['/newsletter', '/interactions', '/contact-inquiries', '/orders']

/** Ids of acknowledged rows and addresses of sign-ups, and statuses of what a running Worker did not acknowledge. */
let acknowledged: string[]
let refused: number[]

it(
  `loses no acknowledged write or linked row, and delivers every mail, killed ${KILLS} times under load`,
  async () => {
    acknowledged = []
    refused = []
    const site = await localSite()
    try {
      for (let run = 1; run <= KILLS; run += 1) {
        await site.start()
        await writeUntilKilled(site, Math.ceil((WRITES * run) / KILLS))
      }
      await site.start()
      await sendRemainingMail(site)
      await site.kill()
      expect(refused).toEqual([])
      expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES)
      await compare(site)
    } finally {
      await site.kill()
      site.remove()
    }
  },
  TIMEOUT_MS,
)

async function writeUntilKilled(site: LocalSite, goal: number): Promise<void> {
  let isKilled = false

  async function visit(): Promise<void> {
    while (!isKilled) {
      const path = PATHS[randomInt(PATHS.length)] ?? '/orders'
      // Each has an address of its own, because of the rate limits.
      const visitor = visitorOf((call, request) => fetch(site.url + call, request))
      // An inquiry and an order have a click of their own.
      const fields = path === '/interactions' ? { interaction_type: 'pricing_view' } : {}
      const { status, id } = await answerOf(write(visitor, path, fields))
      // The day has no room for more.
      if (status === FULL_DAY && path === '/contact-inquiries') continue
      if (status !== 201) {
        if (!isKilled) refused.push(status)
        continue
      }
      acknowledged.push(path === '/newsletter' ? visitor.email : id)
      if (path === '/orders') await markFromTwoPhones(visitor, id)
    }
  }

  async function markFromTwoPhones(visitor: Visitor, id: string): Promise<void> {
    const headers = { Authorization: `Bearer ${OWNER_KEY}` }
    const marks = ['sold', randomInt(2) ? 'sold' : 'clicked'].map((status) => {
      const amount = randomInt(100_000) / 100
      return answerOf(visitor.call<Rows>('PATCH', `/owner/orders/${id}`, headers, { status, amount }))
    })
    for (const { status } of await Promise.all(marks)) if (status !== 200 && !isKilled) refused.push(status)
  }

  const writers = Array.from({ length: WRITERS }, visit)
  while (acknowledged.length < goal && refused.length === 0) await setTimeout(5)
  await setTimeout(randomInt(LATEST_MS))
  isKilled = true
  await site.kill()
  await Promise.all(writers)
}

type Rows = { data?: { id?: string }[] }

/** The status, 0 without a response, and the id of the acknowledged row, empty where the response has none. */
async function answerOf(answer: Promise<{ status: number; body: Rows }>) {
  try {
    const { status, body } = await answer
    return { status, id: body.data?.[0]?.id ?? '' }
  } catch {
    return { status: 0, id: '' }
  }
}

/** Runs the cron as of later, until no mail is due. */
async function sendRemainingMail(site: LocalSite): Promise<void> {
  for (let run = 0; run < MAX_CRON_RUNS; run += 1) {
    const query = new URLSearchParams({ cron: '*/5 * * * *', time: String(Date.now() + LATER_MS) })
    await fetch(`${site.url}/cdn-cgi/handler/scheduled?${query}`)
    const database = site.database()
    const due = database.prepare(`${MAILS} WHERE mail_due_at IS NOT NULL`).all()
    database.close()
    if (due.length === 0) return
  }
}

async function compare(site: LocalSite): Promise<void> {
  const database = site.database()
  const query = (sql: string) => database.prepare(sql).all()
  try {
    const mails = query(MAILS)
    const stored = new Set([...query(IDS).map(({ id }) => id), ...mails.map(({ email }) => email)])
    expect(acknowledged.filter((key) => !stored.has(key))).toEqual([])
    expect(query(HALVES)).toEqual([])
    expect(query('PRAGMA integrity_check')[0]?.integrity_check).toBe('ok')
    // One that was under way when the Worker ended may arrive twice.
    const delivered = new Set(site.sentTo())
    expect(mails.filter(({ email, mail_sent_at }) => !mail_sent_at || !delivered.has(String(email)))).toEqual(
      [],
    )
  } finally {
    database.close()
  }
}
