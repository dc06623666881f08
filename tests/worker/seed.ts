/** Evenly spaced rows from `from` on, inserted in one statement. Times and steps are milliseconds. */
type Spread = { rows: number; from: number; step: number }

/** A UUIDv7 in SQL: the time, and a sequence number. */
const ID = `printf('%08x-%04x-7000-8000-%012x', t / 65536, t % 65536, i)`

const numberRows = (spread: Spread) => `
  WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${spread.rows - 1}),
  made AS (SELECT i, ${spread.from} + i * ${spread.step} AS t FROM n)`

/** Views of a price. */
export async function seedInteractions(db: D1Database, spread: Spread): Promise<void> {
  await db
    .prepare(`INSERT INTO customer_interactions (id, interaction_type, timestamp, user_session, created_at)
      ${numberRows(spread)} SELECT ${ID}, 'pricing_view', t, 'session_' || t || '_' || i, t FROM made`)
    .run()
}

/** With words. */
export async function seedInquiries(db: D1Database, spread: Spread): Promise<void> {
  await db
    .prepare(`INSERT INTO contact_inquiries (id, inquiry_type, message, created_at, updated_at, alerted_at)
      ${numberRows(spread)} SELECT ${ID}, 'order', 'Hello', t, t, t FROM made`)
    .run()
}

export async function seedOrders(db: D1Database, spread: Spread): Promise<void> {
  await db
    .prepare(`INSERT INTO chat_orders (id, reference, status, clicked_at, quantity, pack, placement, source, page)
      ${numberRows(spread)} SELECT ${ID}, '000000', 'clicked', t, 1, '500g', 'shop-order', 'direct', '/' FROM made`)
    .run()
}

/** Sales of one jar for ₹633; with the time of a refund, ₹1 of each was given back then. */
export async function seedSales(
  db: D1Database,
  spread: Spread,
  refundedAt: number | null = null,
): Promise<void> {
  await db
    .prepare(`INSERT INTO chat_orders (id, status, sold_at, quantity, pack, amount, refunded, refunded_at)
      ${numberRows(spread)} SELECT ${ID}, 'sold', t, 1, '500g', 63300, iif(?1, 100, NULL), ?1 FROM made`)
    .bind(refundedAt)
    .run()
}

/** Rows of one browser session, in the order of the tables below. Orders have references in the order of their numbers. */
export async function seedSession(db: D1Database, session: string, rows: number[]): Promise<void> {
  const from = Number(`0x${session.at(-1)}`) * 1_000_000
  const columns = {
    customer_interactions: ['interaction_type, timestamp, created_at', `'pricing_view', t, t`],
    product_analytics: [
      'event_name, product_name, action_type, timestamp, created_at',
      `'order_click', '500g', 'whatsapp_order', t, t`,
    ],
    contact_inquiries: ['inquiry_type, created_at, updated_at, alerted_at', `'whatsapp', t, t, t`],
    chat_orders: ['status, clicked_at, quantity, reference', `'clicked', t, 1, printf('%06d', i)`],
  }
  const statements = Object.entries(columns).map(([table, [names, values]], index) =>
    db
      .prepare(`INSERT INTO ${table} (id, user_session, ${names})
        ${numberRows({ rows: rows[index] ?? 0, from, step: 1 })} SELECT ${ID}, ?1, ${values} FROM made`)
      .bind(session),
  )
  await db.batch(statements)
}
