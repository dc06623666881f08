import { DatabaseSync } from 'node:sqlite'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, it } from 'vitest'
import { d1Store } from '#worker/store.ts'
import * as schema from '#worker/tables.ts'
import { fileD1 } from '../fault/file-d1.ts'
import { migrationStatements } from '../fault/migrations.ts'
import { inquiry, interaction, productEvent, subscription } from './inputs.ts'
import { DAY_MS, NOON } from './times.ts'

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

  it('give orders, inquiries and subscribers of every kind what the evening needs, and count it', async () => {
    const filled = new DatabaseSync(':memory:')
    for (const statement of migrationStatements('0000')) filled.exec(statement)
    for (const statement of migrationStatements('0001')) filled.exec(statement)
    const store = d1Store(fileD1(filled), NOON)
    const old = `'0${(NOON - DAY_MS).toString(16)}'`
    const id = (end: string) =>
      `substr(${old}, 1, 8) || '-' || substr(${old}, 9) || '-7000-8000-00000000000${end}'`
    const sold = (end: string, pack: string, jars: number, amount: string) =>
      `(${id(end)}, NULL, 'sold', NULL, ${NOON}, ${amount}, ${jars}, ${pack}, 's')`
    filled.exec(`INSERT INTO chat_orders (id, reference, status, clicked_at, sold_at, amount, quantity, pack, user_session)
      VALUES (${id('1')}, '7K3QXM', 'clicked', ${NOON - DAY_MS}, NULL, 63300, 1, '500g', 's'),
        ${sold('2', `'250g'`, 2, '66000')}, ${sold('3', 'NULL', 1, 'NULL')}, ${sold('4', `'250g'`, 3, '99000')},
        (${id('5')}, '7K3QXM', 'cancelled', ${NOON - DAY_MS}, NULL, NULL, 1, NULL, NULL),
        (${id('6')}, NULL, 'cancelled', NULL, NULL, NULL, 1, NULL, NULL);
      INSERT INTO contact_inquiries (id, inquiry_type, message, created_at, updated_at) VALUES
        (${id('7')}, 'whatsapp', NULL, ${NOON}, ${NOON}), (${id('8')}, 'question', 'Namaste', ${NOON}, ${NOON}),
        (${id('9')}, 'question', '', ${NOON}, ${NOON});
      INSERT INTO customer_interactions (id, interaction_type, timestamp, user_session, created_at) VALUES
        (${id('a')}, 'pricing_view', ${NOON}, 's', ${NOON})`)
    const before = filled.prepare('SELECT * FROM chat_orders').all()
    for (const statement of migrationStatements('0002')) filled.exec(statement)
    const added = { refunded: null, refunded_at: null, lot: null, warned_at: null, idempotency_key: null }
    expect(filled.prepare('SELECT * FROM chat_orders').all()).toEqual(
      before.map((row) => ({
        ...{ ...row, ...added, sent_at: row.sold_at },
        cancelled_at: row.status === 'cancelled' ? NOON - DAY_MS : null,
      })),
    )
    expect(
      filled.prepare(`SELECT metric, key, count, value FROM daily_counts WHERE metric <> 'since'`).all(),
    ).toEqual([
      { metric: 'inquiry:written', key: '', count: 1, value: 0 },
      { metric: 'jars:lot', key: 'unknown', count: 6, value: 165_000 },
      { metric: 'jars:pack', key: '250g', count: 5, value: 165_000 },
      { metric: 'jars:pack', key: 'unknown', count: 1, value: 0 },
    ])
    const { since } = await store.orderStats({ days: 7, limit: 1 })
    expect([since.seen, since.refunded]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), since.seen])
    expect(await store.ordersToDo()).toMatchObject({ toMark: { count: 1 }, toSend: { orders: 0 } })
  })

  it('begin to count everything where there is nothing yet', () => {
    expect(database.prepare('SELECT * FROM daily_counts').all()).toEqual([])
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
