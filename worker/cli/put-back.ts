import type { DatabaseSync } from 'node:sqlite'
import { firstIdAt } from '#worker/lib/ids.ts'
import { TABLES } from './database.ts'
import { EXACT, miscounts } from './find-miscounts.ts'

/** Nobody is mailed again because of a row that comes back: what was due then may have been sent since. */
export const MAIL_IS_SENT = `
  UPDATE newsletter_subscriptions SET mail_due_at = NULL;
  UPDATE contact_inquiries SET alerted_at = created_at WHERE alerted_at IS NULL;
  UPDATE runs SET alerted_at = created_at WHERE alerted_at IS NULL;`

type What = {
  /** Tables of which every row comes back that the database lacks. */
  named: string[]
  /** Milliseconds UTC: what visitors did from then on, while `then` was the database, comes back in all tables. */
  since?: number | undefined
}

/**
 * Puts rows of an earlier state back into a copy of the database. Rows that the copy has stay as they are; counts follow.
 *
 * @returns the statements that did so, and for each table what they do
 */
export async function putBack(now: DatabaseSync, then: DatabaseSync, { named, since }: What) {
  const statements: string[] = []
  const told: string[] = []
  const run = (sql: string) => {
    const { changes } = now.prepare(sql).run()
    if (changes > 0) statements.push(sql)
    return Number(changes)
  }
  for (const table of TABLES.filter((name) => named.includes(name) || (since && name !== 'daily_counts'))) {
    const [here, earlier] = [columnsOf(now, table), columnsOf(then, table)]
    if (here.length === 0) throw new Error(`There is no table ${table}: create it as in migrations/ first`)
    const columns = earlier.filter((name) => here.includes(name))
    if (columns.length === 0) continue
    const lost = earlier.filter((name) => !here.includes(name))
    const from = named.includes(table) ? 1 : `id >= '${firstIdAt(since ?? 0)}'`
    let [missing, added] = [0, 0]
    for (const { values, id, metric } of then.prepare(selectRows(table, columns, from)).iterate()) {
      // Its count is that of the rows, which may be fewer than they were then.
      if (EXACT.test(String(metric))) continue
      const changes = run(insertRow(table, columns, String(values)))
      added += changes
      if (changes > 0 || !has(now, table, id)) missing += 1
    }
    if (missing > 0) told.push(`${table}: ${added} of ${missing} missing rows put back`)
    if (added < missing) told.push(`  The others are refused, or have the address of a row that is there.`)
    if (added > 0 && lost.length > 0) told.push(`  The database has no column for their ${lost.join(', ')}.`)
  }
  if (since) for (const { sql } of then.prepare(answers(since)).all()) run(String(sql))
  const corrected = (await countsToAdd(now)).map(run).length
  if (corrected > 0) told.push(`daily_counts: ${corrected} counts follow the rows`)
  return { statements, told }
}

const columnsOf = (database: DatabaseSync, table: string) =>
  database
    .prepare(`SELECT name FROM pragma_table_info(?)`)
    .all(table)
    .map(({ name }) => String(name))

function selectRows(table: string, columns: string[], where: string | number) {
  const values = columns.map((name) => `quote("${name}")`).join(` || ', ' || `)
  const [id, metric] = ['id', 'metric'].map((name) => (columns.includes(name) ? name : 'NULL'))
  return `SELECT ${values} AS "values", ${id} AS id, ${metric} AS metric FROM ${table} WHERE ${where}`
}

/** Of two counts the larger one is kept: what was counted since the loss began at nothing. */
function insertRow(table: string, columns: string[], values: string) {
  const names = columns.map((name) => `"${name}"`).join()
  if (table !== 'daily_counts') return `INSERT OR IGNORE INTO ${table} (${names}) VALUES (${values})`
  return `INSERT INTO ${table} (${names}) VALUES (${values})
    ON CONFLICT DO UPDATE SET count = max(count, excluded.count), value = max(value, excluded.value)
    WHERE excluded.count > count OR excluded.value > value`
}

const has = (database: DatabaseSync, table: string, id: unknown) =>
  typeof id !== 'string' || database.prepare(`SELECT 1 FROM ${table} WHERE id = ?`).get(id) !== undefined

/** Statements for those who have confirmed their address or left since a time. Who has left since `then` does not return. */
const answers = (since: number) => `
  SELECT format(
    'UPDATE newsletter_subscriptions SET status = %Q, confirmed_at = coalesce(%s, confirmed_at), unsubscribed_at = %s,
      refused_at = %s, mail_due_at = NULL WHERE id = %Q AND status NOT IN (%Q, ''unsubscribed'')',
    status, quote(confirmed_at), quote(unsubscribed_at), quote(refused_at), id, status) AS sql
  FROM newsletter_subscriptions
  WHERE status <> 'pending'
    AND max(coalesce(confirmed_at, 0), coalesce(unsubscribed_at, 0), coalesce(refused_at, 0)) >= ${since}`

/** Statements that add what counts are less than their rows; those of `EXACT` metrics become equal. */
async function countsToAdd(now: DatabaseSync) {
  const wrong = await miscounts((sql) => now.prepare(sql).iterate(), { expired: true })
  return wrong.map(({ metric, day, key, count, value }) => {
    const by = EXACT.test(metric) ? [-count, -value] : [Math.max(0, -count), Math.max(0, -value)]
    const format = now.prepare(`SELECT format('%Q, %Q, %Q, %d, %d', ?, ?, ?, ?, ?) AS "values"`)
    return `INSERT INTO daily_counts (metric, day, key, count, value) VALUES (${format.get(metric, day, key, ...by)?.values})
      ON CONFLICT DO UPDATE SET count = count + excluded.count, value = value + excluded.value`
  })
}
