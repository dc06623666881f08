import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { d1Store } from '#worker/store/d1/index.ts'
import { tombstoneOf } from '#worker/store/rules/tombstones.ts'
import { type Query, queryOf } from './database.ts'
import { readBackup } from './encryption.ts'

/** A row of the table in a dump. */
const IN_DUMP = /^INSERT INTO [`"]?tombstones[`"]?[^']*'([0-9a-f]{64})'/gm

/**
 * Deletes again what people asked to have deleted after a backup was made, by the tombstones of the live database, if it
 * still answers, and of the newest backup beside the restored one.
 *
 * @param db the restored database
 * @param live queries of the database that it replaces
 * @returns how many subscribers, inquiries and browser sessions were deleted
 */
export async function deleteAgain(db: D1Database, file: string, live: Query): Promise<number> {
  const hashes = new Set([
    ...(await tombstonesIn(live)),
    ...(await tombstonesIn(queryOf(db))),
    ...(await tombstonesOfNewest(file)),
  ])
  const query = queryOf(db)
  const store = d1Store(db as never, Date.now())
  const subscribers = await hashed(query, 'SELECT id FROM newsletter_subscriptions', hashes)
  const inquiries = await hashed(query, 'SELECT id FROM contact_inquiries', hashes)
  const sessions = await hashed(
    query,
    ['customer_interactions', 'product_analytics', 'contact_inquiries', 'chat_orders']
      .map((table) => `SELECT user_session AS id FROM ${table} WHERE user_session IS NOT NULL`)
      .join(' UNION '),
    hashes,
  )
  for (const id of subscribers) await store.deleteSubscriber(id)
  for (const id of inquiries) await store.deleteInquiry(id)
  for (const id of sessions) await store.deleteSessionData(id)
  return subscribers.length + inquiries.length + sessions.length
}

async function hashed(query: Query, sql: string, hashes: Set<string>): Promise<string[]> {
  const ids = (await query(sql)).map(({ id }) => String(id))
  const wanted = await Promise.all(ids.map(async (id) => hashes.has(await tombstoneOf(id))))
  return ids.filter((_, index) => wanted[index])
}

/** None where there is no such database, or it is from before there were tombstones. */
async function tombstonesIn(query: Query): Promise<string[]> {
  try {
    return (await query('SELECT hash FROM tombstones')).map(({ hash }) => String(hash))
  } catch {
    return []
  }
}

/** Backups are named by their time. */
async function tombstonesOfNewest(file: string): Promise<string[]> {
  const newest = readdirSync(dirname(file))
    .filter((name) => /\.sql(\.age)?$/.test(name))
    .sort()
    .at(-1)
  if (newest === undefined) return []
  const dump = await readBackup(readFileSync(join(dirname(file), newest)), newest)
  return Array.from(dump.matchAll(IN_DUMP), ([, hash = '']) => hash)
}
