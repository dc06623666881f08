import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findMiscounts } from '#worker/cli/find-miscounts.ts'
import { putBack } from '#worker/cli/put-back.ts'
import { d1Store } from '#worker/store.ts'
import { fileD1 } from '../fault/file-d1.ts'
import { migrationStatements } from '../fault/migrations.ts'
import { chatOrder, inquiry, interaction, productEvent, subscription } from './inputs.ts'
import { REFERENCE } from './writes.ts'

const TIMEOUT_MS = 300_000
const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Text that the SQL of a restore must preserve. */
const AWKWARD = `it's;\n'); DROP TABLE chat_orders; --\r\n/* "quoted" \`thrice\` */ ;\nसमायु 🍯 \u202e %s $1 ? ${"'".repeat(99)}`
/** Wrangler without a network: the deployed database is the local one, a new one is empty, and the past is a folder. */
const wranglerWith = (local: string) => `#!/bin/sh
case "$*" in
  *--timestamp*) mv .wrangler/state now; mv then .wrangler/state; echo '{ "previous_bookmark": "now" }' ;;
  *--bookmark*) mv .wrangler/state then; mv now .wrangler/state; echo '{}' ;;
  'd1 create'*) rm -r .wrangler/state ;;
  *)
    for word; do shift; test "$word" = --remote && word=--local; set -- "$@" "$word"; done
    exec ${local} "$@" ;;
esac`
const WRANGLER = wranglerWith(resolve('node_modules/.bin/wrangler'))
/** What comes after the first restore, in which wrangler's own exports are read back, needs no D1. */
const STAND_IN = wranglerWith(`node ${fileURLToPath(import.meta.resolve('./stand-in-wrangler.ts'))}`)
const stubWrangler = (script: string) => writeFileSync(inFolder('bin/wrangler'), script, { mode: 0o755 })
const COMMANDS = commandsOfGoingBack()
/** A migration that the backup does not have. */
const ADDED = `ALTER TABLE chat_orders ADD gift TEXT NOT NULL DEFAULT 'no';`

const owner = await generateIdentity()
const BACKUP_RECIPIENT = await identityToRecipient(owner)
/** When the backup was made, which is also the time that the database goes back to. */
const BACKUP_AT = Date.now() - DAY_MS

/** What every test begins with: a migrated database of many acts, whose backup is older than some of them. */
const history = mkdtempSync(join(tmpdir(), 'restore-history-'))
let folder = history
const inFolder = (name: string) => join(folder, name)
beforeAll(makeHistory, TIMEOUT_MS)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'restore-test-'))
  cpSync(history, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))
afterAll(() => rmSync(history, { recursive: true }))

/** Runs a command of the README in the folder; none may leave an export behind. */
function run(command: string) {
  const PATH = [inFolder('bin'), process.env.PATH].join(delimiter)
  const script = command
    .replace(/^npm run (\w+)( --)?/, (_, name) => `node ${resolve(`worker/cli/${name}.ts`)}`)
    .replace(/^npx /, '')
  const { status, stdout, stderr } = spawnSync(script, {
    shell: true,
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH, TMPDIR: inFolder('tmp'), BACKUP_RECIPIENT },
  })
  expect(readdirSync(inFolder('tmp')).filter((name) => name.startsWith('database-'))).toEqual([])
  return { status, printed: stdout + stderr }
}

/** Runs a command that succeeds. */
function succeed(command: string): string {
  const { status, printed } = run(command)
  expect([command, status, status === 0 || printed]).toEqual([command, 0, true])
  return printed
}

/** Opens the database in a state folder. */
function open(state = '.wrangler/state'): DatabaseSync {
  const files = inFolder(`${state}/v3/d1/miniflare-D1DatabaseObject`)
  const file = readdirSync(files).find((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
  return new DatabaseSync(join(files, file ?? 'none'))
}

const rows = (sql: string) => {
  using database = open()
  return database.prepare(sql).all()
}
const list = (sql: string) => rows(sql).flatMap((row) => Object.values(row))

async function at(
  time: number,
  act: (store: ReturnType<typeof d1Store>) => Promise<unknown>,
  state?: string,
) {
  using database = open(state)
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
  await store.recordRun('publication', { outcome: 'failed', detail: name }, { alert: true })
}

const idOf = (name: string) =>
  String(list(`SELECT id FROM newsletter_subscriptions WHERE email = '${name}@visitor.example'`)[0])

const leave = (name: string) => async (store: ReturnType<typeof d1Store>) => {
  await store.unsubscribe(idOf(name))
}

/** A database with a backup, a migration after it, and acts before and after both. */
async function makeHistory() {
  for (const name of ['bin', 'tmp', 'migrations']) mkdirSync(inFolder(name))
  cpSync('wrangler.toml', inFolder('wrangler.toml'))
  // Wrangler starts D1 again for every file.
  writeFileSync(inFolder('migrations/0000_all.sql'), `${migrationStatements().join(';\n')};\n`)
  stubWrangler(WRANGLER)
  writeFileSync(inFolder('key.txt'), `# A key of age\n${owner}\n`)
  succeed('npx wrangler d1 migrations apply DB --remote')
  for (const name of ['before', 'left', 'erased']) await at(BACKUP_AT - MINUTE_MS, actsOf(name))
  await at(BACKUP_AT - MINUTE_MS, (store) =>
    store.recordOrder(chatOrder('LATER1', { user_session: 'session_1_later' })),
  )
  succeed('npm run backup -- --remote')
  const [backup = 'none'] = readdirSync(inFolder('.wrangler/backups'))
  cpSync(inFolder(`.wrangler/backups/${backup}`), inFolder('BACKUP.sql.age'))
  cpSync(inFolder('.wrangler/state'), inFolder('then'), { recursive: true })
  writeFileSync(inFolder('migrations/9999_added.sql'), ADDED)
  change(ADDED)
  const now = BACKUP_AT + 60 * MINUTE_MS
  await at(now, actsOf('between'))
  await at(now, leave('left'))
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

function change(sql: string) {
  using database = open()
  database.exec(sql)
}

const emails = () =>
  list(`SELECT substr(email, 1, instr(email, '@') - 1) || ' ' || status
  FROM newsletter_subscriptions WHERE status <> 'pending' ORDER BY 1`).join()
const firstWords = (table: string, column: string) =>
  list(`SELECT substr(${column}, 1, instr(${column} || ' ', ' ') - 1) FROM ${table} ORDER BY 1`).join()
/** Rows about which somebody is to be mailed. */
const DUE = `SELECT id FROM newsletter_subscriptions WHERE mail_due_at IS NOT NULL
  UNION SELECT id FROM contact_inquiries WHERE alerted_at IS NULL UNION SELECT id FROM runs WHERE alerted_at IS NULL`
const expectCounts = async () => expect(await findMiscounts(rows, { expired: true })).toEqual([])

describe('going back, as the README says', { timeout: TIMEOUT_MS }, () => {
  const [fromThen = '', fromBackup = '', ...intoNew] = COMMANDS

  it('to a backup loses nothing that came since, and brings back what a named table has lost', async () => {
    change(`DELETE FROM chat_orders WHERE note LIKE 'before%'; UPDATE daily_counts SET count = 0, value = 0
      WHERE metric LIKE 'sold%'; DELETE FROM contact_inquiries WHERE message LIKE 'before%';
      DELETE FROM customer_interactions WHERE user_session = 'session_1_before'`)
    await at(Date.now(), actsOf('after'))
    const due = list(DUE)
    const printed = succeed(fromBackup)
    expect(printed).toContain('chat_orders: 1 of 1 missing rows put back')
    expect(printed).toContain('all of it is in the database')
    expect(firstWords('chat_orders', "coalesce(note, '-')")).toEqual('-,after,before,between,later,left')
    expect(list(`SELECT note FROM chat_orders WHERE note LIKE 'before%'`)).toEqual([`before ${AWKWARD}`])
    expect(list(`SELECT DISTINCT gift FROM chat_orders`)).toEqual(['no'])
    expect(emails()).toEqual('after confirmed,before confirmed,between confirmed,left unsubscribed')
    expect(firstWords('runs', 'detail')).toEqual('after,before,between,erased,left')
    expect(list(DUE)).toEqual(due)
    // The table of interactions was not named: nothing says whether a row of it was lost or erased.
    expect(list(`SELECT id FROM customer_interactions WHERE user_session = 'session_1_before'`)).toEqual([])
    await expectCounts()
    expect(succeed(fromBackup)).toContain('Nothing is missing')
  })

  it('in time keeps what visitors do in the seconds of it', async () => {
    stubWrangler(STAND_IN)
    change('DELETE FROM contact_inquiries; DELETE FROM chat_orders; DELETE FROM daily_counts')
    await at(BACKUP_AT + 2 * MINUTE_MS, actsOf('meanwhile'), 'then')
    await at(BACKUP_AT + 2 * MINUTE_MS, leave('before'), 'then')
    for (const name of ['before.waits', 'left.waits'])
      await at(
        BACKUP_AT + 2 * MINUTE_MS,
        async (store) => expect(await store.confirmSubscription(idOf(name))).toBe(true),
        'then',
      )
    await at(BACKUP_AT + 2 * MINUTE_MS, leave('left.waits'), 'then')
    const time = new Date(BACKUP_AT + MINUTE_MS).toISOString()
    const printed = succeed(`${fromThen.replace(/--at \S+/, `--at ${time}`)} daily_counts`)
    expect(printed).toContain('npx wrangler d1 time-travel restore DB --bookmark now')
    expect(emails()).toEqual(
      'before unsubscribed,before.waits confirmed,between confirmed,left unsubscribed,left.waits unsubscribed,meanwhile confirmed',
    )
    expect(firstWords('contact_inquiries', 'message')).toEqual('before,erased,left,meanwhile')
    expect(firstWords('runs', 'detail')).toEqual('before,between,erased,left,meanwhile')
    // What was due at that time may have been sent since.
    expect(list('SELECT id FROM contact_inquiries WHERE alerted_at IS NULL')).toEqual([])
    await expectCounts()
  })

  it('into a new database mails nobody again', async () => {
    stubWrangler(STAND_IN)
    for (const command of intoNew) succeed(command)
    expect(emails()).toEqual('before confirmed,erased confirmed,left confirmed')
    expect(list('SELECT count(*) FROM chat_orders')).toEqual([4])
    expect(list(DUE)).toEqual([])
    await expectCounts()
  })

  it('returns to the present where the export of then fails', async () => {
    const before = emails()
    stubWrangler(wranglerWith('false'))
    expect(run(fromThen).status).toBe(1)
    expect(emails()).toEqual(before)
  })

  it('says so where a table itself is not there', async () => {
    using empty = new DatabaseSync(':memory:')
    using then = open('then')
    await expect(putBack(empty, then, { named: ['contact_inquiries'] })).rejects.toThrow(
      'no table contact_inquiries',
    )
  })

  it('says so where the key is another one', async () => {
    writeFileSync(inFolder('key.txt'), await generateIdentity())
    expect(run(fromBackup)).toMatchObject({
      status: 1,
      printed: expect.stringContaining('no identity matched'),
    })
  })

  it.each([
    ['a table that is not there', 'npm run restore -- --from x.sql orders', 'Name the tables'],
    ['no earlier state', 'npm run restore -- --remote chat_orders', 'Say from where'],
    ['a time that is none', 'npm run restore -- --remote --at yesterday chat_orders', 'Say from where'],
  ])('says what to do with %s', (_, command, hint) => {
    expect(run(command)).toMatchObject({ status: 1, printed: expect.stringContaining(hint) })
  })
})

/** The commands of “Going back”. */
function commandsOfGoingBack(): string[] {
  const [, text = ''] = /\*\*Going back\.\*\*(.*?)\nCommit/s.exec(readFileSync('README.md', 'utf8')) ?? []
  return Array.from(text.matchAll(/```sh\n(.*?)\n```/gs), ([, block = '']) => block.split('\n')).flat()
}
