import { createReadStream, openAsBlob, readdirSync, readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { decrypterOf } from './age-keys.ts'
import { type OpenDatabase, openDeployed, openLocal, readBack, TABLES } from './database.ts'
import { stop } from './local.ts'
import { readOptions } from './options.ts'

/**
 * `npm run restore -- --from <backup> --identity <key file> <table>…`: adds those rows of the tables to the local database
 * which it lacks and a backup has; `all` names all tables. `--remote` changes the deployed database. Existing rows are not
 * changed.
 */
const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    remote: { type: 'boolean' },
    from: { type: 'string' },
    identity: { type: 'string' },
  },
})

/** Bytes of rows that are added by one statement: D1 takes 100 kB. */
const PART_BYTES = 90_000

/** Marks the mails of restored rows as sent: what was due then may have been sent since. */
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
  if (!values.from) throw new Error('Name the backup: --from <backup>')
  const content = values.identity ? decrypt(values.from, values.identity) : read(values.from)
  const backup = await readBack(content)
  migrate(backup)
  if (values.remote)
    console.log('This needs the right to change D1 (Account, D1, Edit), and nothing else of Cloudflare.')
  const database = await (values.remote ? openDeployed() : openLocal())
  try {
    for (const table of TABLES.filter((name) => named.includes(name)))
      console.log(await addMissingRows(database, backup, table))
  } finally {
    await database.close()
  }
}

/** Applies the migrations that are newer than a backup to it, because one may give its rows a value in a new column. */
function migrate(backup: DatabaseSync): void {
  const applied = backup.prepare('SELECT name FROM d1_migrations').all()
  const files = readdirSync('migrations').filter((file) => file.endsWith('.sql'))
  for (const file of files.toSorted())
    if (!applied.some(({ name }) => name === file)) backup.exec(readFileSync(`migrations/${file}`, 'utf8'))
}

/**
 * Adds the rows of a table that the database lacks, as one bound parameter for many: what visitors wrote never becomes SQL.
 *
 * @returns what was done, in a line
 */
async function addMissingRows(database: OpenDatabase, backup: DatabaseSync, table: string): Promise<string> {
  const columnsOf = 'SELECT name, pk FROM pragma_table_info(?1)'
  const { rows: present } = await database.query(columnsOf, table)
  if (present.length === 0) throw new Error(`There is no table ${table}: npm run db:migrate creates it`)
  const earlier = backup
    .prepare(columnsOf)
    .all(table)
    .map(({ name }) => String(name))
  const columns = present.map(({ name }) => String(name)).filter((name) => earlier.includes(name))
  const lost = earlier.filter((name) => !columns.includes(name))
  const key = present.filter(({ pk }) => Number(pk) > 0).map(({ name }) => String(name))
  const names = columns.map((name) => `"${name}"`).join()
  const given = (name: string) => `given.value ->> ${columns.indexOf(name)}`
  const isThere = `(${key.join()}) IN (SELECT ${key.map(given).join()} FROM json_each(?1) AS given)`
  const insert = `INSERT OR IGNORE INTO ${table} (${names}) SELECT ${columns.map(given).join()} FROM json_each(?1) AS given
    WHERE NOT EXISTS (SELECT 1 FROM ${table} AS there WHERE ${key.map((name) => `there.${name} = ${given(name)}`).join(' AND ')})`
  const total = { added: 0, present: 0, refused: 0 }
  if (MAIL_IS_SENT[table]) backup.exec(MAIL_IS_SENT[table])
  for (const { rows, json } of partsOf(backup.prepare(`SELECT ${names} FROM ${table}`).iterate())) {
    const { changes } = await database.query(insert, json)
    total.added += changes
    if (changes === rows) continue
    const { rows: counted } = await database.query(
      `SELECT count(*) AS present FROM ${table} WHERE ${isThere}`,
      json,
    )
    const there = Number(counted[0]?.present)
    total.present += there - changes
    total.refused += rows - there
  }
  return [
    `${table}: added ${total.added}, already there ${total.present}`,
    total.refused > 0 && `${total.refused} refused, or with the e-mail address of another row`,
    lost.length > 0 && `without ${lost.join(', ')}, which the database does not have`,
  ]
    .filter(Boolean)
    .join('; ')
}

/** Cuts rows into arrays of JSON that a statement can take; a row that is longer is a part of its own. */
function* partsOf(rows: Iterable<Row>): Generator<{ rows: number; json: string }> {
  let part: string[] = []
  let bytes = 0
  const end = () => ({ rows: part.length, json: `[${part.join()}]` })
  for (const row of rows) {
    const json = JSON.stringify(Object.values(row))
    const size = Buffer.byteLength(json) + 1
    if (part.length > 0 && bytes + size > PART_BYTES) {
      yield end()
      part = []
      bytes = 0
    }
    part.push(json)
    bytes += size
  }
  if (part.length > 0) yield end()
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
