import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { d1Store } from '#worker/store.ts'
import * as schema from '#worker/tables.ts'
import { TERMS } from '../bill-terms.ts'
import { fileD1, migratedDatabase } from './file-d1.ts'
import { chatOrder, inquiry, interaction, productEvent, subscription } from './inputs.ts'
import { migrationStatements } from './migration-statements.ts'

const tables = Object.values(schema).filter((table) => is(table, SQLiteTable))

/** A later release's migration, as `npm run db:generate` and a hand write one. */
const FIXTURE = `ALTER TABLE chat_orders ADD gift_note text(20) CONSTRAINT "chat_orders_gift_note_length" CHECK(length("gift_note") <= 20)`

describe('the migrations', () => {
  it('add to a database with rows of every kind, while the Worker of the release before writes on', async () => {
    const filled = migratedDatabase()
    const write = async (email: string, reference: string) => {
      const store = d1Store(fileD1(filled), Date.now())
      await store.recordInteraction(interaction('whatsapp_click'))
      await store.recordProductEvent(productEvent({ event_name: 'order_click' }))
      await store.recordInquiry(inquiry({ phone: '9000000000' }))
      const { id } = await store.recordOrder(chatOrder(reference))
      await store.changeOrder(id, { status: 'sold' })
      await store.makeBill({ order: id, step: 1 }, TERMS.bill)
      await store.subscribe(subscription(email), { userAgent: null })
      await store.recordReport('backup', { outcome: 'succeeded', detail: '' })
    }
    const rows = () => tables.map((table) => filled.prepare(`SELECT * FROM ${getTableName(table)}`).all())
    await write('a@visitor.example', '7K3QXM')
    const before = rows()
    expect(before.every(({ length }) => length > 0)).toBe(true)
    filled.exec(FIXTURE)
    expect(rows()).toEqual(
      before.map((of, index) =>
        tables[index] === schema.chatOrders ? of.map((row) => ({ ...row, gift_note: null })) : of,
      ),
    )
    await write('b@visitor.example', 'HMT5Q9')
    // What is counted at once is one row, whose count grows.
    const growth = rows().map((of, index) => of.length / (before[index]?.length ?? 0))
    expect(growth).toEqual(tables.map((table) => (table === schema.dailyCounts ? 1 : 2)))
  })

  it('let the Worker of the baseline store and sell orders, which the present Worker reads completely', async () => {
    const filled = migratedDatabase()
    const former = new DatabaseSync(':memory:')
    for (const statement of migrationStatements('0000')) former.exec(statement)
    const known = former
      .prepare('PRAGMA table_info(chat_orders)')
      .all()
      .map(({ name }) => String(name))
    const store = d1Store(fileD1(filled), Date.now())
    const others = [{ pack: '250g', jars: 2, each: 330 }]
    const { id } = await store.recordOrder(chatOrder('7K3QXM', { amount: 1293, others }))
    // It names the columns that it knows, as drizzle does, where it inserts, compares and updates.
    const other: Record<string, string> = { id: `'former'`, reference: `'HMT5Q9'` }
    filled.exec(
      `INSERT INTO chat_orders (${known}) SELECT ${known.map((name) => other[name] ?? name)} FROM chat_orders`,
    )
    filled.exec(`UPDATE chat_orders SET status = 'sold', sold_at = clicked_at, lot = 'SY-26-02'`)
    const orders = await store.findOrders(['7K3QXM', 'HMT5Q9'])
    expect(orders.map((order) => [order.id, order.others, order.lot])).toEqual([
      ['former', null, 'SY-26-02'],
      [id, others, 'SY-26-02'],
    ])
    expect(await store.soldTotals({ days: 7 })).toMatchObject({ orders: 2, jars: 4, rupees: 2586 })
    const sold = await store.changeOrder(id, { others: others.map((line) => ({ ...line, lot: 'SY-26-01' })) })
    expect(sold).toMatchObject({ refusal: undefined, order: { others: [{ lot: 'SY-26-01' }] } })
  })

  it('take the baseline as applied where the five files that became it were', () => {
    const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const runWrangler = (...args: string[]) =>
      execFileSync('wrangler', ['d1', ...args, '--local', '--persist-to', folder], { encoding: 'utf8' })
    const names = ['0000_baseline', '0001_order-charge', '0002_evening', '0003_alert-indexes', '0004_numbers']
    const applied = names.map((name) => `('${name}.sql')`).join(', ')
    runWrangler(
      ...['execute', 'DB', '--command'],
      `CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP); INSERT INTO d1_migrations (name) VALUES ${applied}`,
    )
    const listed = runWrangler('migrations', 'list', 'DB')
    expect(listed).toContain('0001_after-the-sale.sql')
    expect(listed).not.toContain('0000_baseline.sql')
  })

  it('refuse text that is longer than the contract’s limits', async () => {
    const database = migratedDatabase()
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
