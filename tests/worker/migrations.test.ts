import { DatabaseSync } from 'node:sqlite'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, it } from 'vitest'
import { d1Store } from '#worker/store.ts'
import * as schema from '#worker/tables.ts'
import { fileD1 } from '../fault/file-d1.ts'
import { migrationStatements } from '../fault/migrations.ts'
import { inquiry, interaction, productEvent, subscription } from './inputs.ts'

const tables = Object.values(schema).filter((table) => is(table, SQLiteTable))

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

  it('keep the orders that are stored, of every kind', () => {
    const filled = new DatabaseSync(':memory:')
    for (const statement of migrationStatements('0000')) filled.exec(statement)
    filled.exec(`INSERT INTO chat_orders (id, reference, status, clicked_at, sold_at, amount, quantity, pack) VALUES
      ('a', '7K3QXM', 'clicked', 1, NULL, 63300, 1, '500g'), ('b', NULL, 'sold', NULL, 2, 66000, 2, '250g'),
      ('c', '7K3QXM', 'cancelled', 1, NULL, NULL, 1, NULL)`)
    const before = filled.prepare('SELECT * FROM chat_orders').all()
    for (const statement of migrationStatements('0001')) filled.exec(statement)
    expect(filled.prepare('SELECT * FROM chat_orders').all()).toEqual(
      before.map((row) => ({ ...row, charge: null })),
    )
    expect(() => filled.exec('UPDATE chat_orders SET charge = -1')).toThrow('chat_orders_charge_range')
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
