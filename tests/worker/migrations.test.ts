import { DatabaseSync } from 'node:sqlite'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, it } from 'vitest'
import { dayOf } from '#contract/days.ts'
import { firstIdAt } from '#worker/lib/ids.ts'
import { d1Store } from '#worker/store.ts'
import * as schema from '#worker/tables.ts'
import { fileD1 } from './file-d1.ts'
import { inquiry, interaction, productEvent, subscription } from './inputs.ts'
import { migrationStatements } from './migration-statements.ts'
import { DAY_MS } from './times.ts'

const tables = Object.values(schema).filter((table) => is(table, SQLiteTable))

const apply = (database: DatabaseSync, migration: string) => {
  for (const statement of migrationStatements(migration)) database.exec(statement)
}

/** A database with the migrations up to one of them. */
function filledUpTo(last: string): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  for (let number = 0; number <= Number(last); number += 1) apply(database, String(number).padStart(4, '0'))
  return database
}

describe('the migrations', () => {
  const database = new DatabaseSync(':memory:')
  for (const statement of migrationStatements()) database.exec(statement)

  it.each(tables.map((table) => [getTableName(table), table] as const))(
    'create %s with the columns of the schema',
    (name, table) => {
      const columns = database.prepare(`PRAGMA table_info(${name})`).all()
      expect(columns.map((column) => column.name)).toEqual(Object.keys(getTableColumns(table)))
    },
  )

  it('create every table WITHOUT ROWID, so that an insert writes no second index', () => {
    const sql = database.prepare(`SELECT sql FROM sqlite_master WHERE type = 'table'`).all()
    expect(sql).toHaveLength(tables.length)
    for (const row of sql) expect(row.sql).toMatch(/\) WITHOUT ROWID$/)
  })

  it('mark the days that are over as written, and keep their counts beside the rows of the release before', async () => {
    const filled = filledUpTo('0003')
    const now = Date.now()
    const [today, yesterday, before] = [0, 1, 10].map((days) => dayOf(now - days * DAY_MS))
    filled.exec(`INSERT INTO daily_counts (metric, day, key, count, value) VALUES
      ('interaction:type', '${before}', 'pricing_view', 4, 0), ('interaction:page', '${before}', '/', 4, 0),
      ('interaction:type', '${yesterday}', 'whatsapp_click', 9, 0), ('interaction:type', '${today}', 'pricing_view', 1, 0),
      ('interaction:type', '', 'pricing_view', 14, 0), ('untracked', '${today}', 'bot', 2, 0)`)
    /** That release, which runs while the migration is applied, gives a row neither page nor source. */
    const write = (time: number) =>
      filled
        .prepare(`INSERT INTO customer_interactions (id, interaction_type, timestamp, user_session, page_url, created_at)
          VALUES (?, 'whatsapp_click', ?, 's', '/blog', ?)`)
        .run(firstIdAt(time), time, time)
    write(now - DAY_MS)
    write(now)
    const counted = filled.prepare('SELECT * FROM daily_counts').all()
    apply(filled, '0004')
    const days = filled.prepare(`SELECT day FROM daily_counts WHERE metric = 'day' ORDER BY day`).all()
    expect(days.map(({ day }) => day)).toEqual([before, yesterday])
    expect(filled.prepare(`SELECT * FROM daily_counts WHERE metric <> 'day'`).all()).toEqual(counted)
    write(now + 1)

    // Of the days that are over what was counted, of today the rows; the same when today is over, too.
    for (const time of [now + 1, now + DAY_MS]) {
      if (time > now + 1) await d1Store(fileD1(filled), time).writeDays()
      const page = { from: before, to: today, limit: 1 }
      const { summary } = await d1Store(fileD1(filled), time).interactionStats(page)
      const { whatsapp_click, pricing_view } = summary.byType
      expect([summary.total, whatsapp_click, pricing_view]).toEqual([4 + 9 + 2, 9 + 2, 4])
      const { data } = await d1Store(fileD1(filled), time).breakdowns(page)
      expect(data.page.map(({ key, count }) => [key, count])).toEqual([
        ['/', 4],
        ['unknown', 2],
      ])
    }
  })

  it('refuse text that is longer than the contract’s limits', async () => {
    const store = d1Store(fileD1(database), Date.now())
    const signUp = subscription('a@visitor.example', { source_page: 'x'.repeat(101) })
    for (const write of [
      () => store.recordInteraction(interaction('x'.repeat(51))),
      () => store.recordProductEvent(productEvent({ event_name: 'x'.repeat(101) })),
      () => store.recordInquiry(inquiry({ phone: '1'.repeat(21) })),
      () => store.subscribe(signUp, { userAgent: null }),
    ]) {
      await expect(write()).rejects.toMatchObject({ name: 'StoreUnavailable', kind: 'constraint' })
    }
    expect(database.prepare('SELECT * FROM daily_counts').all()).toEqual([])
  })
})
