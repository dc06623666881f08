import { DatabaseSync } from 'node:sqlite'
import { getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, it } from 'vitest'
import { d1Store } from '#worker/store.ts'
import * as schema from '#worker/tables.ts'
import { TERMS } from '../bill-terms.ts'
import { fileD1, migratedDatabase } from './file-d1.ts'
import { chatOrder, inquiry, interaction, productEvent, subscription } from './inputs.ts'
import { migrationStatements } from './migration-statements.ts'
import { REFERENCE } from './writes.ts'

const tables = Object.values(schema).filter((table) => is(table, SQLiteTable))

describe('the migrations', () => {
  it('of a later release may add a column to every table, while the Worker of the release before writes on', async () => {
    const database = migratedDatabase()
    for (const table of tables) database.exec(`ALTER TABLE ${getTableName(table)} ADD later text`)
    const store = d1Store(fileD1(database), Date.now())
    await store.recordInteraction(interaction('whatsapp_click'))
    await store.recordProductEvent(productEvent())
    await store.recordInquiry(inquiry({ phone: '9000000000' }))
    const { id } = await store.recordOrder(chatOrder(REFERENCE))
    await store.changeOrder(id, { status: 'sold' })
    await store.makeBill({ order: id, step: 1 }, TERMS.bill)
    await store.subscribe(subscription('a@visitor.example'), { userAgent: null })
    await store.recordReport('backup', { outcome: 'succeeded', detail: '' })
    for (const table of tables) {
      const [row] = database.prepare(`SELECT * FROM ${getTableName(table)}`).all()
      expect([getTableName(table), row]).toMatchObject([getTableName(table), { later: null }])
    }
  })

  it('let the Worker of the baseline store and sell orders, which the present Worker reads completely', async () => {
    const filled = migratedDatabase()
    const former = new DatabaseSync(':memory:')
    for (const statement of migrationStatements('0000_baseline')) former.exec(statement)
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
