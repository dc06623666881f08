import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Failure, Status } from '#contract/responses.ts'
import { miscounted } from '#worker/cli/backup/miscounted.ts'
import { fileD1 } from '../fault/file-d1.ts'
import { migrationStatements } from '../fault/migrations.ts'
import { appWith } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import type { Visitor } from './visitor.ts'
import { WRITE_PATHS, write } from './writes.ts'

const UNAVAILABLE = 'The service is not available right now. Please try again in a minute.'

const LISTS = ['subscriptions', 'interactions', 'inquiries', 'subscriptions.csv', 'products.csv']
const STATEMENTS = migrationStatements()

let folder: string
let file: string
const open: DatabaseSync[] = []

function database(path: string): DatabaseSync {
  const opened = new DatabaseSync(path)
  open.push(opened)
  return opened
}

function siteOn(disk: DatabaseSync) {
  return appWith({ DB: fileD1(disk), OWNER_KEY })
}

/** The contents of all tables. */
function contents(disk: DatabaseSync) {
  const tables = disk.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all()
  return tables.map(({ name }) => [name, disk.prepare(`SELECT * FROM ${name}`).all()])
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'disk-'))
  file = join(folder, 'database.sqlite')
  const disk = database(file)
  for (const statement of STATEMENTS) disk.exec(statement)
  const visitor = siteOn(disk).visitor()
  for (const path of WRITE_PATHS) expect((await write(visitor, path)).status).toBe(201)
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  for (const disk of open.splice(0)) disk.close()
  rmSync(folder, { recursive: true })
})

const kinds = () =>
  new Set(vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(String(line)).kind as string))

describe('a full disk', () => {
  /** Fills the database up to its last page. */
  async function full(): Promise<DatabaseSync> {
    const disk = database(file)
    const { page_count } = disk.prepare('PRAGMA page_count').get() as { page_count: number }
    disk.exec(`PRAGMA max_page_count = ${page_count + 2}`)
    const site = siteOn(disk)
    for (;;) {
      const visitor = site.visitor()
      const filler = { inquiry_type: 'order', message: 'x'.repeat(5000) }
      if ((await visitor.post('/contact-inquiries', filler)).status === 503) return disk
    }
  }

  it('rejects a message with the documented response, and stores no part of it', async () => {
    const disk = await full()
    const before = contents(disk)
    const message = { inquiry_type: 'order', message: 'y'.repeat(5000) }
    const { status, body } = await siteOn(disk).visitor().post<Failure>('/contact-inquiries', message)
    expect([status, body]).toEqual([503, { success: false, code: 'unavailable', message: UNAVAILABLE }])
    expect(contents(disk)).toEqual(before)
    expect(kinds()).toEqual(new Set(['disk']))
  })

  it('rejects a sign-up with the promised message while it is full, and accepts it when there is space', async () => {
    const disk = await full()
    const site = siteOn(disk)
    const page_url = `/${'z'.repeat(2000)}`
    let refused: Visitor | undefined
    while (!refused) {
      const visitor = site.visitor()
      const { status, body } = await visitor.post<Failure>('/newsletter', { email: visitor.email, page_url })
      if (status === 201) continue
      expect([status, body.message]).toEqual([503, 'Subscription failed. Please try again.'])
      refused = visitor
    }
    expect(await miscounted((sql) => disk.prepare(sql).all())).toEqual([])
    disk.exec('PRAGMA max_page_count = 100000')
    expect((await refused.post('/newsletter', { email: refused.email })).status).toBe(201)
    expect(await miscounted((sql) => disk.prepare(sql).all())).toEqual([])
  })

  it('still lets the owner read', async () => {
    const site = siteOn(await full())
    for (const list of LISTS) expect((await site.owner().get(`/stats/${list}`)).status).toBe(200)
  })
})

describe('a partly applied migration', () => {
  it.each([0, Math.floor(STATEMENTS.length / 2)])(
    'after %i statements is reported by /api/status, and no call writes partially',
    async (applied) => {
      const disk = database(':memory:')
      for (const statement of STATEMENTS.slice(0, applied)) disk.exec(statement)
      const site = siteOn(disk)
      const visitor = site.visitor()
      expect((await visitor.get<Status>('/status')).body).toMatchObject({ mode: 'live', migrated: false })
      for (const path of WRITE_PATHS) {
        const before = contents(disk)
        const { status, body } = await write(visitor, path)
        if (status === 201) continue
        expect([status, body]).toMatchObject([503, { success: false, code: 'unavailable' }])
        expect(contents(disk)).toEqual(before)
      }
      for (const list of [...LISTS, 'breakdowns', 'untracked']) {
        expect([200, 503]).toContain((await site.owner().get(`/stats/${list}`)).status)
      }
      expect(kinds()).toEqual(new Set(['not migrated']))
    },
  )
})
