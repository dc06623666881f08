import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { Decrypter, generateIdentity, identityToRecipient } from 'age-encryption'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runInput } from '#worker/runs/input.ts'
import { migrationStatements } from '../fault/migrations.ts'

const TIMEOUT_MS = 300_000
/** Text that an export in SQL must preserve. */
const AWKWARD = `it's;\n'); DROP TABLE chat_orders; --\r\n/* "quoted" \`thrice\` */ ;\nसमायु 🍯 \u202e %s $1 ? ${"'".repeat(99)}`
/** An export of a database with one sign-up. */
const EXPORT = [
  ...migrationStatements(),
  `INSERT INTO newsletter_subscriptions (id, email, subscribed_at, created_at, status, user_agent)
    VALUES ('1', 'asha@visitor.example', 1, 1, 'pending', '${AWKWARD.replaceAll("'", "''")}')`,
].join(';\n')
const ORPHAN = `CREATE TABLE notes (inquiry_id TEXT REFERENCES contact_inquiries (id)); INSERT INTO notes VALUES ('gone')`

const owner = await generateIdentity()
const BACKUP_RECIPIENT = await identityToRecipient(owner)

let folder: string
const inFolder = (name: string) => join(folder, name)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-test-'))
  for (const name of ['bin', 'tmp']) mkdirSync(inFolder(name))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a command of the README in the folder; none may leave an export behind. */
function run(command: string, settings: Record<string, string> = {}) {
  const PATH = [inFolder('bin'), resolve('node_modules/.bin'), process.env.PATH].join(delimiter)
  const own = { PATH, TMPDIR: inFolder('tmp'), BACKUP_RECIPIENT, GITHUB_OUTPUT: inFolder('output') }
  const script = command.replace(/^npm run backup( --)?/, `node ${resolve('worker/cli/backup.ts')}`)
  const { status, stdout, stderr } = spawnSync(script.replace(/^npx /, ''), {
    shell: true,
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...own, ...settings },
  })
  expect(readdirSync(inFolder('tmp')).filter((name) => name.startsWith('database-'))).toEqual([])
  return { status, printed: stdout + stderr }
}

/** Backs up with a `wrangler` that exports this, of a database with so many sign-ups, or fails with an error. */
function backUp(sql: string, { rows = 1, error = '', settings = {} } = {}) {
  const counts = JSON.stringify([{ results: [{ newsletter_subscriptions: rows }] }])
  writeFileSync(inFolder('export.sql'), sql)
  writeFileSync(
    inFolder('bin/wrangler'),
    `#!/bin/sh
echo "$*" >> started
case "$*" in
  *--output*) for file; do :; done; cp export.sql "$file"; test -z '${error}' || { echo '${error}' >&2; exit 1; } ;;
  *) echo '${counts}' ;;
esac`,
    { mode: 0o755 },
  )
  const ran = run('npm run backup -- --remote', settings)
  const report = runInput.parse(JSON.parse(readFileSync(inFolder('output'), 'utf8').replace(/^report=/, '')))
  const started = existsSync(inFolder('started')) ? readFileSync(inFolder('started'), 'utf8') : ''
  return { ...ran, report, started: started.match(/(?<=^d1 )\w+/gm) }
}

/** What is in the only backup. */
async function decrypt(): Promise<string> {
  const [file = '', ...others] = readdirSync(inFolder('.wrangler/backups'))
  expect(others).toEqual([])
  const decrypter = new Decrypter()
  decrypter.addIdentity(owner)
  return decrypter.decrypt(readFileSync(inFolder(`.wrangler/backups/${file}`)), 'text')
}

describe('npm run backup', { timeout: TIMEOUT_MS }, () => {
  it('keeps an encrypted file that was read back, and starts wrangler three times', async () => {
    const { status, report, printed, started } = backUp(EXPORT)
    const detail = expect.stringMatching(/\.sql\.age: 1 rows, read back$/)
    expect([status, report]).toEqual([0, { outcome: 'succeeded', detail }])
    expect(started).toEqual(['execute', 'export', 'execute'])
    expect(await decrypt()).toBe(EXPORT)
    for (const step of [
      'Exporting the deployed database',
      'Reading the export back',
      'Encrypting the export',
    ])
      expect(printed).toMatch(new RegExp(`… ${step}\n✓ ${step}: [\\d.]+ s\n`))
    expect(printed).toMatch(/In \.wrangler\/backups\/[\dT-]+\.sql\.age: 1 rows/)
  })

  it('tries again where rows do not fit, and keeps a backup with a warning', async () => {
    const { status, printed, started } = backUp(EXPORT, { rows: 5 })
    expect([status, started?.filter((command) => command === 'export').length]).toEqual([0, 2])
    expect(printed).toContain('Warning: newsletter_subscriptions has 1 rows, the database had 5 and then 5')
    expect(await decrypt()).toBe(EXPORT)
  })

  it.each([
    // In the colours of wrangler, which the Worker refuses.
    ['an export that fails', EXPORT, { error: '\u001b[31m✘ ERROR\u001b[0m' }, 'export failed: ✘ ERROR'],
    ['an export without a table', `${EXPORT};\nDROP TABLE chat_orders`, {}, 'no such table: chat_orders'],
    ['an export that is no SQL', `${EXPORT};\nVALUES 'asha@visitor.example'`, {}, 'cannot be read back: SQL'],
    ['an export with an orphan', `${EXPORT};\n${ORPHAN}`, {}, 'is damaged: [{"table":"notes"'],
    ['a run without a key', EXPORT, { settings: { BACKUP_RECIPIENT: '' } }, 'Set BACKUP_RECIPIENT'],
  ])('keeps nothing of %s, says what to do, and prints no address', (_, sql, problem, reason) => {
    const { status, report, printed } = backUp(sql, problem)
    if ('error' in problem)
      expect(printed).toMatch(/✗ Exporting the deployed database: failed after [\d.]+ s\n/)
    expect(printed).toMatch(/No backup was kept\. Correct this, and run/)
    expect([status, report]).toEqual([1, { outcome: 'failed', detail: expect.stringContaining(reason) }])
    expect(printed).not.toContain('asha')
    expect(existsSync(inFolder('.wrangler/backups'))).toBe(false)
  })
})
