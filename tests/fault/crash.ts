import { randomInt } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { miscounted } from '#worker/cli/backup/miscounted.ts'
import { type LocalSite, localSite } from './local-site.ts'
import { followOrderLink, inquire, look, mark, order, type Request, signUp } from './visits.ts'

/*
 * Sends SIGKILL to the Worker at random times under load, then checks that every acknowledged write was
 * stored:
 * node tests/fault/crash.ts --kills 25 --writes 20000
 */

const WRITERS = 24
/** Maximum delay between the decision to kill and SIGKILL. */
const LATEST_MS = 200
const VISITS = [signUp, look, look, order, followOrderLink, inquire]

const ALL_IDS = `
  SELECT id FROM newsletter_subscriptions UNION ALL SELECT id FROM customer_interactions
  UNION ALL SELECT id FROM product_analytics UNION ALL SELECT id FROM contact_inquiries
  UNION ALL SELECT id FROM chat_orders`

/** Rows written in one transaction: both kinds must have the same number. */
const HALF_ACTS = `
  SELECT * FROM (
    SELECT 'newsletter_subscription' AS type, count(*) AS acts FROM newsletter_subscriptions
    UNION ALL SELECT 'whatsapp_click', (SELECT count(*) FROM contact_inquiries) + (SELECT count(*) FROM chat_orders)
  ) WHERE acts <> (SELECT count(*) FROM customer_interactions WHERE interaction_type = type)`

export type CrashFigures = {
  kills: number
  acknowledged: number
  /** Requests whose response was lost with the process. */
  unanswered: number
  /** Statuses of requests that a running Worker did not acknowledge. */
  refused: number[]
  stored: number
  missing: number
  /** Rows stored without their companion. */
  halves: unknown[]
  /** Daily counts that differ from a recount. */
  miscounted: unknown[]
  integrity: unknown
}

/**
 * @param kills how often the Worker's process group gets SIGKILL under load
 * @param writes acknowledged at least so many
 */
export async function crash(kills: number, writes: number, port?: number): Promise<CrashFigures> {
  const site = await localSite(port === undefined ? {} : { port })
  const outcome: Outcome = { acknowledged: [], refused: [], unanswered: 0 }
  const { acknowledged } = outcome
  try {
    for (let run = 0; run <= kills; run += 1) {
      const isLast = run === kills
      const share = Math.ceil(writes / (kills + 1))
      const goal = isLast ? writes : acknowledged.length + randomInt(Math.ceil(share / 2), share * 2)
      await site.start()
      await writeUntilKilled(site, outcome, goal)
    }
    const database = site.database()
    try {
      return { kills, ...outcome, ...(await compare(database, acknowledged)) }
    } finally {
      database.close()
    }
  } finally {
    await site.kill()
    site.remove()
  }
}

type Outcome = { acknowledged: string[]; refused: number[]; unanswered: number }

async function writeUntilKilled(site: LocalSite, outcome: Outcome, goal: number): Promise<void> {
  let isKilled = false

  async function writer(): Promise<void> {
    while (!isKilled) {
      const visit = VISITS[randomInt(VISITS.length)] ?? look
      const { status, id } = await send(site, visit())
      if (id) {
        outcome.acknowledged.push(id)
        if (visit === followOrderLink) await markFromTwoPhones(id)
      } else if (isKilled) outcome.unanswered += 1
      else outcome.refused.push(status)
    }
  }

  async function markFromTwoPhones(id: string): Promise<void> {
    const marks = [mark(id, 'sold'), mark(id, randomInt(2) ? 'sold' : 'clicked')]
    for (const { status } of await Promise.all(marks.map((request) => send(site, request)))) {
      if (status === 200) continue
      if (isKilled) outcome.unanswered += 1
      else outcome.refused.push(status)
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

/** @returns the status, 0 without a response, and the id of the acknowledged row */
async function send(site: LocalSite, { path, init }: Request): Promise<{ status: number; id?: string }> {
  try {
    const answer = await fetch(site.url + path, init)
    const { data } = (await answer.json()) as { data?: [{ id: string }] }
    return { status: answer.status, ...(answer.status === 201 && data && { id: data[0].id }) }
  } catch {
    return { status: 0 }
  }
}

async function compare(database: DatabaseSync, acknowledged: string[]) {
  const query = (sql: string) => database.prepare(sql).all()
  const stored = new Set(query(ALL_IDS).map(({ id }) => id))
  return {
    acknowledged: acknowledged.length,
    stored: stored.size,
    missing: acknowledged.filter((id) => !stored.has(id)).length,
    halves: query(HALF_ACTS),
    miscounted: await miscounted(query),
    integrity: query('PRAGMA integrity_check')[0]?.integrity_check,
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '25' },
      writes: { type: 'string', default: '20000' },
      port: { type: 'string', default: '8795' },
    },
  })
  const began = Date.now()
  const figures = await crash(Number(values.kills), Number(values.writes), Number(values.port))
  const { missing, refused, halves, miscounted, integrity } = figures
  const kept = missing + refused.length + halves.length + miscounted.length === 0 && integrity === 'ok'
  console.log(figures)
  console.log(`${kept ? 'Kept' : 'BROKEN'} in ${Math.round((Date.now() - began) / 1000)} s`)
  process.exitCode = kept ? 0 : 1
}
