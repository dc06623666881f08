import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { unstable_readConfig as readConfig } from 'wrangler'
import { newLocalFolder, queryOf, STATE, withLocal, withQuery, wrangler } from './backup/database.ts'
import { deleteAgain } from './backup/deletions.ts'
import { exportDump, importDump } from './backup/dump.ts'
import { readBackup } from './backup/encryption.ts'
import { differences, type Fingerprint, fingerprint } from './backup/fingerprint.ts'
import { inconsistencies, rowsIn } from './backup/prove.ts'
import { stop } from './local.ts'

/**
 * `npm run db:restore -- FILE`: makes a new database from a backup and checks it. Locally it takes the place of the old
 * one, which is kept; with `--remote` it is beside the deployed one until its id is in wrangler.toml.
 */
const { values, positionals } = parseArgs({
  options: { remote: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [file = ''] = positionals
if (!existsSync(file)) {
  stop('Name the backup: npm run db:restore -- .wrangler/backups/<date>.sql.age')
}
const dump = await readBackup(readFileSync(file), file)
const folder = newLocalFolder()
importDump(dump, { folder })
const restored = await checked()
if (values.remote) await moveToNewDatabase()
else moveToLocalState()

/** Deletes again what people asked to have deleted since, and checks the result. */
async function checked(): Promise<Fingerprint> {
  return await withLocal(folder, async (db) => {
    const again = await withQuery(values.remote ? { remote: 'DB' } : { folder: '.' }, (live) =>
      deleteAgain(db, file, live),
    )
    if (again > 0)
      console.log(`Deleted again, as people had asked: ${again} subscribers, enquiries and browser sessions`)
    const problems = await inconsistencies(queryOf(db))
    if (problems.length > 0) stop(`The backup is damaged; nothing was replaced:\n  ${problems.join('\n  ')}`)
    return await fingerprint(queryOf(db), Date.now())
  })
}

async function moveToNewDatabase(): Promise<void> {
  const name = `${databaseName()}-${timestamp()}`
  const created = wrangler(['d1', 'create', name])
  const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(created)?.[0]
  importDump(exportDump({ folder }), { remote: name })
  const problems = differences(
    restored,
    await withQuery({ remote: name }, (query) => fingerprint(query, Date.now())),
  )
  rmSync(folder, { recursive: true })
  if (problems.length > 0) stop(`${name} is not what the backup holds:\n  ${problems.join('\n  ')}`)
  console.log(`
Restored and compared: ${rowsIn(restored)} rows in ${restored.size} tables. Put the new database into wrangler.toml,
then run npm run deploy:

  database_name = "${name}"
  database_id = "${id}"
`)
}

function moveToLocalState(): void {
  const kept = join('.wrangler/replaced', timestamp())
  if (existsSync(STATE)) {
    mkdirSync('.wrangler/replaced', { recursive: true })
    renameSync(STATE, kept)
  }
  renameSync(join(folder, STATE), STATE)
  rmSync(folder, { recursive: true })
  console.log(`
Restored and checked: ${rowsIn(restored)} rows in ${restored.size} tables. The database of before is in ${kept}.
`)
}

/** @returns the deployed database's name, without the time that an earlier restore added */
function databaseName(): string {
  const { d1_databases } = readConfig({ config: 'wrangler.toml' })
  const bound = d1_databases.find(({ binding }: { binding: string }) => binding === 'DB')
  return bound?.database_name?.replace(/-\d{14}$/, '') ?? 'restored'
}

function timestamp(): string {
  return new Date().toISOString().slice(0, 19).replace(/\D/g, '')
}
