import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { isAdditive, migrations } from '../fault/migrations.ts'

const [first, ...later] = migrations()

describe('a migration, while older Workers run', () => {
  it('begins with the baseline', () => {
    expect(first?.name).toBe('0000_baseline.sql')
    expect(later.length).toBeGreaterThan(0)
  })

  it.each(later)('$name is additive', ({ statements }) => {
    const created = statements.flatMap((statement) => /^CREATE TABLE [`"]?(\w+)/i.exec(statement)?.[1] ?? [])
    for (const statement of statements)
      expect([statement, isAdditive(statement, created)]).toEqual([statement, true])
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
    'CREATE TABLE `rollup_cursors` (`name` text PRIMARY KEY NOT NULL) WITHOUT ROWID',
    'CREATE INDEX `by_status` ON `contact_inquiries` (`status`)',
    'ALTER TABLE `newsletter_subscriptions` ADD `confirmed_at` integer',
    "ALTER TABLE `contact_inquiries` ADD COLUMN `channel` text DEFAULT 'web' NOT NULL",
  ])('may contain: %s', (statement) => {
    expect(isAdditive(statement, [])).toBe(true)
  })

  it.each(later.map(({ name }, index) => ({ name, index })))(
    '$name keeps every table writable with the columns before it',
    ({ index }) => {
      const before = migrated(index + 1)
      const after = migrated(index + 2)
      const tables = before.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all()
      expect(tables.length).toBeGreaterThan(0)
      for (const { name } of tables) {
        const columns = before.prepare(`PRAGMA table_info(${name})`).all()
        const names = columns.map((column) => column.name).join()
        const values = columns.map(({ type }) => (type === 'INTEGER' ? 1 : `'[]'`)).join()
        after.exec(`INSERT INTO ${name} (${names}) VALUES (${values})`)
        expect(after.prepare(`SELECT ${names} FROM ${name}`).all()).toHaveLength(1)
      }
    },
  )
})

/** An empty database after so many migrations. */
function migrated(count: number): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  for (const { statements } of migrations().slice(0, count)) {
    for (const statement of statements) database.exec(statement)
  }
  return database
}
