import { Hono } from 'hono'

/** The least that can be done: the same row into the same table, without a check, a count or a header. */
const app = new Hono<{ Bindings: { DB: D1Database } }>()

app.post('/api/interactions', async (c) => {
  const { interaction_type, user_session, page_url, additional_data } = await c.req.json()
  const now = Date.now()
  const id = crypto.randomUUID()
  await c.env.DB.prepare(
    `INSERT INTO customer_interactions
       (id, interaction_type, timestamp, user_session, page_url, additional_data, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  )
    .bind(id, interaction_type, now, user_session, page_url, JSON.stringify(additional_data), now)
    .run()
  return c.json({ success: true, data: [{ id }] }, 201)
})

export default app
