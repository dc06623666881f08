import { createReadStream, openAsBlob, readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { D1Database } from '@cloudflare/workers-types'
import { decrypterOf } from './age-keys.ts'
import { openBinding, readBack, TABLES } from './database.ts'
import { stop } from './local.ts'
import { readOptions } from './options.ts'

/**
 * `npm run restore -- --from <backup> --identity <key file> <table>…`: adds those rows of the tables to the local database
 * which it lacks and a backup has; `all` is all tables. `--remote` is the deployed database. Rows that are there stay as
 * they are.
 */
const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    remote: { type: 'boolean' },
    from: { type: 'string' },
    identity: { type: 'string' },
  },
})

/** Rows that are added in one transaction. */
const BATCH_ROWS = 100

/** Nobody is mailed again because of a row that comes back: what was due then may have been sent since. */
const MAIL_IS_SENT: Record<string, string> = {
  newsletter_subscriptions: 'UPDATE newsletter_subscriptions SET mail_due_at = NULL',
  contact_inquiries: 'UPDATE contact_inquiries SET alerted_at = created_at WHERE alerted_at IS NULL',
  runs: 'UPDATE runs SET alerted_at = created_at WHERE alerted_at IS NULL',
}

type Row = ReturnType<ReturnType<DatabaseSync['prepare']>['all']>[number]

try {
  await restore()
} catch (error) {
  stop((error as Error).message)
}

async function restore(): Promise<void> {
  const named = positionals.includes('all') ? TABLES : positionals
  const isTable = named.length > 0 && named.every((name) => TABLES.includes(name))
  if (!isTable) throw new Error(`Name the tables that have lost rows, or “all”: ${TABLES.join(' ')}`)
  if (!values.from) throw new Error('Say from where: --from <backup>')
  const content = values.identity ? decrypt(values.from, values.identity) : read(values.from)
  const backup = await readBack(content)
  const { db, close } = await openBinding({ remote: values.remote ?? false })
  try {
    for (const table of TABLES.filter((name) => named.includes(name)))
      console.log(await addMissingRows(db, backup, table))
  } finally {
    await close()
  }
}

/**
 * Adds the rows of a table that the database lacks, each value as a bound parameter: what visitors wrote never becomes SQL.
 *
 * @returns what was done, in a line
 */
async function addMissingRows(db: D1Database, backup: DatabaseSync, table: string): Promise<string> {
  const columnsOf = 'SELECT name, pk FROM pragma_table_info(?)'
  const { results: present } = await db.prepare(columnsOf).bind(table).all<{ name: string; pk: number }>()
  if (present.length === 0) throw new Error(`There is no table ${table}: npm run db:migrate creates it`)
  const earlier = backup
    .prepare(columnsOf)
    .all(table)
    .map(({ name }) => String(name))
  const columns = present.map(({ name }) => name).filter((name) => earlier.includes(name))
  if (columns.length === 0) return `${table}: the backup has no such table`
  const lost = earlier.filter((name) => !columns.includes(name))
  const key = present.filter(({ pk }) => pk > 0).map(({ name }) => name)
  const names = columns.map((name) => `"${name}"`).join()
  const insert = db.prepare(
    `INSERT OR IGNORE INTO ${table} (${names}) VALUES (${columns.map(() => '?').join()})`,
  )
  const countPresent = db.prepare(`SELECT count(*) AS present FROM ${table}
    WHERE (${key.join()}) IN (SELECT ${key.map((_, index) => `value ->> ${index}`).join()} FROM json_each(?))`)
  const total = { added: 0, present: 0, refused: 0 }
  if (MAIL_IS_SENT[table]) backup.exec(MAIL_IS_SENT[table])
  for (const rows of batchesOf(backup.prepare(`SELECT ${names} FROM ${table}`).iterate())) {
    const keys = JSON.stringify(rows.map((row) => key.map((name) => row[name])))
    const results = await db.batch<{ present: number }>([
      ...rows.map((row) => insert.bind(...columns.map((name) => row[name]))),
      countPresent.bind(keys),
    ])
    const added = results.slice(0, -1).reduce((sum, { meta }) => sum + meta.changes, 0)
    const there = results.at(-1)?.results[0]?.present ?? 0
    total.added += added
    total.present += there - added
    total.refused += rows.length - there
  }
  return [
    `${table}: ${total.added} rows added, ${total.present} were there`,
    total.refused > 0 && `${total.refused} refused, or with the address of another row`,
    lost.length > 0 && `without ${lost.join(', ')}, which the database does not have`,
  ]
    .filter(Boolean)
    .join('; ')
}

function* batchesOf(rows: Iterable<Row>): Generator<Row[]> {
  let batch: Row[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length < BATCH_ROWS) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

function read(file: string) {
  return createReadStream(file, { encoding: 'utf8', highWaterMark: 2 ** 20 })
}

async function* decrypt(file: string, identity: string) {
  const decrypter = decrypterOf(identity, readFileSync(identity))
  const backup = await openAsBlob(file)
  const decoder = new TextDecoder()
  for await (const chunk of await decrypter.decrypt(backup.stream()))
    yield decoder.decode(chunk, { stream: true })
}
