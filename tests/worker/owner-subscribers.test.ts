import { describe, expect, it } from 'vitest'
import type { Subscriber } from '../../worker/contract/entities.ts'
import type { Success } from '../../worker/contract/responses.ts'
import type { SubscriptionStats } from '../../worker/contract/stats.ts'
import { d1Store } from '../../worker/store/d1/index.ts'
import { newId } from '../../worker/store/rules/ids.ts'
import { appWith } from './app.ts'
import { OWNER_KEY, realSite } from './harness.ts'
import { subscription } from './inputs.ts'
import { forgetfulD1, interposedD1 } from './interposed-d1.ts'
import { localD1, rowsOf } from './local-d1.ts'
import { VISITOR_DOMAIN } from './visitor.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Noon in Pune. */
const NOON = Date.UTC(2026, 10, 21, 6, 30)

type Kept = Success & { data: [Subscriber] }

async function subscribeAt(db: D1Database, time: number, name: string) {
  const subscribed = await d1Store(db, time).subscribe(subscription(name + VISITOR_DOMAIN), {
    userAgent: 'Firefox',
    tracked: false,
  })
  return subscribed.subscription
}

const totals = (db: D1Database) =>
  rowsOf<{ day: string; count: number; running_total: number }>(
    db,
    `SELECT day, count, running_total FROM daily_counts WHERE metric = 'subscription' ORDER BY day`,
  ).then((rows) => rows.map(({ day, count, running_total }) => [day.slice(5), count, running_total]))

describe('a subscriber in the built Worker', () => {
  const site = realSite()

  it('is deleted, and restored unchanged with the body of the deletion', async () => {
    const visitor = site.visitor()
    await visitor.post('/newsletter', { email: visitor.email, source_page: 'blog' })
    const before = await rowsOf<{ id: string; subscribed_at: number }>(
      site.db,
      'SELECT * FROM newsletter_subscriptions',
    )
    const id = before[0]?.id ?? ''
    const iso = new Date(before[0]?.subscribed_at ?? 0).toISOString()
    const owner = site.owner()

    const deleted = await owner.delete<Kept>(`/owner/subscribers/${id}`)
    expect([deleted.status, deleted.body]).toEqual([
      200,
      {
        success: true,
        message: 'Deleted',
        data: [
          {
            id,
            email: visitor.email,
            source_page: 'blog',
            subscribed_at: iso,
            user_agent: expect.stringContaining('Firefox'),
            created_at: iso,
          },
        ],
      },
    ])
    expect(await rowsOf(site.db, 'SELECT * FROM newsletter_subscriptions')).toEqual([])
    expect((await owner.get<SubscriptionStats>('/stats/subscriptions')).body).toMatchObject({
      data: [],
      summary: { total: 0, inRange: 0, previous: 0 },
    })

    const undone = await owner.call<Kept>('PUT', `/owner/subscribers/${id}`, {}, deleted.body.data[0])
    expect([undone.status, undone.body]).toEqual([
      200,
      { success: true, message: 'Restored', data: deleted.body.data },
    ])
    expect(await rowsOf(site.db, 'SELECT * FROM newsletter_subscriptions')).toEqual(before)
    expect((await owner.get<SubscriptionStats>('/stats/subscriptions')).body.summary.total).toBe(1)
  })

  it('may subscribe again after the deletion', async () => {
    const visitor = site.visitor()
    const { body } = await visitor.post<Kept>('/newsletter', { email: visitor.email })
    await site.owner().delete(`/owner/subscribers/${body.data[0].id}`)
    expect((await visitor.post('/newsletter', { email: visitor.email })).status).toBe(201)
  })

  it('with an unknown id is 404', async () => {
    const { status, body } = await site.owner().delete(`/owner/subscribers/${newId(NOON)}`)
    expect([status, body]).toEqual([
      404,
      { success: false, code: 'not_found', message: 'There is no such subscriber' },
    ])
  })

  it.each(['1', 'all', '%25', `${newId(NOON)}0`])('is addressed by an id, not by %j', async (id) => {
    expect((await site.owner().delete(`/owner/subscribers/${id}`)).status).toBe(400)
  })

  const row = (): Subscriber => ({
    id: newId(NOON),
    email: `back${VISITOR_DOMAIN}`,
    source_page: 'footer',
    subscribed_at: new Date(Date.now() - DAY_MS).toISOString(),
    user_agent: null,
    created_at: new Date(Date.now() - DAY_MS).toISOString(),
  })

  it.each<[string, Record<string, unknown>]>([
    ['email', { email: 'nobody' }],
    ['source_page', { source_page: 'x'.repeat(101) }],
    ['subscribed_at', { subscribed_at: 'yesterday' }],
    ['subscribed_at', { subscribed_at: '1969-12-31T00:00:00.000Z' }],
    ['subscribed_at', { subscribed_at: new Date(Date.now() + DAY_MS).toISOString() }],
    ['user_agent', { user_agent: 'x'.repeat(513) }],
    ['created_at', { created_at: undefined }],
  ])('is not put back with a bad %s', async (path, wrong) => {
    const { status, body } = await site
      .owner()
      .call<{ issues: { path: string }[] }>(
        'PUT',
        `/owner/subscribers/${row().id}`,
        {},
        { ...row(), ...wrong },
      )
    expect([status, body.issues.map((issue) => issue.path)]).toEqual([400, [path]])
    expect(await totals(site.db)).toEqual([])
  })

  it('cannot be restored from another origin', async () => {
    const { status } = await site
      .owner()
      .call('PUT', `/owner/subscribers/${row().id}`, { Origin: 'https://elsewhere.example' }, row())
    expect(status).toBe(403)
  })

  it('is found by a prefix of the address, in any case and of any date', async () => {
    const old = NOON - 300 * DAY_MS
    for (const [index, name] of ['asha', 'ashok', 'as_a', 'bash', 'ash%'].entries()) {
      await subscribeAt(site.db, old + index * DAY_MS, name)
    }
    const search = async (typed: string) =>
      (
        await site
          .owner()
          .get<SubscriptionStats>(`/stats/subscriptions?days=7&search=${encodeURIComponent(typed)}`)
      ).body.data.map(({ email }) => email.replace(VISITOR_DOMAIN, ''))
    expect(await search('ASH')).toEqual(['ash%', 'asha', 'ashok'])
    expect(await search(' asha ')).toEqual(['asha'])
    expect(await search('as_')).toEqual(['as_a'])
    expect(await search('%')).toEqual([])
    expect(await search('')).toEqual([])
  })

  it('is found page by page without gaps or duplicates', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `reader-${String(index).padStart(2, '0')}`)
    for (const name of names.toSorted((a, b) => (a.slice(-1) < b.slice(-1) ? -1 : 1))) {
      await subscribeAt(site.db, Date.now(), name)
    }
    const read: string[] = []
    for (let before = ''; ; ) {
      const { body } = await site
        .owner()
        .get<SubscriptionStats>(`/stats/subscriptions?search=reader&limit=10${before}`)
      if (body.data.length === 0) break
      read.push(...body.data.map(({ email }) => email.replace(VISITOR_DOMAIN, '')))
      before = `&before=${body.data.at(-1)?.id}`
    }
    expect(read).toEqual(names)
  })
})

describe('running totals', () => {
  const local = localD1()
  const store = (db = local.db) => d1Store(db, NOON)

  it('decrease by one from the day of a deleted subscriber on, and are reinstated by the undo', async () => {
    await subscribeAt(local.db, NOON - 3 * DAY_MS, 'a')
    const { id } = await subscribeAt(local.db, NOON - 2 * DAY_MS, 'b')
    await subscribeAt(local.db, NOON - 2 * DAY_MS, 'c')
    await subscribeAt(local.db, NOON, 'd')
    const deleted = await store().deleteSubscriber(id)
    expect(await totals(local.db)).toEqual([
      ['11-18', 1, 1],
      ['11-19', 1, 2],
      ['11-21', 1, 3],
    ])
    await store().restoreSubscriber(deleted as Subscriber)
    expect(await totals(local.db)).toEqual([
      ['11-18', 1, 1],
      ['11-19', 2, 3],
      ['11-21', 1, 4],
    ])
  })

  it('continue correctly after a deletion', async () => {
    const { id } = await subscribeAt(local.db, NOON, 'a')
    await store().deleteSubscriber(id)
    await subscribeAt(local.db, NOON + DAY_MS, 'b')
    expect(await totals(local.db)).toEqual([
      ['11-21', 0, 0],
      ['11-22', 1, 1],
    ])
  })

  it('decrement the next day if a subscriber was counted after midnight', async () => {
    const midnight = Date.UTC(2026, 10, 20, 18, 30)
    await subscribeAt(local.db, midnight, 'first-of-the-day')
    const { id } = await subscribeAt(local.db, midnight - 1, 'counted-on-it')
    await store().deleteSubscriber(id)
    expect(await totals(local.db)).toEqual([['11-21', 1, 1]])
  })

  it('change once if a deletion or an undo is repeated', async () => {
    const { id } = await subscribeAt(local.db, NOON, 'a')
    await subscribeAt(local.db, NOON, 'b')
    const [one, two] = await Promise.all([store().deleteSubscriber(id), store().deleteSubscriber(id)])
    expect(await totals(local.db)).toEqual([['11-21', 1, 1]])
    const row = (one ?? two) as Subscriber
    await Promise.all([store().restoreSubscriber(row), store().restoreSubscriber(row)])
    expect(await totals(local.db)).toEqual([['11-21', 2, 2]])
  })

  it.each([1, 2])('change once if the connection is lost after query %i', async (lost) => {
    const { id } = await subscribeAt(local.db, NOON, 'a')
    await subscribeAt(local.db, NOON, 'b')
    const deleted = await store(forgetting(lost)).deleteSubscriber(id)
    expect(deleted).toMatchObject({ id, email: `a${VISITOR_DOMAIN}` })
    expect(await totals(local.db)).toEqual([['11-21', 1, 1]])
    const { db } = forgetfulD1(local.db)
    expect(await store(db).restoreSubscriber(deleted as Subscriber)).toEqual(deleted)
    expect(await totals(local.db)).toEqual([['11-21', 2, 2]])
  })

  it('reinstate a day without a row', async () => {
    await subscribeAt(local.db, NOON - 5 * DAY_MS, 'a')
    await subscribeAt(local.db, NOON, 'b')
    const time = NOON - 2 * DAY_MS
    await store().restoreSubscriber({
      id: newId(time),
      email: `c${VISITOR_DOMAIN}`,
      source_page: 'footer',
      subscribed_at: new Date(time).toISOString(),
      user_agent: null,
      created_at: new Date(time).toISOString(),
    })
    expect(await totals(local.db)).toEqual([
      ['11-16', 1, 1],
      ['11-19', 1, 2],
      ['11-21', 1, 3],
    ])
  })

  it('do not change for a newer sign-up of the same address', async () => {
    const { id } = await subscribeAt(local.db, NOON - DAY_MS, 'a')
    const deleted = await store().deleteSubscriber(id)
    const newer = await subscribeAt(local.db, NOON, 'a')
    expect(await store().restoreSubscriber(deleted as Subscriber)).toMatchObject({ id: newer.id })
    expect(await totals(local.db)).toEqual([
      ['11-20', 0, 0],
      ['11-21', 1, 1],
    ])
  })

  it('do not change for an id that belongs to another address', async () => {
    const { id } = await subscribeAt(local.db, NOON - DAY_MS, 'a')
    const owner = appWith({ DB: local.db, OWNER_KEY }).owner()
    const time = new Date(NOON - DAY_MS).toISOString()
    const row = {
      email: `b${VISITOR_DOMAIN}`,
      source_page: 'x',
      subscribed_at: new Date(time).toISOString(),
      user_agent: null,
      created_at: new Date(time).toISOString(),
    }
    const { status, body } = await owner.call<{ message: string }>('PUT', `/owner/subscribers/${id}`, {}, row)
    expect([status, body.message]).toEqual([400, 'This id belongs to another address'])
    expect(await totals(local.db)).toEqual([['11-20', 1, 1]])
  })

  /** A D1 that does the `lost`th thing it is asked, and then loses the connection before it can say so. */
  function forgetting(lost: number): D1Database {
    let asked = 0
    return interposedD1(local.db, async (ask) => {
      asked += 1
      const answer = await ask()
      if (asked === lost) throw new Error('D1_ERROR: Network connection lost.')
      return answer
    })
  }
})

describe('a subscriber in the demo', () => {
  const demo = appWith({}).owner()

  it('can be deleted and restored without effect', async () => {
    const { body } = await demo.get<SubscriptionStats>('/stats/subscriptions')
    const deleted = await demo.delete<Kept>(`/owner/subscribers/${body.data[1]?.id}`)
    expect([deleted.status, deleted.body]).toMatchObject([
      200,
      { success: true, demo: true, message: 'Deleted', data: [{ email: body.data[1]?.email }] },
    ])
    const { id, ...row } = deleted.body.data[0]
    const undone = await demo.call<Kept>('PUT', `/owner/subscribers/${id}`, {}, row)
    expect(undone.body).toEqual({ success: true, demo: true, message: 'Restored', data: deleted.body.data })
    expect((await demo.get<SubscriptionStats>('/stats/subscriptions')).body.data).toHaveLength(5)
  })

  it('is found by a prefix of the address', async () => {
    const { body } = await demo.get<SubscriptionStats>('/stats/subscriptions?search=ME')
    expect(body.data.map(({ email }) => email)).toEqual(['meera@demo.example'])
  })
})
