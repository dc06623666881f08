import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { escapeTransactions } from './dump.ts'
import { quietEnvironment, stop } from './local.ts'

/**
 * `npm run db:restore`: restores backup.sql, written by `npm run db:export`, into an empty database. Further arguments
 * are passed to wrangler: `-- --remote` restores the deployed database.
 */
const folder = mkdtempSync(join(tmpdir(), 'restore-'))
const file = join(folder, 'backup.sql')
writeFileSync(file, escapeTransactions(readFileSync('backup.sql', 'utf8')))
const { status } = spawnSync(
  'wrangler',
  ['d1', 'execute', 'DB', '--yes', '--file', file, ...process.argv.slice(2)],
  { stdio: 'inherit', env: quietEnvironment },
)
rmSync(folder, { recursive: true })
if (status !== 0) stop('The backup could not be restored; see wrangler’s output above.')
