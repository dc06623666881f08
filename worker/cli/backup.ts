import { spawnSync } from 'node:child_process'
import { createReadStream, mkdirSync, mkdtempSync, openAsBlob, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { Encrypter } from 'age-encryption'
import { getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '#worker/store/schema.ts'
import { miscounted } from './backup/miscounted.ts'
import { quietEnvironment, stop } from './local.ts'
import { reportRun } from './report.ts'

/**
 * `npm run backup`: exports the local database, reads the file back, and writes it encrypted to `BACKUP_RECIPIENT`, a
 * public key of age. `-- --remote` backs up the deployed database; `-- --check FILE` checks a backup that was decrypted.
 */
const { values } = parseArgs({
  options: { remote: { type: 'boolean', default: false }, check: { type: 'string' } },
})

type Counts = Record<string, number>

/** Of an export, read at once. */
const CHUNK_BYTES = 1024 ** 2
const FOLDER = '.wrangler/backups'
const TABLES = Object.values(schema)
  .filter((value) => is(value, SQLiteTable))
  .map(getTableName)
const COUNT_ROWS = `SELECT ${TABLES.map((name) => `(SELECT count(*) FROM ${name}) AS ${name}`).join()}`

// An export is readable by anyone, so that it goes however this program ends.
const scratch = mkdtempSync(join(tmpdir(), 'backup-'))
process.on('exit', () => rmSync(scratch, { recursive: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

if (values.check === undefined) {
  try {
    const detail = await backUp()
    console.log(`\n${detail}\n`)
    await reportRun('backups', 'succeeded', detail)
  } catch (error) {
    const { message } = error as Error
    await reportRun('backups', 'failed', message)
    stop(message)
  }
} else {
  console.log(`\n${values.check}: ${await check(await readBack(values.check))}\n`)
}

/** @returns what was written, for the owner to read */
async function backUp(): Promise<string> {
  const recipient = process.env.BACKUP_RECIPIENT
  if (!recipient)
    throw new Error('Set BACKUP_RECIPIENT, the public key (age1…) that backups are encrypted to')
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const file = join(scratch, 'export.sql')
  let { copy, misfits } = await exportTo(file)
  // Rows that come and go during an export can make a difference; a second one is likely to meet none.
  if (misfits.length > 0) ({ copy, misfits } = await exportTo(file))
  const summary = await check(copy)
  const name = `${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.sql.age`
  mkdirSync(FOLDER, { recursive: true })
  const content = await openAsBlob(file)
  await writeFile(join(FOLDER, name), await encrypter.encrypt(content.stream()))
  return [`${name}: ${summary}`, ...misfits].join('. Warning: ')
}

/**
 * Exports the database and reads the file back. D1 answers no other request while a deployed database is exported.
 *
 * @returns also a line for each table whose number of rows is not between those of the database before and after
 */
async function exportTo(file: string): Promise<{ copy: DatabaseSync; misfits: string[] }> {
  const before = countRows()
  wrangler('export', '--skip-confirmation', '--output', file)
  const after = countRows()
  const copy = await readBack(file)
  const counts = copy.prepare(COUNT_ROWS).get() as Counts
  const misfits = TABLES.flatMap((table) => {
    const [rows = 0, ...around] = [counts, before, after].map((found) => found[table] ?? 0)
    const isBetween = Math.min(...around) <= rows && rows <= Math.max(...around)
    return isBetween ? [] : [`${table} has ${rows} rows, the database had ${around.join(' and then ')}`]
  })
  return { copy, misfits }
}

function countRows(): Counts {
  const [answer] = JSON.parse(wrangler('execute', '--yes', '--json', '--command', COUNT_ROWS))
  return answer.results[0]
}

/** Runs the SQL of an export in an empty database, statement by statement: a large export is longer than a string may be. */
async function readBack(file: string): Promise<DatabaseSync> {
  const copy = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false })
  try {
    copy.exec('BEGIN')
    let sql = ''
    for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: CHUNK_BYTES })) {
      sql += chunk
      const end = sql.lastIndexOf(';\n') + 1
      const statements = sql.slice(0, end)
      // With an odd number of quotes it ends inside a text; a quote in a text is doubled.
      if (statements.split("'").length % 2 === 0) continue
      copy.exec(statements)
      sql = sql.slice(end)
    }
    copy.exec(`${sql};COMMIT`)
    return copy
  } catch (error) {
    // The message of a syntax error has a piece of the text, which may be an address.
    const { errstr, code } = error as { errstr?: string; code?: string }
    throw new Error(`The export cannot be read back: ${errstr ?? code}`)
  }
}

/**
 * Checks a database of this version or an older one by itself. That counts differ from the rows is a warning: they can be
 * corrected later, and a backup cannot be made later.
 *
 * @returns its size and the warning
 * @throws Error where its pages, indexes or foreign keys are damaged
 */
async function check(copy: DatabaseSync): Promise<string> {
  const integrity = copy
    .prepare('PRAGMA integrity_check')
    .all()
    .map((row) => String(row.integrity_check))
  const orphans = copy.prepare('PRAGMA foreign_key_check').all()
  const problems = [
    ...integrity.filter((line) => line !== 'ok'),
    ...orphans.map(({ table, parent }) => `${table}: a row refers to one that is missing from ${parent}`),
  ]
  if (problems.length > 0) throw new Error(`The export is damaged: ${problems.join('; ')}`)
  const tables = copy
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'`)
    .all()
  const rows = tables.map(({ name }) =>
    Number(copy.prepare(`SELECT count(*) AS rows FROM "${name}"`).get()?.rows),
  )
  const size = `${rows.reduce((sum, one) => sum + one, 0)} rows in ${tables.length} tables, read back`
  return [size, ...(await countWarnings(copy))].join('. Warning: ')
}

async function countWarnings(copy: DatabaseSync): Promise<string[]> {
  try {
    const [first, ...others] = await miscounted((sql) => copy.prepare(sql).iterate(), { expired: true })
    if (!first) return []
    return [
      `${first.metric} of ${first.day || 'all time'} is not the sum of its rows, nor are ${others.length} other counts`,
    ]
  } catch {
    return ['the counts were not compared with the rows, whose tables are of another version']
  }
}

/** Runs a command of `wrangler d1`. Where it fails, its errors are the message; its output may hold the export's address. */
function wrangler(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    'wrangler',
    ['d1', command, 'DB', values.remote ? '--remote' : '--local', ...args],
    { env: quietEnvironment, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`wrangler d1 ${command} failed: ${stderr}`)
  return stdout
}
