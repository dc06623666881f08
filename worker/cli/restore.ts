import { createReadStream, openAsBlob, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { Decrypter } from 'age-encryption'
import { readBack, scratchFolder, TABLES, wrangler } from './database.ts'
import { stop } from './local.ts'
import { readOptions } from './options.ts'
import { MAIL_IS_SENT, putBack } from './put-back.ts'

/**
 * `npm run restore -- --from <backup> --identity <key file> <table>…`: puts those rows of the tables back into the local
 * database which it lacks and a backup has; `all` is all tables. `--remote` is the deployed database, and
 * `--remote --at <time>` takes the rows from itself, as it was then. Everything else stays as it is.
 */
const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    remote: { type: 'boolean' },
    at: { type: 'string' },
    from: { type: 'string' },
    identity: { type: 'string' },
  },
})

const place = values.remote ? '--remote' : '--local'
const named = positionals.includes('all') ? TABLES : positionals
const since = values.at === undefined ? undefined : Date.parse(values.at)
const scratch = scratchFolder()

try {
  await restore()
} catch (error) {
  stop((error as Error).message)
}

async function restore(): Promise<void> {
  const isTable = named.length > 0 && named.every((name) => TABLES.includes(name))
  if (!isTable) throw new Error(`Name the tables that have lost rows, or “all”: ${TABLES.join(' ')}`)
  const then = await earlierState()
  const { statements, told } = await putBack(await exportNow(), then, { named, since })
  console.log(`\n${told.join('\n') || 'Nothing is missing'}`)
  if (statements.length === 0) return
  const file = join(scratch, 'put-back.sql')
  writeFileSync(file, statements.join(';\n'))
  wrangler('execute', 'DB', place, '--yes', '--file', file)
  const { statements: missing } = await putBack(await exportNow(), then, { named, since })
  if (missing.length > 0) throw new Error(`${missing.length} of these changes are not there. Run this again`)
  console.log('\nExported again and compared: all of it is in the database\n')
}

async function earlierState(): Promise<DatabaseSync> {
  if (values.remote && since) return await readBack(read(exportThen(new Date(since).toISOString())))
  if (!values.from || since) throw new Error('Say from where: --from <backup>, or --remote --at <time>')
  const then = await readBack(values.identity ? decrypt(values.from, values.identity) : read(values.from))
  then.exec(MAIL_IS_SENT)
  return then
}

/** Exports the deployed database as it was. It is at that time for some seconds; what is stored in them comes back, too. */
function exportThen(time: string): string {
  const go = (...where: string[]) => wrangler('time-travel', 'restore', 'DB', ...where, '--json')
  const { previous_bookmark: now } = JSON.parse(go('--timestamp', time))
  console.log(`If this ends early, return: npx wrangler d1 time-travel restore DB --bookmark ${now}`)
  try {
    wrangler('execute', 'DB', '--remote', '--yes', '--command', MAIL_IS_SENT)
    return exportTo('then.sql')
  } finally {
    go('--bookmark', now)
  }
}

async function exportNow(): Promise<DatabaseSync> {
  return await readBack(read(exportTo('now.sql')))
}

function exportTo(name: string): string {
  const file = join(scratch, name)
  wrangler('export', 'DB', place, '--skip-confirmation', '--output', file)
  return file
}

function read(file: string) {
  return createReadStream(file, { encoding: 'utf8', highWaterMark: 2 ** 20 })
}

async function* decrypt(file: string, identity: string) {
  const decrypter = new Decrypter()
  for (const line of readFileSync(identity, 'utf8').split(/\s*\n/))
    if (line && !line.startsWith('#')) decrypter.addIdentity(line)
  const backup = await openAsBlob(file)
  const decoder = new TextDecoder()
  for await (const chunk of await decrypter.decrypt(backup.stream()))
    yield decoder.decode(chunk, { stream: true })
}
