import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { expect } from 'vitest'
import { makeTemporary, replaceProgram } from './temporary.ts'

export const TIMEOUT_MS = 300_000

/**
 * Text that an export in SQL and a restore must preserve. Wrangler takes words of transactions out of SQL that it runs
 * from a file.
 */
export const AWKWARD = `BEGIN TRANSACTION; then COMMIT; ok it's;\n'); DROP TABLE chat_orders; --\r\n/* "quoted" \`thrice\` */ ;\nसमायु 🍯 \u202e %s $1 ? ${"'".repeat(99)}`

/** The key of the backups. */
export const owner = await generateIdentity()
export const BACKUP_RECIPIENT = await identityToRecipient(owner)

/** Makes a folder for commands of OPERATIONS.md, whose `wrangler` is a shell script. */
export function makeFolder(wrangler: string): string {
  const folder = makeTemporary('cli-test')
  for (const name of ['tmp', 'migrations']) mkdirSync(join(folder, name))
  replaceProgram(folder, 'wrangler', wrangler)
  return folder
}

/** Runs a command of OPERATIONS.md in a folder; none may leave an export behind. */
export function runIn(folder: string, command: string, settings: Record<string, string> = {}) {
  const { CLOUDFLARE_API_TOKEN: _, ...env } = process.env
  const script = command
    .replace(/^npm run (\w+)( --)?/, (_, name) => `node ${resolve(`worker/cli/${name}.ts`)}`)
    .replace(/^npx /, '')
  const { status, stdout, stderr } = spawnSync(script, {
    shell: true,
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...env,
      HOME: folder,
      PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter),
      TMPDIR: join(folder, 'tmp'),
      BACKUP_RECIPIENT,
      ...settings,
    },
  })
  expect(readdirSync(join(folder, 'tmp')).filter((name) => name.startsWith('database-'))).toEqual([])
  return { status, printed: stdout + stderr }
}
