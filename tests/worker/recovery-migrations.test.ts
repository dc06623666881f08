import { DatabaseSync } from 'node:sqlite'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, it } from 'vitest'
import * as schema from '#worker/store/schema.ts'
import { isAdditive, migrationStatements, migrations } from '../fault/migrations.ts'

const [baseline, ...later] = migrations()
const tables = Object.values(schema).filter((table) => is(table, SQLiteTable))

describe('the migrations', () => {
  const database = new DatabaseSync(':memory:')
  for (const statement of migrationStatements()) database.exec(statement)

  it('begin with the baseline', () => {
    expect(baseline?.name).toBe('0000_baseline.sql')
  })

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
})

describe('a later migration, while older Workers run', () => {
  it('is additive', () => {
    for (const { name, statements } of later) {
      const created = statements.flatMap(
        (statement) => /^CREATE TABLE [`"]?(\w+)/i.exec(statement)?.[1] ?? [],
      )
      const breaking = statements.filter((statement) => !isAdditive(statement, created))
      expect([name, breaking]).toEqual([name, []])
    }
  })

  it.each([
    'DROP TABLE `newsletter_subscriptions`',
    'ALTER TABLE `newsletter_subscriptions` DROP COLUMN `user_agent`',
    'ALTER TABLE `newsletter_subscriptions` RENAME COLUMN `email` TO `address`',
    'ALTER TABLE `newsletter_subscriptions` RENAME TO `subscribers`',
    'ALTER TABLE `newsletter_subscriptions` ADD `confirmed` integer NOT NULL',
    'ALTER TABLE `contact_inquiries` ADD `token` text CHECK(length("token") > 8)',
    'CREATE UNIQUE INDEX `once` ON `contact_inquiries` (`email`)',
    'DROP INDEX `newsletter_subscriptions_email_unique`',
    'DELETE FROM `contact_inquiries`',
    'CREATE TRIGGER refuse BEFORE INSERT ON contact_inquiries BEGIN SELECT RAISE(ABORT, 1); END',
  ])('is rejected if it contains: %s', (statement) => {
    expect(isAdditive(statement, [])).toBe(false)
  })

  it.each([
    'CREATE TABLE `chat_orders` (`id` text PRIMARY KEY NOT NULL) WITHOUT ROWID',
    'CREATE INDEX `by_status` ON `contact_inquiries` (`status`)',
    'ALTER TABLE `newsletter_subscriptions` ADD `confirmed_at` integer',
    "ALTER TABLE `contact_inquiries` ADD COLUMN `channel` text DEFAULT 'web' NOT NULL",
  ])('may contain: %s', (statement) => {
    expect(isAdditive(statement, [])).toBe(true)
  })
})
