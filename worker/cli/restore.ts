import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { guarded } from './dump.ts'
import { quietEnvironment, stop } from './local.ts'

/**
 * `npm run db:restore`: puts backup.sql, as `npm run db:export` writes it, into an empty database. What follows goes to
 * wrangler: `-- --remote` restores the deployed one.
 */
const folder = mkdtempSync(join(tmpdir(), 'restore-'))
const file = join(folder, 'backup.sql')
writeFileSync(file, guarded(readFileSync('backup.sql', 'utf8')))
const { status } = spawnSync(
  'wrangler',
  ['d1', 'execute', 'DB', '--yes', '--file', file, ...process.argv.slice(2)],
  { stdio: 'inherit', env: quietEnvironment },
)
rmSync(folder, { recursive: true })
if (status !== 0) stop('The backup could not be restored; what wrangler said stands above.')
