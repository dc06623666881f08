import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { type Location, withQuery } from './backup/database.ts'
import { exportDump } from './backup/dump.ts'
import { backupKeys, encrypt, readBackup } from './backup/encryption.ts'
import { fingerprint } from './backup/fingerprint.ts'
import { type Proof, prove } from './backup/prove.ts'
import { stop } from './local.ts'
import { reportRun } from './report.ts'

/**
 * `npm run backup`: exports the database, restores that file into a fresh one, compares, encrypts and reads it back.
 * `-- --remote` backs up the deployed database; `-- --drill FILE` restores and checks an old backup.
 */
const { values } = parseArgs({
  options: { remote: { type: 'boolean', default: false }, drill: { type: 'string' } },
})

/** Rows that change between export and comparison make a difference; a quiet moment comes soon. */
const ATTEMPTS = 3
/** Requests take their time before they write: rows younger than this may not be in the export. */
const UNSETTLED_MS = 60_000

const readFile = (file: string) => readBackup(readFileSync(file), file)
const keys = backupKeys(process.env)
if (values.drill !== undefined) {
  await report(await prove(await readFile(values.drill), Date.now()), values.drill)
} else {
  try {
    await backUp()
  } catch (error) {
    // The message is wrangler's; it holds no row.
    await reportRun('backups', 'failed', error instanceof Error ? error.message : String(error))
    throw error
  }
}

async function backUp(): Promise<void> {
  if (values.remote && !keys) {
    throw new Error(
      'Set BACKUP_RECIPIENT and BACKUP_DRILL_KEY: a copy of the deployed database is only written encrypted',
    )
  }
  const location: Location = values.remote ? { remote: 'DB' } : { folder: '.' }
  const { dump, proof } = await provenDump(location)
  const file = `.wrangler/backups/${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.sql${keys ? '.age' : ''}`
  if (isProven(proof)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, keys ? await encrypt(dump, keys) : dump)
    if ((await readFile(file)) !== dump)
      proof.problems.push(`${file}: what is read back is not what was written`)
  }
  await report(proof, file)
}

async function provenDump(location: Location): Promise<{ dump: string; proof: Proof }> {
  for (let attempt = 1; ; attempt += 1) {
    const before = Date.now() - UNSETTLED_MS
    const dump = exportDump(location)
    const source = await withQuery(location, (query) => fingerprint(query, before))
    const proof = await prove(dump, before, source)
    if (proof.differences.length === 0 || attempt === ATTEMPTS) return { dump, proof }
  }
}

function isProven({ problems, differences }: Proof): boolean {
  return problems.length === 0 && differences.length === 0
}

async function report(proof: Proof, file: string): Promise<void> {
  const { rows, tables, problems, differences } = proof
  const proven = isProven(proof)
  const detail = proven
    ? `${basename(file)}: restored and compared: ${rows} rows in ${tables} tables`
    : `${basename(file)} is not proven:\n${[...problems, ...differences].map((line) => `  ${line}`).join('\n')}`
  await reportRun('backups', proven ? 'succeeded' : 'failed', detail)
  if (!proven) stop(detail)
  console.log(`\n${detail}\n`)
}
