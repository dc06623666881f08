import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { orderReference } from '#contract/order-reference.ts'
import { d1Store } from '#worker/store/d1/index.ts'
import { fileD1 } from '../fault/file-d1.ts'
import { miscounted } from '#worker/cli/backup/miscounted.ts'
import { chatOrder, inquiry, subscription } from './inputs.ts'
import { localD1, rowsOf } from './local-d1.ts'
import { seedSubscriptions } from './seed.ts'

const TIMEOUT_MS = 120_000
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

/** A folder with the project's configuration and its own database. */
function project(): string {
  const folder = mkdtempSync(join(tmpdir(), 'recovery-'))
  folders.push(folder)
  cpSync('wrangler.toml', join(folder, 'wrangler.toml'))
  cpSync('migrations', join(folder, 'migrations'), { recursive: true })
  symlinkSync(resolve('worker'), join(folder, 'worker'))
  return folder
}

/** Runs an npm script's command in another folder. */
function run(command: string | undefined, folder: string): string {
  const env = { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}` }
  const { status, stdout, stderr } = spawnSync(command ?? '', {
    shell: true,
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  expect([command, status, status === 0 ? '' : stdout + stderr]).toEqual([command, 0, ''])
  return stdout
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
    const confirmation = { origin: 'https://site.example', network: line.slice(0, 64), dailyLimit: 500 }
    await store.subscribe(subscription(`pending-${email}`), { userAgent: null, confirmation })
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
  database.close()
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe('npm run db:export and npm run db:restore', () => {
  it(
    'restore every row of every table unchanged in an empty database',
    async () => {
      const [old, fresh] = [project(), project()]
      run(scripts['db:migrate'], old)
      await fill(old)
      run(scripts['db:export'], old)
      renameSync(join(old, 'backup.sql'), join(fresh, 'backup.sql'))
      run(scripts['db:restore'], fresh)
      const [before, after] = [everything(old), everything(fresh)]
      expect(after).toEqual(before)
      for (const [, rows] of before.rows) expect(rows.length).toBeGreaterThan(0)
      // The list of applied migrations is restored too: the next deploy applies none.
      expect(run(scripts['db:migrate'], fresh)).toContain('No migrations to apply')
    },
    TIMEOUT_MS,
  )
})

describe('retention', () => {
  const local = localD1()

  it('never deletes a subscriber of any age', async () => {
    const day = 24 * 60 * 60 * 1000
    const now = Date.now()
    await seedSubscriptions(local.db, { rows: 500, from: now - 8000 * day, step: 16 * day })
    const before = await rowsOf(local.db, 'SELECT * FROM newsletter_subscriptions')
    for (const time of [now, now + day, now + 4000 * day]) {
      const store = d1Store(local.db, time)
      await store.deleteExpired()
    }
    expect(await rowsOf(local.db, 'SELECT * FROM newsletter_subscriptions')).toEqual(before)
    expect(before).toHaveLength(500)
  })
})
