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
import { findMiscounts } from './find-miscounts.ts'
import { quietEnvironment, stop } from './local.ts'
import { leaveReport } from './report.ts'

/**
 * `npm run backup`: exports the local database, reads the file back, and writes it encrypted to `BACKUP_RECIPIENT`, a
 * public key of age. `-- --remote` backs up the deployed database. What the owner reads of it is left for the workflow.
 */
const { values } = parseArgs({ options: { remote: { type: 'boolean' } } })

const FOLDER = '.wrangler/backups'
const TABLES = Object.values(schema)
  .filter((value) => is(value, SQLiteTable))
  .map(getTableName)
const COUNT_ROWS = `SELECT ${TABLES.map((name) => `(SELECT count(*) FROM ${name}) AS ${name}`).join()}`

// An export is readable by anyone: it is deleted however this program ends.
const scratch = mkdtempSync(join(tmpdir(), 'backup-'))
process.on('exit', () => rmSync(scratch, { recursive: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

try {
  const detail = await backUp()
  console.log(`\n${detail}\n`)
  leaveReport('succeeded', detail)
} catch (error) {
  const { message } = error as Error
  leaveReport('failed', message)
  stop(message)
}

/** @returns what was written, for the owner to read; what is odd about it is a warning, and no reason to keep nothing */
async function backUp(): Promise<string> {
  const recipient = process.env.BACKUP_RECIPIENT
  if (!recipient) throw new Error('Set BACKUP_RECIPIENT to the public key (age1…) of whoever may restore')
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const file = join(scratch, 'export.sql')
  let { copy, misfits } = await exportTo(file)
  // Rows that come and go during an export can make a difference; a second one is likely to meet none.
  if (misfits.length > 0) ({ copy, misfits } = await exportTo(file))
  const name = `${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.sql.age`
  mkdirSync(FOLDER, { recursive: true })
  const content = await openAsBlob(file)
  await writeFile(join(FOLDER, name), await encrypter.encrypt(content.stream()))
  const wrong = await findMiscounts((sql) => copy.prepare(sql).iterate(), { expired: true }).catch(() => [
    'the counts were not compared with the rows, whose tables are of another version',
  ])
  const rows = Object.values(rowsOf(copy)).reduce((sum, count) => sum + count, 0)
  return [`${name}: ${rows} rows, read back`, ...misfits, ...wrong.slice(0, 1)].join('. Warning: ')
}

/**
 * Exports the database, reads the file back and checks it. D1 answers no other request while a deployed database is exported.
 *
 * @returns also a line for each table whose number of rows is not between those of the database before and after
 * @throws where the file cannot be read back, or its pages, indexes or foreign keys are damaged
 */
async function exportTo(file: string): Promise<{ copy: DatabaseSync; misfits: string[] }> {
  const countNow = () =>
    JSON.parse(wrangler('execute', '--yes', '--json', '--command', COUNT_ROWS))[0].results[0]
  const before = countNow()
  wrangler('export', '--skip-confirmation', '--output', file)
  const after = countNow()
  const copy = await readBack(file)
  const damage = ['integrity_check', 'foreign_key_check']
    .flatMap((check) => copy.prepare(`PRAGMA ${check}`).all())
    .filter((row) => row.integrity_check !== 'ok')
  if (damage.length > 0) throw new Error(`The export is damaged: ${JSON.stringify(damage)}`)
  const misfits = Object.entries(rowsOf(copy)).flatMap(([table, rows]) => {
    const around = [before, after].map((found) => found[table] ?? 0)
    const isBetween = Math.min(...around) <= rows && rows <= Math.max(...around)
    return isBetween ? [] : [`${table} has ${rows} rows, the database had ${around.join(' and then ')}`]
  })
  return { copy, misfits }
}

function rowsOf(copy: DatabaseSync) {
  return copy.prepare(COUNT_ROWS).get() as Record<string, number>
}

/** Runs the SQL of an export in an empty database, piece by piece: a large export is longer than a string may be. */
async function readBack(file: string): Promise<DatabaseSync> {
  const copy = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false })
  try {
    copy.exec('BEGIN')
    let sql = ''
    for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: 2 ** 20 })) {
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

/** Runs a command of `wrangler d1`. Where it fails, its errors are the message; its output may hold the export's address. */
function wrangler(command: string, ...args: string[]): string {
  const all = ['d1', command, 'DB', values.remote ? '--remote' : '--local', ...args]
  const { status, stdout, stderr } = spawnSync('wrangler', all, { env: quietEnvironment, encoding: 'utf8' })
  if (status !== 0) throw new Error(`wrangler d1 ${command} failed: ${stderr}`)
  return stdout
}
