import { describe, expect, it } from 'vitest'
import type { Success } from '#contract/responses.ts'
import { newId } from '#worker/lib/ids.ts'
import { d1Store } from '#worker/store.ts'
import type { Subscription, SubscriptionStats } from '#worker/subscriptions/contract.ts'
import { appWith } from './app.ts'
import { builtWorker } from './harness.ts'
import { subscription } from './inputs.ts'
import { subscribeAt } from './subscribers.ts'
import { DAY_MS, NOON } from './times.ts'
import { VISITOR_DOMAIN } from './visitor.ts'

type Kept = Success & { data: [Subscription] }

describe('a subscriber in the built Worker', () => {
  const site = builtWorker()

  it('is deleted, with its count; a repeated deletion succeeds and changes nothing', async () => {
    const visitor = site.visitor()
    const { body } = await visitor.post<Kept>('/newsletter', { email: visitor.email })
    const remove = () => site.owner().delete<Success>(`/owner/subscribers/${body.data[0].id}`)
    const deleted = await remove()
    expect([deleted.status, deleted.body]).toEqual([200, { success: true, message: 'Deleted' }])
    expect(await site.rows('SELECT * FROM newsletter_subscriptions')).toEqual([])
    expect((await site.owner().get<SubscriptionStats>('/stats/subscriptions')).body).toMatchObject({
      data: [],
      summary: { total: 0, inRange: 0, previous: 0 },
    })
    const after = await site.contents()
    expect((await remove()).status).toBe(200)
    expect(await site.contents()).toEqual(after)
  })

  it('may subscribe again after the deletion', async () => {
    const visitor = site.visitor()
    const { body } = await visitor.post<Kept>('/newsletter', { email: visitor.email })
    await site.owner().delete(`/owner/subscribers/${body.data[0].id}`)
    expect((await visitor.post('/newsletter', { email: visitor.email })).status).toBe(201)
  })

  it.each(['1', 'all', '%25', `${newId(NOON)}0`])('is addressed by an id, not by %j', async (id) => {
    expect((await site.owner().delete(`/owner/subscribers/${id}`)).status).toBe(400)
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

  it('is listed apart while it is not confirmed, by the day of its first sign-up', async () => {
    const now = Date.now()
    const pending = { userAgent: null, confirm: true }
    await subscribeAt(site.db, now, 'confirmed')
    await d1Store(site.db, now).subscribe(subscription('waits@a.example'), pending)
    await d1Store(site.db, now - 40 * DAY_MS).subscribe(subscription('old@a.example'), pending)
    const list = async (query: string) =>
      (await site.owner().get<SubscriptionStats>(`/stats/subscriptions?${query}`)).body.data.map(
        ({ email, status }) => [email.replace(VISITOR_DOMAIN, ''), status],
      )
    expect(await list('days=30&status=pending')).toEqual([['waits@a.example', 'pending']])
    expect(await list('days=30')).toEqual([['confirmed', 'confirmed']])
    expect((await site.owner().get('/stats/subscriptions?days=30&status=confirmed')).status).toBe(400)
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

it('in the demo, a subscriber is found by a prefix of the address', async () => {
  const { body } = await appWith({}).owner().get<SubscriptionStats>('/stats/subscriptions?search=ME')
  expect(body.data.map(({ email }) => email)).toEqual(['meera@demo.example'])
})
