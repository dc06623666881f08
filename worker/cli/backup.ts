import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { LOCAL_STATE, type Location, openLocal, type Query, queryOf, remoteQuery } from './backup/database.ts'
import { exportDump } from './backup/dump.ts'
import { backupKeys, encrypt, readBackup } from './backup/encryption.ts'
import { fingerprint } from './backup/fingerprint.ts'
import { type Proof, prove } from './backup/prove.ts'
import { stop } from './local.ts'

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
if (values.drill === undefined) await backUp()
else report(await prove(await readFile(values.drill), Date.now()), values.drill)

async function backUp(): Promise<void> {
  if (values.remote && !keys) {
    stop(
      'Set BACKUP_RECIPIENT and BACKUP_DRILL_KEY first: a copy of the deployed database is only written encrypted.',
    )
  }
  const location: Location = values.remote ? { remote: 'DB' } : { state: LOCAL_STATE }
  const { dump, proof } = await provenDump(location)
  const file = `.wrangler/backups/${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.sql${keys ? '.age' : ''}`
  if (proof.problems.length === 0) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, keys ? await encrypt(dump, keys) : dump)
    if ((await readFile(file)) !== dump)
      proof.problems.push(`${file}: what is read back is not what was written`)
  }
  report(proof, file)
}

async function provenDump(location: Location): Promise<{ dump: string; proof: Proof }> {
  for (let attempt = 1; ; attempt += 1) {
    const before = Date.now() - UNSETTLED_MS
    const dump = exportDump(location)
    const source = await withQuery(location, (query) => fingerprint(query, before))
    const proof = await prove(dump, before, source)
    if (proof.problems.length === 0 || attempt === ATTEMPTS) return { dump, proof }
  }
}

async function withQuery<T>(location: Location, use: (query: Query) => Promise<T>): Promise<T> {
  if ('remote' in location) return await use(remoteQuery(location.remote))
  const { db, close } = await openLocal(location.state)
  try {
    return await use(queryOf(db))
  } finally {
    await close()
  }
}

function report({ rows, tables, problems }: Proof, file: string): void {
  if (problems.length > 0)
    stop(`The backup is not proven:\n${problems.map((line) => `  ${line}`).join('\n')}`)
  console.log(`\n${file}: restored and compared: ${rows} rows in ${tables} tables\n`)
}
