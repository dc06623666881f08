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
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runInput } from '#contract/inputs/runs.ts'
import { miscounted } from '#worker/cli/backup/miscounted.ts'
import { reportRun } from '#worker/cli/report.ts'
import { d1Store } from '#worker/store/d1/index.ts'
import { fileD1 } from '../fault/file-d1.ts'
import { migrationStatements } from '../fault/migrations.ts'
import { OWNER_KEY } from './harness.ts'
import { chatOrder, inquiry, subscription } from './inputs.ts'
import { REFERENCE } from './writes.ts'

const TIMEOUT_MS = 120_000
/** Texts that an export in SQL must preserve. */
const AWKWARD = `it's "quoted" \`thrice\`;\n'); DROP TABLE chat_orders; --\r\n/* */ ;\nसमायु 🍯 \u202e %s $1 ? ${"'".repeat(99)}`
const DAY_MS = 24 * 60 * 60 * 1000
const COUNTED = expect.stringMatching(/^d1 execute DB --remote .*count/)
/** Exports and counts what two files say, and notes how it was started. */
const WRANGLER = `#!/bin/sh
echo "$*" >> started
case "$*" in
  *--output*) for file; do :; done; cp export.sql "$file"; test $EXIT = 0 || echo 'no network' >&2; exit $EXIT ;;
  *) cat counts.json ;;
esac`

const owner = await generateIdentity()
const BACKUP_RECIPIENT = await identityToRecipient(owner)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-test-'))
  for (const name of ['bin', 'tmp']) mkdirSync(join(folder, name))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a command of the README in the folder. */
function run(command: string, settings: Record<string, string> = {}) {
  const PATH = [join(folder, 'bin'), resolve('node_modules/.bin'), process.env.PATH].join(delimiter)
  const env = { ...process.env, PATH, TMPDIR: join(folder, 'tmp'), BACKUP_RECIPIENT, EXIT: '0', ...settings }
  const own = command
    .replace(/^npx /, '')
    .replace(/^npm run backup( --)?/, `node ${resolve('worker/cli/backup.ts')}`)
  const { status, stdout, stderr } = spawnSync(own, { shell: true, cwd: folder, encoding: 'utf8', env })
  expect(readdirSync(join(folder, 'tmp')).filter((name) => name.startsWith('backup-'))).toEqual([])
  return { status, stdout, stderr }
}

/** As `wrangler d1 export` writes it. */
function dumpOf(database: DatabaseSync): string {
  const objects = database
    .prepare(`SELECT name, type, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type DESC`)
    .all()
  const rows = objects
    .filter(({ type }) => type === 'table')
    .flatMap(({ name }) => {
      const columns = database.prepare(`SELECT name FROM pragma_table_info('${name}')`).all()
      const values = columns.map((column) => `quote("${column.name}")`).join(` || ',' || `)
      return database
        .prepare(`SELECT 'INSERT INTO "${name}" VALUES(' || ${values} || ')' AS sql FROM "${name}"`)
        .all()
    })
  return [...objects, ...rows].map(({ sql }) => `${sql};\n`).join('')
}

/** Lets a `wrangler` that does nothing else export this, of a database with so many rows. */
function exporting(dump: string, counts: Record<string, number>) {
  writeFileSync(join(folder, 'bin/wrangler'), WRANGLER, { mode: 0o755 })
  writeFileSync(join(folder, 'export.sql'), dump)
  writeFileSync(join(folder, 'counts.json'), JSON.stringify([{ results: [counts] }]))
}

function countsOf(database: DatabaseSync): Record<string, number> {
  const tables = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all()
  return Object.fromEntries(
    tables.map(({ name }) => [name, database.prepare(`SELECT * FROM ${name}`).all().length]),
  )
}

function backups(): string[] {
  const made = join(folder, '.wrangler/backups')
  return existsSync(made) ? readdirSync(made) : []
}

async function decrypted(): Promise<string> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(owner)
  return decrypter.decrypt(readFileSync(join(folder, '.wrangler/backups', backups()[0] ?? '')), 'text')
}

/** A database with a subscriber and a message. */
async function small(): Promise<DatabaseSync> {
  const database = new DatabaseSync(':memory:')
  for (const statement of migrationStatements()) database.exec(statement)
  const store = d1Store(fileD1(database), Date.now())
  await store.subscribe(subscription('asha@visitor.example'), { userAgent: null })
  await store.recordInquiry(inquiry({ message: AWKWARD }))
  return database
}

describe('npm run backup', () => {
  it('keeps an encrypted file that was read back, and starts wrangler three times', async () => {
    const database = await small()
    exporting(dumpOf(database), countsOf(database))
    const { status, stdout } = run('npm run backup -- --remote')
    expect([status, stdout]).toEqual([0, expect.stringMatching(/\.sql\.age: \d+ rows, read back\n/)])
    const started = readFileSync(join(folder, 'started'), 'utf8').trim().split('\n')
    expect(started).toEqual([COUNTED, expect.stringContaining('d1 export DB --remote'), COUNTED])
    expect(readFileSync(join(folder, '.wrangler/backups', backups()[0] ?? ''), 'latin1')).not.toContain(
      'asha',
    )
    expect(await decrypted()).toBe(dumpOf(database))
  })

  it('tries again where rows or counts do not fit, and keeps the backup with a warning', async () => {
    const database = await small()
    database.exec(`UPDATE daily_counts SET count = 7 WHERE metric = 'subscription' AND day = ''`)
    exporting(dumpOf(database), { ...countsOf(database), contact_inquiries: 5 })
    const { status, stdout } = run('npm run backup -- --remote')
    expect([status, stdout]).toEqual([
      0,
      expect.stringContaining(
        'Warning: 1 counts are not the sum of their rows, first subscription of all time',
      ),
    ])
    expect(stdout).toContain('Warning: contact_inquiries has 1 rows, the database had 5 and then 5')
    expect(readFileSync(join(folder, 'started'), 'utf8').match(/d1 export/g)).toHaveLength(2)
    expect(await decrypted()).toBe(dumpOf(database))
  })

  it.each([
    ['export that fails', ['', '1'], 'wrangler d1 export failed: no network'],
    ['export without a table', ['DROP TABLE chat_orders;\n', '0'], 'no such table: chat_orders'],
    [
      'export that is no SQL',
      [`INSERT INTO 'asha@visitor.example`, '0'],
      'cannot be read back: SQL logic error',
    ],
  ])('keeps nothing of an %s, and prints no address', async (_, [more = '', EXIT = ''], reason) => {
    const database = await small()
    exporting(dumpOf(database) + more, countsOf(database))
    const { status, stdout, stderr } = run('npm run backup -- --remote', { EXIT })
    expect([status, stderr]).toEqual([1, expect.stringContaining(reason)])
    expect(stdout + stderr).not.toContain('asha')
    expect(backups()).toEqual([])
  })

  it('refuses to export without a key to encrypt to', () => {
    exporting('', {})
    const { status, stderr } = run('npm run backup -- --remote', { BACKUP_RECIPIENT: '' })
    expect([status, stderr]).toEqual([1, expect.stringContaining('BACKUP_RECIPIENT')])
    expect(existsSync(join(folder, 'started'))).toBe(false)
  })

  it('checks a backup from before a migration, without its counts', async () => {
    const database = await small()
    database.exec('ALTER TABLE contact_inquiries RENAME COLUMN source TO origin; DROP TABLE chat_orders')
    writeFileSync(join(folder, 'old.sql'), dumpOf(database))
    const { status, stdout } = run('npm run backup -- --check old.sql')
    expect([status, stdout]).toEqual([0, expect.stringContaining('old.sql is sound. Warning: the counts')])
  })

  it('names a row that refers to a missing one', async () => {
    const database = await small()
    database.exec(`
      PRAGMA foreign_keys = OFF;
      CREATE TABLE notes (id TEXT PRIMARY KEY, inquiry_id TEXT REFERENCES contact_inquiries (id)) WITHOUT ROWID;
      INSERT INTO notes VALUES ('one', 'gone')`)
    writeFileSync(join(folder, 'damaged.sql'), dumpOf(database))
    const { status, stderr } = run('npm run backup -- --check damaged.sql')
    expect([status, stderr]).toEqual([1, expect.stringContaining('a row of notes refers to a missing one')])
  })
})

describe('a report of a failure', () => {
  it('has no control characters, which the Worker refuses', async () => {
    vi.stubEnv('SITE_URL', 'https://site.example')
    vi.stubEnv('OWNER_KEY', OWNER_KEY)
    const fetched = vi.fn(async (_: URL, { body }: { body: string }) =>
      Response.json({}, { status: runInput.safeParse(JSON.parse(body)).success ? 201 : 400 }),
    )
    vi.stubGlobal('fetch', fetched)
    await reportRun('backups', 'failed', '\u001b[31m✘ \u001b[41;31m[\u001b[41;97mERROR\u001b[0m] no\nnetwork')
    expect(fetched.mock.calls.map(([, { body }]) => JSON.parse(body).detail)).toEqual([
      '✘ [ERROR] no\nnetwork',
    ])
    expect(await fetched.mock.results[0]?.value).toMatchObject({ status: 201 })
  })
})

describe('the commands of the README', () => {
  it('restore a backup, and bring back nobody who has left or was deleted since', {
    timeout: TIMEOUT_MS,
  }, async () => {
    for (const name of ['wrangler.toml', 'migrations']) cpSync(name, join(folder, name), { recursive: true })
    symlinkSync(resolve('worker'), join(folder, 'worker'))
    const command = (line: string) => expect([line, run(line)]).toMatchObject([line, { status: 0 }])
    command('npx wrangler d1 migrations apply DB --local')
    const session = { user_session: 'session_1_asha' }
    let database = databaseIn(folder)
    let store = d1Store(fileD1(database), Date.now() - DAY_MS)
    const [kept, left, deleted] = [
      await store.subscribe(subscription('kept@visitor.example'), { userAgent: AWKWARD }),
      await store.subscribe(subscription('left@visitor.example', session), { userAgent: null }),
      await store.subscribe(subscription('deleted@visitor.example'), { userAgent: null }),
    ].map(({ subscription: { id } }) => id)
    await store.recordInquiry(inquiry({ ...session, message: 'Please call me' }))
    await store.recordInquiry(inquiry({ message: AWKWARD }))
    await store.recordProductEvent({
      ...session,
      event_name: 'order_click',
      product_name: 'a',
      action_type: 'b',
      conversion_value: 633,
    })
    const sold = await store.recordOrder(chatOrder(REFERENCE, session))
    await store.changeOrder(sold.id, { status: 'sold', amount: 633, note: 'diabetes' })
    const before = contentsOf(database)
    database.close()
    command('npm run backup')

    database = databaseIn(folder)
    store = d1Store(fileD1(database), Date.now())
    await store.unsubscribe(left ?? '')
    await store.deleteSubscriber(deleted ?? '')
    await store.deleteSessionData(session.user_session)
    await store.changeOrder(sold.id, { note: null })
    await store.subscribe(subscription('gone@visitor.example'), { userAgent: null })
    database.exec(
      `UPDATE newsletter_subscriptions SET status = 'unsubscribed', unsubscribed_at = confirmed_at WHERE email LIKE 'gone%'`,
    )
    database.close()

    for (const line of commandsOfGoingBack()) {
      if (line.startsWith('age ')) writeFileSync(join(folder, '.wrangler/restored.sql'), await decrypted())
      else if (line.includes('d1 create')) rmSync(join(folder, '.wrangler/state'), { recursive: true })
      else command(line.replace('--remote', '--local'))
      if (!line.includes('restored.sql') || !line.includes('execute')) continue
      database = databaseIn(folder)
      expect(contentsOf(database)).toEqual(before)
      database.close()
    }

    database = databaseIn(folder)
    const rows = (sql: string) => database.prepare(sql).all()
    expect(rows('SELECT id, email, status FROM newsletter_subscriptions ORDER BY email')).toEqual([
      { id: expect.any(String), email: 'gone@visitor.example', status: 'unsubscribed' },
      { id: kept, email: 'kept@visitor.example', status: 'confirmed' },
      { id: left, email: 'left@visitor.example', status: 'unsubscribed' },
    ])
    expect(rows('SELECT message FROM contact_inquiries')).toEqual([{ message: AWKWARD }])
    expect(rows('SELECT id FROM product_analytics')).toEqual([])
    expect(rows('SELECT status, user_session, note FROM chat_orders')).toEqual([
      { status: 'sold', user_session: null, note: null },
    ])
    expect(await miscounted(rows, { expired: true })).toEqual([])
    expect(contentsOf(database).map(([name]) => name)).toEqual(before.map(([name]) => name))
    expect(readdirSync(join(folder, '.wrangler')).filter((name) => name.endsWith('.sql'))).toEqual([])
    database.close()
  })
})

/** The commands of “Going back” that need neither the deployed database nor its history. */
function commandsOfGoingBack(): string[] {
  const [, text = ''] = /\*\*Going back\.\*\*(.*?)\nCommit/s.exec(readFileSync('README.md', 'utf8')) ?? []
  const blocks = text.matchAll(/```sh\n(.*?)\n```/gs)
  const lines = Array.from(blocks, ([, block = '']) => block.split('\n')).flat()
  return lines.filter((line) => !line.includes('time-travel'))
}

function databaseIn(project: string): DatabaseSync {
  const state = join(project, '.wrangler/state/v3/d1/miniflare-D1DatabaseObject')
  const file = readdirSync(state).find((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
  return new DatabaseSync(join(state, file ?? 'none'))
}

/** The rows of every table, by its name. */
function contentsOf(database: DatabaseSync): [string, unknown[]][] {
  const tables = database.prepare(`
    SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'
    ORDER BY name`)
  return tables
    .all()
    .map(({ name }) => [String(name), database.prepare(`SELECT * FROM ${name} ORDER BY 1, 2`).all()])
}
