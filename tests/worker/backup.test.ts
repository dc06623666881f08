import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { orderReference } from '#contract/order-reference.ts'
import { queryOf } from '#worker/cli/backup/database.ts'
import { miscounted } from '#worker/cli/backup/miscounted.ts'
import { inconsistencies } from '#worker/cli/backup/prove.ts'
import { d1Store } from '#worker/store/d1/index.ts'
import { fileD1 } from '../fault/file-d1.ts'
import { migrationStatements } from '../fault/migrations.ts'
import { chatOrder, inquiry, subscription } from './inputs.ts'

const ROWS = Number(process.env.BACKUP_ROWS ?? 1000)
const TIMEOUT_MS = 300_000 + 15 * ROWS
const STATE = '.wrangler/state/v3/d1/miniflare-D1DatabaseObject'
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** Texts that a dump in SQL must preserve: quotes, semicolons, line breaks, SQL keywords, any script. */
const AWKWARD = [
  `it's "quoted" \`thrice\``,
  `'); DROP TABLE newsletter_subscriptions; --`,
  'BEGIN TRANSACTION; CREATE TRIGGER t AFTER INSERT ON x BEGIN SELECT 1; END; COMMIT;',
  'first\r\nsecond\n\n\tthird; -- not a comment\n/* nor this */',
  'समायु च्यवनप्राश 🍯 👩‍👩‍👧‍👦 \u202eabc',
  '\ufffd \ufeff \u2028 \u0301',
  `X'00' || char(0) || NULL`,
  'BEGIN TRANSACTION'.repeat(200),
  '-->  statement-breakpoint',
  '\\ \\n \\u0000 %s {{b}} $1 ?',
  `${"'".repeat(2500)}${';'.repeat(2500)}`,
]

const folders: string[] = []

let migrated: string | undefined

/** A folder with the project's configuration and its own migrated database. */
function project(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  folders.push(folder)
  cpSync('wrangler.toml', join(folder, 'wrangler.toml'))
  cpSync('migrations', join(folder, 'migrations'), { recursive: true })
  symlinkSync(resolve('worker'), join(folder, 'worker'))
  if (migrated) cpSync(join(migrated, '.wrangler'), join(folder, '.wrangler'), { recursive: true })
  return folder
}

beforeAll(() => {
  const folder = project()
  run('db:migrate', folder)
  migrated = folder
}, TIMEOUT_MS)

/** Runs an npm script in another folder. */
function attempt(script: string, folder: string, settings: Record<string, string> = {}) {
  const PATH = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`
  return spawnSync(
    script.replace(/^[\w:]+/, (name) => scripts[name] ?? name),
    {
      shell: true,
      cwd: folder,
      env: { ...process.env, PATH, ...settings },
      encoding: 'utf8',
    },
  )
}

/** As `attempt`, for one that must succeed. */
function run(script: string, folder: string, settings?: Record<string, string>): string {
  const { status, stdout, stderr } = attempt(script, folder, settings)
  expect([script, status, status === 0 ? '' : stdout + stderr]).toEqual([script, 0, ''])
  return stdout
}

/** The only backup of a folder, or its newest one. */
function newestBackup(folder: string): string {
  return join('.wrangler/backups', readdirSync(join(folder, '.wrangler/backups')).sort().at(-1) ?? 'none')
}

function databaseIn(folder: string): DatabaseSync {
  const state = join(folder, STATE)
  const file = readdirSync(state).find((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
  return new DatabaseSync(join(state, file ?? 'none'))
}

function everything(folder: string) {
  const database = databaseIn(folder)
  const query = (sql: string) => database.prepare(sql).all()
  const schema = query(`SELECT type, name, sql FROM sqlite_master
    WHERE name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' ORDER BY name`)
  const tables = schema.filter(({ type }) => type === 'table').map(({ name }) => String(name))
  const rows = tables.map((name): [string, unknown[]] => [name, query(`SELECT * FROM ${name} ORDER BY 1, 2`)])
  database.close()
  return { schema: schema.map(({ sql, ...named }) => ({ ...named, sql: bare(sql) })), rows }
}

/** A dump may quote names differently. */
function bare(sql: unknown): string {
  return String(sql).replace(/IF NOT EXISTS |["`]/g, '')
}

async function fill(folder: string): Promise<void> {
  const database = databaseIn(folder)
  const db = fileD1(database)
  const day = 24 * 60 * 60 * 1000
  for (const [index, text] of AWKWARD.entries()) {
    const store = d1Store(db, Date.now() - index * 100 * day)
    const line = text.replace(/[\r\n\t]/g, ' ')
    const user_session = line.slice(0, 100)
    const all = { user_session, page_url: line.slice(0, 2000) }
    const email = `${line.replace(/[\s@]/g, '').slice(0, 200)}${index}@visitor.example`
    await store.subscribe(subscription(email, { ...all, source_page: line.slice(0, 100) }), {
      userAgent: line.slice(0, 500),
    })
    await store.subscribe(subscription(`pending-${email}`), { userAgent: null, confirm: true })
    const data = { [line.slice(0, 50)]: text.slice(0, 1000), nul: '\u0000', deep: [[{ a: null }]] }
    await store.recordInteraction({ ...all, interaction_type: line.slice(0, 50), additional_data: data })
    const named = { product_name: line.slice(0, 100), action_type: line.slice(0, 50) }
    await store.recordProductEvent({
      user_session,
      ...named,
      event_name: 'order_click',
      conversion_value: 99_999_999.99,
    })
    const reference = orderReference(new Uint8Array([index, 1, 2, 3, 4]))
    const ordered = { ...all, pack: line.slice(0, 50), placement: line.slice(0, 100) }
    const { id } = await store.recordOrder(chatOrder(reference, ordered))
    await store.changeOrder(id, { status: 'sold', amount: 99_999_999.99, note: text.slice(0, 500) })
    const written = { name: line.slice(0, 255), phone: '=1+1', message: text }
    await store.recordInquiry(inquiry({ ...all, ...written, inquiry_type: line.slice(0, 50) }))
  }
  expect(await miscounted((sql) => database.prepare(sql).all())).toEqual([])
  fillColumns(database)
  const forgotten = await d1Store(db, Date.now()).subscribe(subscription('gone@visitor.example'), {
    userAgent: null,
  })
  await d1Store(db, Date.now()).deleteSubscriber(forgotten.subscription.id)
  await d1Store(db, Date.now()).recordRun('backup', { outcome: 'succeeded', detail: 'none' })
  addInteractions(database)
  database.close()
}

/** A row with the longest text that every column of a message takes, in characters of four bytes. */
function fillColumns(database: DatabaseSync): void {
  const text = (length: number) => '🍯'.repeat(length)
  database
    .prepare(
      `INSERT INTO contact_inquiries (id, name, email, phone, message, inquiry_type, created_at, status, updated_at)
      VALUES (?, ?, ?, ?, ?, ?, 1, 'new', 1)`,
    )
    .run(
      '00000000-0000-7000-8000-000000000000',
      text(LIMITS.inquiryName),
      text(LIMITS.email),
      text(LIMITS.inquiryPhone),
      `${text(LIMITS.inquiryMessage - 2500)}${"'".repeat(2500)}`,
      text(LIMITS.inquiryType),
    )
  database
    .prepare(
      `INSERT INTO customer_interactions (id, interaction_type, timestamp, user_session, page_url, additional_data, created_at)
      VALUES (?, ?, 1, ?, ?, ?, 1)`,
    )
    .run(
      '00000000-0000-7000-8000-000000000000',
      text(LIMITS.interactionType),
      text(LIMITS.userSession),
      text(LIMITS.pageUrl),
      JSON.stringify(text(LIMITS.additionalData - 2)),
    )
  database.exec(`
    INSERT INTO daily_counts VALUES ('inquiry', '1970-01-01', '', 1, 0), ('interaction:type', '1970-01-01', 'other', 1, 0),
      ('interaction:page', '1970-01-01', '/', 1, 0), ('interaction:source', '1970-01-01', 'direct', 1, 0);
    UPDATE daily_counts SET count = count + 1 WHERE metric = 'interaction:type' AND day = '' AND key = 'other'`)
}

/** Interactions of past days; `npm run test:fault` sets how many. */
function addInteractions(database: DatabaseSync): void {
  database.exec(`
    WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${ROWS})
    INSERT INTO customer_interactions (id, interaction_type, timestamp, user_session, page_url, created_at)
    SELECT printf('00000000-%04x-7000-8000-%012x', n % 5000 + 1, n), 'bulk', 1, 'session_' || (n % 1000), '/', 1 FROM number;
    UPDATE daily_counts SET count = count + ${ROWS}
      WHERE metric = 'interaction:type' AND key = 'other' AND day IN ('', '1970-01-01');
    UPDATE daily_counts SET count = count + ${ROWS}
      WHERE metric IN ('interaction:page', 'interaction:source') AND day = '1970-01-01'`)
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe('npm run backup and npm run db:restore', { timeout: TIMEOUT_MS }, () => {
  it('restore every row of every table unchanged from an encrypted file', async () => {
    const folder = project()
    await fill(folder)
    const before = everything(folder)
    for (const [, rows] of before.rows) expect(rows.length).toBeGreaterThan(0)
    const [ownerKey, drillKey] = [await generateIdentity(), await generateIdentity()]
    const keys = { BACKUP_RECIPIENT: await identityToRecipient(ownerKey), BACKUP_DRILL_KEY: drillKey }
    expect(run('backup', folder, keys)).toMatch(/restored and compared: \d+ rows in 9 tables/)
    const file = newestBackup(folder)
    expect(file).toMatch(/\.sql\.age$/)
    expect(readFileSync(join(folder, file), 'latin1')).not.toContain('visitor.example')
    expect(run(`backup --drill ${file}`, folder, keys)).toContain('restored and compared')
    expect(attempt(`backup --drill ${file}`, folder).status).not.toBe(0)
    rmSync(join(folder, '.wrangler/state'), { recursive: true })
    run(`db:restore ${file}`, folder, { BACKUP_OWNER_KEY: ownerKey })
    expect(everything(folder)).toEqual(before)
    // The list of applied migrations is restored too: the next deploy applies none.
    expect(run('db:migrate', folder)).toContain('No migrations to apply')
  })

  it('do not bring back who asked to be deleted after the backup', async () => {
    const folder = project()
    const session = { user_session: 'session_1_0123456789abcdef0123456789abcdef' }
    let database = databaseIn(folder)
    let store = d1Store(fileD1(database), Date.now())
    const left = await store.subscribe(subscription('left@visitor.example'), { userAgent: null })
    await store.subscribe(subscription('kept@visitor.example'), { userAgent: null })
    await store.recordInquiry(inquiry({ ...session, message: 'Please call me' }))
    const asked = await store.recordInquiry(inquiry({ message: 'Please forget me' }))
    await store.recordInquiry(inquiry({ message: 'Kept' }))
    database.close()
    run('backup', folder)

    database = databaseIn(folder)
    store = d1Store(fileD1(database), Date.now())
    await store.deleteSubscriber(left.subscription.id)
    await store.deleteInquiry(asked?.id ?? '')
    await store.deleteSessionData(session.user_session)
    database.close()
    expect(run(`db:restore ${newestBackup(folder)}`, folder)).toContain(
      'Deleted again, as people had asked: 3',
    )
    database = databaseIn(folder)
    expect(database.prepare('SELECT email FROM newsletter_subscriptions').all()).toEqual([
      { email: 'kept@visitor.example' },
    ])
    expect(database.prepare('SELECT message FROM contact_inquiries').all()).toEqual([{ message: 'Kept' }])
    expect(database.prepare('SELECT * FROM tombstones').all()).toHaveLength(3)
    database.close()
  })

  it('replace nothing by a backup whose counts are wrong', async () => {
    const folder = project()
    const database = databaseIn(folder)
    await d1Store(fileD1(database), Date.now()).subscribe(subscription('one@visitor.example'), {
      userAgent: null,
    })
    database.exec(`UPDATE daily_counts SET count = 7 WHERE metric = 'subscription'`)
    database.close()
    const before = everything(folder)
    const { status, stderr } = attempt('backup', folder)
    expect([status, stderr]).toEqual([1, expect.stringContaining('subscription of all time is not the sum')])
    expect(existsSync(join(folder, '.wrangler/backups'))).toBe(false)
    run('wrangler d1 export DB --local --output damaged.sql', folder)
    expect(attempt('db:restore damaged.sql', folder).status).not.toBe(0)
    expect(everything(folder)).toEqual(before)
  })

  it('name a row that refers to a missing one', async () => {
    const database = new DatabaseSync(':memory:')
    for (const statement of migrationStatements()) database.exec(statement)
    database.exec(`
      PRAGMA foreign_keys = OFF;
      CREATE TABLE notes (id TEXT PRIMARY KEY, inquiry_id TEXT REFERENCES contact_inquiries (id)) WITHOUT ROWID;
      INSERT INTO notes VALUES ('one', 'gone')`)
    expect(await inconsistencies(queryOf(fileD1(database) as never))).toEqual([
      'notes: a row refers to one that is missing from contact_inquiries',
    ])
  })

  it('refuse to export a deployed database without keys', () => {
    const { status, stderr } = attempt('backup --remote', project())
    expect([status, stderr]).toEqual([1, expect.stringContaining('BACKUP_RECIPIENT')])
  })
})
