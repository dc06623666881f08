import { describe, expect, it } from 'vitest'
import { d1Store } from '#worker/store.ts'
import { unacknowledgedD1 } from './intercepted-d1.ts'
import { localD1 } from './local-d1.ts'
import { subscribeAt, subscriberCounts } from './subscribers.ts'
import { DAY_MS, NOON } from './times.ts'

describe('the counts of subscribers', () => {
  const local = localD1()
  const store = (db = local.db) => d1Store(db, NOON)

  it('lose a deleted subscriber on the day of its confirmation', async () => {
    await subscribeAt(local.db, NOON - 3 * DAY_MS, 'a')
    const { id } = await subscribeAt(local.db, NOON - 2 * DAY_MS, 'b')
    await subscribeAt(local.db, NOON - 2 * DAY_MS, 'c')
    await store().deleteSubscriber(id)
    expect(await subscriberCounts(local.db)).toEqual({ all: 2, '11-18': 1, '11-19': 1 })
  })

  it('keep the day of a deleted subscriber', async () => {
    const { id } = await subscribeAt(local.db, NOON, 'a')
    await store().deleteSubscriber(id)
    await subscribeAt(local.db, NOON + DAY_MS, 'b')
    expect(await subscriberCounts(local.db)).toEqual({ all: 1, '11-21': 0, '11-22': 1 })
  })

  it('change once if a deletion is repeated, or tried again because its answer was lost', async () => {
    const { id } = await subscribeAt(local.db, NOON, 'a')
    await subscribeAt(local.db, NOON, 'b')
    await Promise.all([store().deleteSubscriber(id), store().deleteSubscriber(id)])
    await store(unacknowledgedD1(local.db).db).deleteSubscriber(id)
    expect(await subscriberCounts(local.db)).toEqual({ all: 1, '11-21': 1 })
  })
})
