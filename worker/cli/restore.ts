import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LOCAL_STATE, openLocal, queryOf, remoteQuery, wrangler } from './backup/database.ts'
import { importDump } from './backup/dump.ts'
import { readBackup } from './backup/encryption.ts'
import { differences, fingerprint } from './backup/fingerprint.ts'
import { stop } from './local.ts'

/**
 * `npm run db:restore -- FILE`: makes a new database from a backup and compares the two. Locally it takes the place of the
 * old one, which is kept; with `--remote` it stands beside the deployed one until its id is put into wrangler.toml.
 */
const { values, positionals } = parseArgs({
  options: { remote: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [file] = positionals
if (file === undefined || !existsSync(file)) {
  stop('Name the backup: npm run db:restore -- .wrangler/backups/<date>.sql.age')
}

const REPLACED = '.wrangler/replaced'
const dump = await readBackup(readFileSync(file), file)
mkdirSync('.wrangler', { recursive: true })
const state = mkdtempSync('.wrangler/restored-')
importDump(dump, { state })
const { db, close } = await openLocal(state)
const restored = await fingerprint(queryOf(db), Date.now()).finally(close)

if (values.remote) restoreRemote()
else restoreLocal()

async function restoreRemote(): Promise<void> {
  const name = `samayu-${new Date().toISOString().slice(0, 16).replace(/\D/g, '')}`
  const created = wrangler(['d1', 'create', name])
  const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(created)?.[0]
  importDump(dump, { remote: name })
  const problems = differences(restored, await fingerprint(remoteQuery(name), Date.now()))
  rmSync(state, { recursive: true })
  if (problems.length > 0) stop(`${name} is not what the backup holds:\n  ${problems.join('\n  ')}`)
  console.log(`
${name} holds what the backup holds. Put it into wrangler.toml, then run npm run deploy:

  database_name = "${name}"
  database_id = "${id}"
`)
}

function restoreLocal(): void {
  const kept = join(REPLACED, new Date().toISOString().slice(0, 19).replaceAll(':', ''))
  if (existsSync(LOCAL_STATE)) {
    mkdirSync(REPLACED, { recursive: true })
    renameSync(LOCAL_STATE, kept)
  }
  renameSync(state, LOCAL_STATE)
  const rows = [...restored.values()].reduce((sum, table) => sum + table.rows, 0)
  console.log(`\nRestored ${rows} rows in ${restored.size} tables. The database of before is in ${kept}.\n`)
}
