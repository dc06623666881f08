import { createReadStream, mkdirSync, openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { stop } from './local.ts'
import { readOptions } from './options.ts'
import { leaveReport } from './report.ts'
import { runWrangler } from './run-wrangler.ts'
import { step } from './step.ts'

/**
 * `npm run backup`: exports the local database, reads the file back, and writes it encrypted to `BACKUP_RECIPIENT`, a
 * public key of age. `-- --remote` backs up the deployed database. Leaves a report to the owner for the workflow.
 */
const { values } = readOptions({ options: { remote: { type: 'boolean' } } })

const place = values.remote ? '--remote' : '--local'
const database = values.remote ? 'deployed database' : 'local database'

// These are loaded here, because they take a second, in which the command would print nothing.
const [{ encrypterFor }, { readBack, scratchFolder, TABLES }] = await step(
  `Preparing a backup of the ${database}`,
  () => Promise.all([import('./age-keys.ts'), import('./database.ts')]),
)

const FOLDER = '.wrangler/backups'
const COUNT_ROWS = `SELECT ${TABLES.map((name) => `(SELECT count(*) FROM ${name}) AS ${name}`).join()}`

const scratch = scratchFolder()

try {
  const detail = await backUp()
  console.log(`\n  In ${FOLDER}/${detail}\n  npm run restore adds its rows again; OPERATIONS.md says how.\n`)
  leaveReport('succeeded', detail)
} catch (error) {
  const { message } = error as Error
  leaveReport('failed', message)
  stop(`${message}\nNo backup was saved. Correct this, and run the command again.`)
}

/** @returns what was written, for the owner to read; a doubtful export is saved, with a warning */
async function backUp(): Promise<string> {
  const encrypter = encrypterFor(process.env.BACKUP_RECIPIENT)
  const file = join(scratch, 'export.sql')
  let { copy, warnings } = await exportTo(file)
  // Rows that come and go during an export can make a difference; a second one is likely to meet none.
  if (warnings.length > 0) ({ copy, warnings } = await exportTo(file))
  const name = `${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.sql.age`
  await step('Encrypting the export', async () => {
    mkdirSync(FOLDER, { recursive: true })
    const content = await openAsBlob(file)
    await writeFile(join(FOLDER, name), await encrypter.encrypt(content.stream()))
  })
  const rows = Object.values(rowsOf(copy)).reduce((sum, count) => sum + count, 0)
  return [`${name}: ${rowsText(rows)}, read back`, ...warnings].join('. Warning: ')
}

/**
 * Exports the database, reads the file back and checks it. D1 answers no other request while a deployed database is exported.
 *
 * @returns also a line for each table whose number of rows is not between those of the database before and after
 * @throws as `readUndamaged`
 */
async function exportTo(file: string): Promise<{ copy: DatabaseSync; warnings: string[] }> {
  const countRows = async () => {
    const command = ['execute', 'DB', place, '--yes', '--json', '--command', COUNT_ROWS]
    return JSON.parse(await runWrangler(['d1', ...command]))[0].results[0]
  }
  const before = await step(`Counting the rows of the ${database}`, countRows)
  await step(`Exporting the ${database}`, () =>
    runWrangler(['d1', 'export', 'DB', place, '--skip-confirmation', '--output', file]),
  )
  const after = await step('Counting them again', countRows)
  const copy = await step('Reading the export back', () => readUndamaged(file))
  const warnings = Object.entries(rowsOf(copy)).flatMap(([table, rows]) => {
    const around = [before, after].map((found) => found[table] ?? 0)
    const isBetween = Math.min(...around) <= rows && rows <= Math.max(...around)
    return isBetween ? [] : [`${table} has ${rowsText(rows)}, the database had ${around.join(' and then ')}`]
  })
  return { copy, warnings }
}

/** @throws where the file cannot be read back, or its pages, indexes or foreign keys are damaged */
async function readUndamaged(file: string): Promise<DatabaseSync> {
  const copy = await readBack(createReadStream(file, { encoding: 'utf8', highWaterMark: 2 ** 20 }))
  const damage = ['integrity_check', 'foreign_key_check']
    .flatMap((check) => copy.prepare(`PRAGMA ${check}`).all())
    .filter((row) => row.integrity_check !== 'ok')
  if (damage.length > 0) throw new Error(`The export is damaged: ${JSON.stringify(damage)}`)
  return copy
}

function rowsText(count: number): string {
  return count === 1 ? '1 row' : `${count} rows`
}

function rowsOf(copy: DatabaseSync) {
  return copy.prepare(COUNT_ROWS).get() as Record<string, number>
}
