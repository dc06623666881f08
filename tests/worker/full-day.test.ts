import { describe, expect, it } from 'vitest'
import type { ToDo } from '#worker/owner/contract.ts'
import { d1Store } from '#worker/store.ts'
import { appWith } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import { interaction } from './inputs.ts'
import { localD1 } from './local-d1.ts'
import { DAY_MS } from './times.ts'
import { write } from './writes.ts'

/* Visits leave room for orders: beyond a number of events a day none is written, and the owner is notified once. */

const local = localD1()
const LIMIT = 3
const site = () => appWith({ DB: local.db, OWNER_KEY, TRACKED_EVENTS_DAILY: String(LIMIT) })
const fullDays = () => local.rows(`SELECT detail, alerted_at FROM runs WHERE kind = 'full_day'`)
const events = async () =>
  (await local.rows<{ count: number }>(`SELECT count FROM daily_counts WHERE metric = 'event'`))[0]?.count

async function fill(): Promise<void> {
  await write(site().visitor(), '/interactions')
  await write(site().visitor(), '/product-analytics')
  await write(site().visitor({ 'Sec-GPC': '1' }), '/interactions')
}

describe('a day on which visits have written as much as they may', () => {
  it('answers clicks, product events, bots and the chat button, and writes nothing of them', async () => {
    await fill()
    expect(await events()).toBe(LIMIT)
    const before = await local.contents()
    const others = [{}, { 'Sec-GPC': '1' }, { 'User-Agent': 'Googlebot/2.1' }, { 'X-Owner-Device': '1' }]
    for (const path of ['/interactions', '/product-analytics', '/contact-inquiries'] as const)
      for (const headers of others) {
        const { status, body } = await write(site().visitor(headers), path)
        expect([path, status, body.data?.length]).toEqual([path, 201, 1])
      }
    expect(await local.contents()).toEqual(before)
  })

  it('stores orders, questions and sign-ups, with all their rows', async () => {
    await fill()
    const visitor = site().visitor()
    const question = { inquiry_type: 'question', reach: '98220 12345', message: 'Do you post to Nashik?' }
    await write(visitor, '/orders')
    await visitor.post('/contact-inquiries', question)
    await visitor.post('/contact-inquiries', { inquiry_type: 'order', message: 'Two jars, please' })
    await write(visitor, '/newsletter')
    expect(await local.counts()).toEqual({
      inquiry: 2,
      subscription: 1,
      // One of the click before, one of the order and one of the inquiry that is no question.
      'interaction:whatsapp_click': 3,
      'interaction:newsletter_subscription': 1,
      'untracked:gpc': 1,
    })
    expect(await local.rows('SELECT reference FROM chat_orders')).toHaveLength(1)
    expect(await local.rows('SELECT id FROM product_analytics')).toHaveLength(2)
  })

  it('is noted once, with the event that fills it, and shown to the owner until midnight in UTC', async () => {
    const toDo = async () => (await site().owner().get<{ data: ToDo }>('/owner/to-do')).body.data.runs.fullDay
    await write(site().visitor(), '/interactions')
    expect([await fullDays(), await toDo()]).toEqual([[], null])
    await fill()
    await Promise.all(Array.from({ length: 10 }, () => write(site().visitor(), '/interactions')))
    expect(await fullDays()).toEqual([{ detail: String(LIMIT), alerted_at: null }])
    expect(await toDo()).toMatchObject({ kind: 'full_day' })
  })

  it('ends with the day of D1: the next one has its own number, and is noted again', async () => {
    const midnight = Math.ceil(Date.now() / DAY_MS) * DAY_MS
    const at = (time: number) => d1Store(local.db, time, 1)
    for (const time of [midnight - 2, midnight - 1, midnight, midnight + 1])
      await at(time).recordInteraction(interaction('pricing_view'))
    expect(await local.counts()).toEqual({ 'interaction:pricing_view': 2 })
    expect(await fullDays()).toHaveLength(2)
  })
})
