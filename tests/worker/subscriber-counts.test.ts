import { describe, expect, it } from 'vitest'
import type { Subscriber } from '#contract/entities.ts'
import { d1Store } from '#worker/store/d1/index.ts'
import { appWith } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import { unacknowledgedD1 } from './intercepted-d1.ts'
import { localD1 } from './local-d1.ts'
import { subscribeAt, subscriberCounts, subscriberOf } from './subscribers.ts'
import { DAY_MS, NOON } from './times.ts'
import { VISITOR_DOMAIN } from './visitor.ts'

describe('the counts of subscribers', () => {
  const local = localD1()
  const store = (db = local.db) => d1Store(db, NOON)

  it('lose a deleted subscriber on the day of its confirmation, and have it again after the undo', async () => {
    await subscribeAt(local.db, NOON - 3 * DAY_MS, 'a')
    const { id } = await subscribeAt(local.db, NOON - 2 * DAY_MS, 'b')
    await subscribeAt(local.db, NOON - 2 * DAY_MS, 'c')
    await subscribeAt(local.db, NOON, 'd')
    const deleted = await store().deleteSubscriber(id)
    expect(await subscriberCounts(local.db)).toEqual({ all: 3, '11-18': 1, '11-19': 1, '11-21': 1 })
    await store().restoreSubscriber(deleted as Subscriber)
    expect(await subscriberCounts(local.db)).toEqual({ all: 4, '11-18': 1, '11-19': 2, '11-21': 1 })
  })

  it('keep the day of a deleted subscriber', async () => {
    const { id } = await subscribeAt(local.db, NOON, 'a')
    await store().deleteSubscriber(id)
    await subscribeAt(local.db, NOON + DAY_MS, 'b')
    expect(await subscriberCounts(local.db)).toEqual({ all: 1, '11-21': 0, '11-22': 1 })
  })

  it('change once if a deletion or an undo is repeated', async () => {
    const { id } = await subscribeAt(local.db, NOON, 'a')
    await subscribeAt(local.db, NOON, 'b')
    const [one, two] = await Promise.all([store().deleteSubscriber(id), store().deleteSubscriber(id)])
    expect(await subscriberCounts(local.db)).toEqual({ all: 1, '11-21': 1 })
    const row = (one ?? two) as Subscriber
    await Promise.all([store().restoreSubscriber(row), store().restoreSubscriber(row)])
    expect(await subscriberCounts(local.db)).toEqual({ all: 2, '11-21': 2 })
  })

  it.each([1, 2])('change once if the connection is lost after query %i', async (lost) => {
    const { id } = await subscribeAt(local.db, NOON, 'a')
    await subscribeAt(local.db, NOON, 'b')
    const deleted = await store(unacknowledgedD1(local.db, lost).db).deleteSubscriber(id)
    expect(deleted).toMatchObject({ id, email: `a${VISITOR_DOMAIN}` })
    expect(await subscriberCounts(local.db)).toEqual({ all: 1, '11-21': 1 })
    const { db } = unacknowledgedD1(local.db)
    expect(await store(db).restoreSubscriber(deleted as Subscriber)).toEqual(deleted)
    expect(await subscriberCounts(local.db)).toEqual({ all: 2, '11-21': 2 })
  })

  it('have a restored subscriber on a day without others', async () => {
    await subscribeAt(local.db, NOON - 5 * DAY_MS, 'a')
    await subscribeAt(local.db, NOON, 'b')
    await store().restoreSubscriber(subscriberOf(NOON - 2 * DAY_MS, 'c'))
    expect(await subscriberCounts(local.db)).toEqual({ all: 3, '11-16': 1, '11-19': 1, '11-21': 1 })
  })

  it('do not change for a newer sign-up of the same address', async () => {
    const { id } = await subscribeAt(local.db, NOON - DAY_MS, 'a')
    const deleted = await store().deleteSubscriber(id)
    const newer = await subscribeAt(local.db, NOON, 'a')
    expect(await store().restoreSubscriber(deleted as Subscriber)).toMatchObject({ id: newer.id })
    expect(await subscriberCounts(local.db)).toEqual({ all: 1, '11-20': 0, '11-21': 1 })
  })

  it('do not change for an id that belongs to another address', async () => {
    const { id } = await subscribeAt(local.db, NOON - DAY_MS, 'a')
    const owner = appWith({ DB: local.db, OWNER_KEY }).owner()
    const { id: _, ...row } = subscriberOf(NOON - DAY_MS, 'b')
    const { status, body } = await owner.call<{ message: string }>('PUT', `/owner/subscribers/${id}`, {}, row)
    expect([status, body.message]).toEqual([400, 'This id belongs to another address'])
    expect(await subscriberCounts(local.db)).toEqual({ all: 1, '11-20': 1 })
  })
})
