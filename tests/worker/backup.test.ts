import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Decrypter, generateIdentity, identityToRecipient } from 'age-encryption'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runInput } from '#contract/inputs/runs.ts'
import { miscounted } from '#worker/cli/backup/miscounted.ts'
import { d1Store } from '#worker/store/d1/index.ts'
import { fileD1 } from '../fault/file-d1.ts'
import { migrationStatements } from '../fault/migrations.ts'
import { chatOrder, inquiry, subscription } from './inputs.ts'
import { REFERENCE } from './writes.ts'

const TIMEOUT_MS = 300_000
const DAY_MS = 24 * 60 * 60 * 1000
/** Text that an export in SQL must preserve. */
const AWKWARD = `it's;\n'); DROP TABLE chat_orders; --\r\n/* "quoted" \`thrice\` */ ;\nसमायु 🍯 \u202e %s $1 ? ${"'".repeat(99)}`
/** An export of a database with one sign-up. */
const EXPORT = [
  ...migrationStatements(),
  `INSERT INTO newsletter_subscriptions (id, email, subscribed_at, created_at, status, user_agent)
    VALUES ('1', 'asha@visitor.example', 1, 1, 'pending', '${AWKWARD.replaceAll("'", "''")}')`,
].join(';\n')
const ORPHAN = `CREATE TABLE notes (inquiry_id TEXT REFERENCES contact_inquiries (id));
  INSERT INTO notes VALUES ('gone')`
/** Exports and counts what files say, and notes how it was started. */
const WRANGLER = `#!/bin/sh
echo "$*" >> started
case "$*" in
  *--output*) for file; do :; done; cp export.sql "$file"; cat error >&2; test ! -s error ;;
  *) cat counts.json ;;
esac`

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
  const env = {
    ...process.env,
    PATH,
    TMPDIR: inFolder('tmp'),
    BACKUP_RECIPIENT,
    GITHUB_OUTPUT: inFolder('output'),
    ...settings,
  }
  const script = command.replace(/^npm run backup( --)?/, `node ${resolve('worker/cli/backup.ts')}`)
  const { status, stdout, stderr } = spawnSync(script.replace(/^npx /, ''), {
    shell: true,
    cwd: folder,
    encoding: 'utf8',
    env,
  })
  expect(readdirSync(inFolder('tmp')).filter((name) => name.startsWith('backup-'))).toEqual([])
  return { status, stdout, stderr }
}

/** Backs up with a `wrangler` that exports this, of a database with so many sign-ups. */
function backUp(sql: string, { rows = 1, error = '', settings = {} } = {}) {
  writeFileSync(inFolder('bin/wrangler'), WRANGLER, { mode: 0o755 })
  writeFileSync(inFolder('export.sql'), sql)
  writeFileSync(inFolder('counts.json'), JSON.stringify([{ results: [{ newsletter_subscriptions: rows }] }]))
  for (const [name, content] of [
    ['error', error],
    ['started', ''],
  ] as const)
    writeFileSync(inFolder(name), content)
  const ran = run('npm run backup -- --remote', settings)
  return { ...ran, started: readFileSync(inFolder('started'), 'utf8').split('\n').filter(Boolean) }
}

/** What the workflow reports of the run, which the Worker takes unchanged. */
function reported() {
  const report = JSON.parse(readFileSync(inFolder('output'), 'utf8').replace(/^report=/, ''))
  expect(runInput.parse(report)).toEqual(report)
  return report
}

/** The only backup. */
function written(): Buffer {
  const [file = '', ...others] = readdirSync(inFolder('.wrangler/backups'))
  expect(others).toEqual([])
  return readFileSync(inFolder(`.wrangler/backups/${file}`))
}

async function decrypted(): Promise<string> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(owner)
  return decrypter.decrypt(written(), 'text')
}

describe('npm run backup', { timeout: TIMEOUT_MS }, () => {
  it('keeps an encrypted file that was read back, and starts wrangler three times', async () => {
    const { status, started } = backUp(EXPORT)
    expect([status, reported()]).toEqual([
      0,
      { outcome: 'succeeded', detail: expect.stringMatching(/\.sql\.age: 1 rows, read back$/) },
    ])
    const count = expect.stringMatching(/^d1 execute DB --remote .*count/)
    expect(started).toEqual([count, expect.stringContaining('d1 export DB --remote'), count])
    expect(written().toString('latin1')).not.toContain('asha')
    expect(await decrypted()).toBe(EXPORT)
  })

  it('tries again where rows do not fit, and keeps a backup with warnings', async () => {
    const sql = `${EXPORT};\nINSERT INTO daily_counts VALUES ('subscription', '', '', 7, 0)`
    const { status, stdout, started } = backUp(sql, { rows: 5 })
    expect([status, started.filter((line) => line.includes('export'))]).toEqual([
      0,
      [expect.anything(), expect.anything()],
    ])
    expect(stdout).toContain('Warning: newsletter_subscriptions has 1 rows, the database had 5 and then 5')
    expect(stdout).toContain('Warning: 1 counts are not the sum of their rows: subscription of all time: 7 ')
    expect(await decrypted()).toBe(sql)
  })

  it.each([
    [
      'an export that fails',
      EXPORT,
      // In the colours of wrangler, which the Worker refuses.
      { error: '\u001b[31m✘ \u001b[41;97mERROR\u001b[0m no\nnetwork' },
      'wrangler d1 export failed: ✘ ERROR no\nnetwork',
    ],
    ['an export without a table', `${EXPORT};\nDROP TABLE chat_orders`, {}, 'no such table: chat_orders'],
    [
      'an export that is no SQL',
      `${EXPORT};\nVALUES 'asha@visitor.example'`,
      {},
      'cannot be read back: SQL logic error',
    ],
    [
      'an export with a row that refers to a missing one',
      `${EXPORT};\n${ORPHAN}`,
      {},
      'a row of notes refers',
    ],
    [
      'a run without a key to encrypt to',
      EXPORT,
      { settings: { BACKUP_RECIPIENT: '' } },
      'Set BACKUP_RECIPIENT',
    ],
  ])('keeps nothing of %s, and prints no address', (_, sql, problem, reason) => {
    const { status, stdout, stderr } = backUp(sql, problem)
    expect([status, reported()]).toEqual([1, { outcome: 'failed', detail: expect.stringContaining(reason) }])
    expect(stdout + stderr).not.toContain('asha')
    expect(existsSync(inFolder('.wrangler/backups'))).toBe(false)
  })
})

describe('the commands of the README', { timeout: TIMEOUT_MS }, () => {
  it('restore a backup, and bring back nobody who has left or was deleted since', async () => {
    for (const name of ['wrangler.toml', 'migrations']) cpSync(name, inFolder(name), { recursive: true })
    symlinkSync(resolve('worker'), inFolder('worker'))
    const command = (line: string) => expect([line, run(line)]).toMatchObject([line, { status: 0 }])
    command('npx wrangler d1 migrations apply DB --local')
    const session = { user_session: 'session_1_asha' }
    const signUp = async (store: ReturnType<typeof d1Store>, name: string) =>
      (await store.subscribe(subscription(`${name}@visitor.example`, session), { userAgent: AWKWARD }))
        .subscription.id

    const { left, deleted, sold, before } = await inDatabase(async (database) => {
      const store = d1Store(fileD1(database), Date.now() - DAY_MS)
      await signUp(store, 'kept')
      for (const message of ['Please call me', AWKWARD]) {
        await store.recordInquiry(inquiry({ message, ...(message !== AWKWARD && session) }))
      }
      const { id } = await store.recordOrder(chatOrder(REFERENCE, session))
      await store.changeOrder(id, { status: 'sold', amount: 633, note: 'diabetes' })
      const known = { left: await signUp(store, 'left'), deleted: await signUp(store, 'deleted'), sold: id }
      return { ...known, before: contentsOf(database) }
    })
    command('npm run backup')
    await inDatabase(async (database) => {
      const store = d1Store(fileD1(database), Date.now())
      await store.unsubscribe(await signUp(store, 'gone'))
      await store.unsubscribe(left)
      await store.deleteSubscriber(deleted)
      await store.deleteSessionData(session.user_session)
      await store.changeOrder(sold, { note: null })
    })

    for (const line of commandsOfGoingBack()) {
      if (line.startsWith('age ')) writeFileSync(inFolder('.wrangler/restored.sql'), await decrypted())
      else if (line.includes('d1 create')) rmSync(inFolder('.wrangler/state'), { recursive: true })
      else command(line.replace('--remote', '--local'))
      if (!line.includes('--file .wrangler/restored.sql')) continue
      expect(await inDatabase(async (database) => contentsOf(database))).toEqual(before)
    }
    expect(readdirSync(inFolder('.wrangler')).filter((name) => name.endsWith('.sql'))).toEqual([])
    await inDatabase(async (database) => {
      const rows = (sql: string) => database.prepare(sql).all()
      expect(rows('SELECT email, status FROM newsletter_subscriptions ORDER BY email')).toEqual([
        { email: 'gone@visitor.example', status: 'unsubscribed' },
        { email: 'kept@visitor.example', status: 'confirmed' },
        { email: 'left@visitor.example', status: 'unsubscribed' },
      ])
      expect(rows('SELECT message FROM contact_inquiries')).toEqual([{ message: AWKWARD }])
      expect(rows('SELECT id FROM product_analytics')).toEqual([])
      expect(rows('SELECT status, user_session, note FROM chat_orders')).toEqual([
        { status: 'sold', user_session: null, note: null },
      ])
      expect(await miscounted(rows, { expired: true })).toEqual([])
      expect(Object.keys(contentsOf(database))).toEqual(Object.keys(before))
    })
  })
})

/** The commands of “Going back” that need no history of the deployed database. */
function commandsOfGoingBack(): string[] {
  const [, text = ''] = /\*\*Going back\.\*\*(.*?)\nCommit/s.exec(readFileSync('README.md', 'utf8')) ?? []
  const lines = Array.from(text.matchAll(/```sh\n(.*?)\n```/gs), ([, block = '']) => block.split('\n')).flat()
  return lines.filter((line) => !line.includes('time-travel'))
}

/** Opens the folder's local database. */
async function inDatabase<T>(use: (database: DatabaseSync) => Promise<T>): Promise<T> {
  const state = inFolder('.wrangler/state/v3/d1/miniflare-D1DatabaseObject')
  const file = readdirSync(state).find((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
  using database = new DatabaseSync(join(state, file ?? 'none'))
  return await use(database)
}

/** The rows of each table, by its name. */
function contentsOf(database: DatabaseSync): Record<string, unknown[]> {
  const tables = database
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf*'`)
    .all()
  const names = tables.map(({ name }) => String(name)).filter((name) => !name.startsWith('sqlite_'))
  return Object.fromEntries(
    names.sort().map((name) => [name, database.prepare(`SELECT * FROM ${name}`).all()]),
  )
}
