import { describe, expect, it } from 'vitest'
import type { Subscriber } from '#contract/entities.ts'
import type { Success } from '#contract/responses.ts'
import type { SubscriptionStats } from '#contract/stats.ts'
import { d1Store } from '#worker/store/d1/index.ts'
import { newId } from '#worker/store/rules/ids.ts'
import { appWith } from './app.ts'
import { builtWorker } from './harness.ts'
import { subscription } from './inputs.ts'
import { d1Error, interceptedD1, unacknowledgedD1 } from './intercepted-d1.ts'
import { subscribeAt, subscriberCounts, subscriberOf } from './subscribers.ts'
import { DAY_MS, NOON } from './times.ts'
import { VISITOR_DOMAIN } from './visitor.ts'

type Kept = Success & { data: [Subscriber] }

describe('a subscriber in the built Worker', () => {
  const site = builtWorker()

  it('is deleted, and restored unchanged with the body of the deletion', async () => {
    const visitor = site.visitor()
    await visitor.post('/newsletter', { email: visitor.email, source_page: 'blog', language: 'hi' })
    const before = await site.rows<{ id: string }>('SELECT * FROM newsletter_subscriptions')
    expect(before).toMatchObject([{ source_page: 'blog', language: 'hi', unsubscribed_at: null }])
    const [{ id, ...columns } = { id: '' }] = before
    const shown = Object.entries(columns).map(([name, value]) => [
      name,
      typeof value === 'number' && name.endsWith('_at') ? new Date(value).toISOString() : value,
    ])
    const owner = site.owner()

    const deleted = await owner.delete<Kept>(`/owner/subscribers/${id}`)
    expect([deleted.status, deleted.body]).toEqual([
      200,
      { success: true, message: 'Deleted', data: [{ id, ...Object.fromEntries(shown) }] },
    ])
    expect(await site.rows('SELECT * FROM newsletter_subscriptions')).toEqual([])
    expect((await owner.get<SubscriptionStats>('/stats/subscriptions')).body).toMatchObject({
      data: [],
      summary: { total: 0, inRange: 0, previous: 0 },
    })

    const undone = await owner.call<Kept>('PUT', `/owner/subscribers/${id}`, {}, deleted.body.data[0])
    expect([undone.status, undone.body]).toEqual([
      200,
      { success: true, message: 'Restored', data: deleted.body.data },
    ])
    expect(await site.rows('SELECT * FROM newsletter_subscriptions')).toEqual(before)
    expect((await owner.get<SubscriptionStats>('/stats/subscriptions')).body.summary.total).toBe(1)
  })

  it('may subscribe again after the deletion', async () => {
    const visitor = site.visitor()
    const { body } = await visitor.post<Kept>('/newsletter', { email: visitor.email })
    await site.owner().delete(`/owner/subscribers/${body.data[0].id}`)
    expect((await visitor.post('/newsletter', { email: visitor.email })).status).toBe(201)
  })

  it.each([
    ['subscribed at once', false],
    ['to be confirmed', true],
  ])(
    '%s, is not stored again by a sign-up that is tried again because its answer was lost',
    async (_, confirm) => {
      const losing = unacknowledgedD1(site.db, 1, async () => {
        const [row] = await site.rows<{ id: string }>('SELECT id FROM newsletter_subscriptions')
        await d1Store(site.db, NOON).deleteSubscriber(row?.id ?? '')
      })
      const asha = subscription(`a${VISITOR_DOMAIN}`)
      await d1Store(losing.db, NOON).subscribe(asha, { userAgent: null, confirm })
      expect(await site.rows('SELECT * FROM newsletter_subscriptions')).toEqual([])
      expect(Object.values(await subscriberCounts(site.db)).filter(Boolean)).toEqual([])
    },
  )

  it('is restored as it was when it was deleted, though it changed while the deletion began', async () => {
    const { id } = await subscribeAt(site.db, NOON, 'asha')
    let queries = 0
    const slow = interceptedD1(site.db, async (query) => {
      queries += 1
      // The deletion has read the row, and the answer of its first try is lost.
      if (queries === 2) await d1Store(site.db, NOON + 1).unsubscribe(id)
      const result = await query()
      if (queries === 2) throw d1Error('Network connection lost.')
      return result
    })
    const deleted = await d1Store(slow, NOON + 2).deleteSubscriber(id)
    expect(deleted).toMatchObject({ id, status: 'unsubscribed' })
    expect(await site.rows('SELECT id FROM newsletter_subscriptions')).toEqual([])
    await d1Store(site.db, NOON + 3).restoreSubscriber(deleted as Subscriber)
    expect(await site.rows('SELECT status FROM newsletter_subscriptions')).toEqual([
      { status: 'unsubscribed' },
    ])
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

  it.each<[string, Record<string, unknown>]>([
    ['email', { email: 'nobody' }],
    ['source_page', { source_page: 'x'.repeat(101) }],
    ['subscribed_at', { subscribed_at: 'yesterday' }],
    ['subscribed_at', { subscribed_at: '1969-12-31T00:00:00.000Z' }],
    ['subscribed_at', { subscribed_at: new Date(Date.now() + DAY_MS).toISOString() }],
    ['user_agent', { user_agent: 'x'.repeat(513) }],
    ['created_at', { created_at: undefined }],
    ['status', { status: 'deleted' }],
    ['confirmed_at', { confirmed_at: 'soon' }],
  ])('is not put back with a bad %s', async (path, wrong) => {
    const row = { ...subscriberOf(Date.now() - DAY_MS, 'back'), ...wrong }
    const { status, body } = await site.owner().call('PUT', `/owner/subscribers/${row.id}`, {}, row)
    expect([status, body]).toMatchObject([400, { issues: [{ path }] }])
    expect(await subscriberCounts(site.db)).toEqual({})
  })

  it('is found by a prefix of the address, in any case and of any date', async () => {
    const old = NOON - 300 * DAY_MS
    for (const [index, name] of ['asha', 'ashok', 'as_a', 'bash', 'ash%'].entries()) {
      await subscribeAt(site.db, old + index * DAY_MS, name)
    }
    const search = async (typed: string) => {
      const path = `/stats/subscriptions?days=7&search=${encodeURIComponent(typed)}`
      const { body } = await site.owner().get<SubscriptionStats>(path)
      return body.data.map(({ email }) => email.replace(VISITOR_DOMAIN, ''))
    }
    expect(await search('ASH')).toEqual(['ash%', 'asha', 'ashok'])
    expect(await search(' asha ')).toEqual(['asha'])
    expect(await search('as_')).toEqual(['as_a'])
    for (const none of ['%', '']) expect(await search(none)).toEqual([])
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
