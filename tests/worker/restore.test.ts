import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getPlatformProxy } from 'wrangler'
import { encrypterFor } from '#worker/cli/age-keys.ts'
import { TABLES } from '#worker/cli/database.ts'
import { d1Store } from '#worker/store.ts'
import { TERMS } from '../bill-terms.ts'
import { AWKWARD, BACKUP_RECIPIENT, makeFolder, owner, runIn, TIMEOUT_MS } from '../cli-folder.ts'
import { fileD1 } from './file-d1.ts'
import { chatOrder, inquiry, interaction, productEvent, subscription } from './inputs.ts'
import { migrationStatements } from './migration-statements.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './times.ts'
import { REFERENCE } from './writes.ts'

/** The commands of “Going back”: the first names the tables that have lost rows, the second all of a new database. */
const [FROM_BACKUP = '', INTO_NEW = ''] =
  readFileSync('OPERATIONS.md', 'utf8').match(/npm run restore -- --remote --from .*/g) ?? []
/** A migration that the backup does not have. */
const ADDED = `ALTER TABLE chat_orders ADD added_later TEXT NOT NULL DEFAULT 'no';
  UPDATE chat_orders SET added_later = 'of before';`

/** When the backup was made. */
const BACKUP_AT = Date.now() - DAY_MS
const STATE = '.wrangler/state/v3'

/** What each test begins with: a migrated database of many acts, whose backup is older than some of them. */
const history = makeFolder(`exec ${resolve('node_modules/.bin/wrangler')} "$@"`)
let folder = history
let backedUp = {}
const inFolder = (name: string) => join(folder, name)
beforeAll(makeHistory, TIMEOUT_MS)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'restore-test-'))
  cpSync(history, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))
afterAll(() => rmSync(history, { recursive: true }))

/** Runs a command that succeeds. A restore opens the local database without the command wrangler. */
function succeed(command: string): string {
  const { status, printed } = runIn(folder, command.replace(' --remote', ''))
  expect([command, status, status === 0 || printed]).toEqual([command, 0, true])
  return printed
}

function open(): DatabaseSync {
  const files = inFolder(`${STATE}/d1/miniflare-D1DatabaseObject`)
  const file = readdirSync(files).find((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
  return new DatabaseSync(join(files, file ?? 'none'))
}

const rows = (sql: string) => {
  using database = open()
  return database.prepare(sql).all()
}
const list = (sql: string) => rows(sql).flatMap((row) => Object.values(row))

async function at(time: number, act: (store: ReturnType<typeof d1Store>) => Promise<unknown>) {
  using database = open()
  await act(d1Store(fileD1(database), time))
}

/** Everything that a visitor and the owner do, each with this name in it. */
const actsOf = (name: string) => async (store: ReturnType<typeof d1Store>) => {
  const session = { user_session: `session_1_${name}` }
  await store.subscribe(subscription(`${name}@visitor.example`, session), { userAgent: AWKWARD })
  const waiting = subscription(`${name}.waits@visitor.example`)
  await store.subscribe(waiting, { userAgent: null, confirm: true })
  await store.recordInteraction(interaction('whatsapp_click', session))
  await store.recordProductEvent(productEvent(session))
  await store.recordInquiry(inquiry({ message: `${name} ${AWKWARD}`, ...session }), { alert: true })
  const { id } = await store.recordOrder(chatOrder(REFERENCE, session))
  await store.changeOrder(id, { status: 'sold', amount: 633, note: `${name} ${AWKWARD}` })
  await store.makeBill({ order: id, step: 1 }, TERMS.bill)
  await store.recordReport('publication', { outcome: 'failed', detail: name }, { alert: true })
}

const idOf = (name: string) =>
  String(list(`SELECT id FROM newsletter_subscriptions WHERE email = '${name}@visitor.example'`)[0])

/** A database with a backup, a migration after it, and acts before and after both. */
async function makeHistory() {
  cpSync('wrangler.toml', inFolder('wrangler.toml'))
  const persist = { path: inFolder(STATE) }
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
    configPath: inFolder('wrangler.toml'),
    persist,
    remoteBindings: false,
  })
  await env.DB.exec('SELECT 1')
  await dispose()
  change(`${migrationStatements().join(';\n')};
    CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)`)
  cpSync(inFolder(STATE), inFolder('empty'), { recursive: true })
  for (const name of ['before', 'left', 'erased']) await at(BACKUP_AT - MINUTE_MS, actsOf(name))
  await at(BACKUP_AT - MINUTE_MS, (store) =>
    store.recordOrder(chatOrder('LATER1', { user_session: 'session_1_later' })),
  )
  succeed('npx wrangler d1 export DB --local --output export.sql')
  const encrypted = await encrypterFor(BACKUP_RECIPIENT).encrypt(readFileSync(inFolder('export.sql')))
  writeFileSync(inFolder('BACKUP.sql.age'), encrypted)
  writeFileSync(inFolder('key.txt'), `# A key of age\n${owner}\n`)
  backedUp = contents()
  writeFileSync(inFolder('migrations/9999_added.sql'), ADDED)
  change(ADDED)
  const now = BACKUP_AT + HOUR_MS
  await at(now, actsOf('between'))
  await at(now, (store) => store.unsubscribe(idOf('left')))
  await at(now, async (store) => {
    const [order, erased] = [`reference = 'LATER1'`, `note LIKE 'erased%'`].map(
      (where) => list(`SELECT id FROM chat_orders WHERE ${where}`)[0],
    )
    await store.changeOrder(String(order), { status: 'sold', amount: 1, note: 'later' })
    await store.changeOrder(String(erased), { note: null })
    await store.deleteSessionData('session_1_erased')
    await store.deleteSubscriber(idOf('erased'))
  })
}

/** The rows of all tables, without what a restore or a later migration changes. */
function contents() {
  const rowsOf = (table: string) =>
    rows(`SELECT * FROM ${table} ORDER BY 1, 2, 3`).map(
      ({ added_later: _, mail_due_at: __, alerted_at: ___, ...row }) => row,
    )
  return Object.fromEntries(TABLES.map((table) => [table, rowsOf(table)]))
}

function change(sql: string) {
  using database = open()
  database.exec(sql)
}

const emails = () =>
  list(`SELECT substr(email, 1, instr(email, '@') - 1) || ' ' || status
  FROM newsletter_subscriptions WHERE status <> 'pending' ORDER BY 1`).join()
/** Rows about which somebody is to be mailed. */
const DUE = `SELECT id FROM newsletter_subscriptions WHERE mail_due_at IS NOT NULL
  UNION SELECT id FROM contact_inquiries WHERE alerted_at IS NULL UNION SELECT id FROM runs WHERE alerted_at IS NULL`

describe('going back, as OPERATIONS.md says', { timeout: TIMEOUT_MS }, () => {
  it('to a backup loses nothing that came since, and brings back what a named table has lost', async () => {
    change(`DELETE FROM chat_orders WHERE note LIKE 'before%';
      DELETE FROM contact_inquiries WHERE message LIKE 'before%';
      DELETE FROM customer_interactions WHERE user_session = 'session_1_before';
      DELETE FROM bills WHERE number = 1`)
    await at(Date.now(), actsOf('after'))
    const due = list(DUE)
    const printed = succeed(FROM_BACKUP)
    expect(printed).toContain('chat_orders: added 1, already there 3\n')
    expect(printed).toContain('contact_inquiries: added 2, already there 1\n')
    const notes = list('SELECT note FROM chat_orders ORDER BY note')
    expect(notes).toEqual([
      null,
      `after ${AWKWARD}`,
      `before ${AWKWARD}`,
      `between ${AWKWARD}`,
      'later',
      `left ${AWKWARD}`,
    ])
    const message = list(`SELECT message FROM contact_inquiries WHERE message LIKE 'before%'`)
    expect(message).toEqual([`before ${AWKWARD}`])
    expect(list(`SELECT DISTINCT added_later FROM chat_orders WHERE note LIKE 'before%'`)).toEqual([
      'of before',
    ])
    expect(emails()).toEqual('after confirmed,before confirmed,between confirmed,left unsubscribed')
    // The table of interactions was not named: nothing says whether a row of it was lost or erased.
    expect(list(`SELECT id FROM customer_interactions WHERE user_session = 'session_1_before'`)).toEqual([])
    expect(list(DUE)).toEqual(due)

    // Repeated, it adds nothing, and nothing in place of a row that is there.
    change(`DELETE FROM newsletter_subscriptions WHERE email = 'before@visitor.example';
      UPDATE newsletter_subscriptions SET email = 'before@visitor.example' WHERE email LIKE 'between@%'`)
    const repeated = succeed(`${FROM_BACKUP} bills newsletter_subscriptions`)
    expect(repeated).toContain('chat_orders: added 0, already there 4\n')
    expect(repeated).toContain('1 refused, or with the e-mail address of another row')
    expect(repeated).toContain('bills: added 1, already there 2\n')
    expect(list('SELECT number FROM bills')).toEqual([1, 2, 3, 4, 5])
  })

  it('into a new database brings back every value, and mails nobody again', () => {
    rmSync(inFolder(STATE), { recursive: true })
    cpSync(inFolder('empty'), inFolder(STATE), { recursive: true })
    change(ADDED)
    succeed(INTO_NEW)
    expect(contents()).toEqual(backedUp)
    expect(emails()).toEqual('before confirmed,erased confirmed,left confirmed')
    expect(list(DUE)).toEqual([])
  })
})
