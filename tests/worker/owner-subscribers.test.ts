import { describe, expect, it } from 'vitest'
import { dayOf } from '#contract/days.ts'
import type { Success } from '#contract/responses.ts'
import { d1Store } from '#worker/store.ts'
import type { Subscription, SubscriptionStats } from '#worker/subscriptions/contract.ts'
import { appWith } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import { subscription } from './inputs.ts'
import { localD1 } from './local-d1.ts'
import { DAY_MS, NOON } from './times.ts'
import { VISITOR_DOMAIN } from './visitor.ts'

const local = localD1()
const site = () => appWith({ DB: local.db, OWNER_KEY })
const remove = (id: string) => site().owner().delete<Success>(`/owner/subscribers/${id}`)
const subscribeAt = (time: number, name: string, options = {}) =>
  d1Store(local.db, time).subscribe(subscription(name + VISITOR_DOMAIN), { userAgent: null, ...options })
const stats = async (query: string) =>
  (await site().owner().get<SubscriptionStats>(`/stats/subscriptions?${query}`)).body
const list = async (query: string) =>
  (await stats(query)).data.map((row) => ({ ...row, name: row.email.replace(VISITOR_DOMAIN, '') }))
const search = async (typed: string) =>
  (await list(`days=7&search=${encodeURIComponent(typed)}`)).map(({ name }) => name)

it('subscribers are those of the day of their confirmation, in the list, the sums, the days and the file', async () => {
  const now = Date.now()
  const { subscription: row } = await subscribeAt(now - 20 * DAY_MS, 'late', { confirm: true })
  await subscribeAt(now - 10 * DAY_MS, 'early')
  await d1Store(local.db, now - DAY_MS).confirmSubscription(row.id)
  const week = await stats('days=7')
  expect(week.data).toEqual([
    {
      id: row.id,
      email: 'late@visitor.example',
      source_page: 'footer',
      subscribed_at: expect.stringMatching(/Z$/),
      status: 'confirmed',
      language: 'en',
      confirmed_at: new Date(now - DAY_MS).toISOString(),
    },
  ])
  expect(week.summary).toEqual({ total: 2, inRange: 1, previous: 1 })
  expect(week.series.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 1, 0])
  expect(week.series.at(-1)?.day).toBe(dayOf(now))
  expect(await list('days=30&limit=1')).toMatchObject([{ name: 'late' }])
  expect(await list(`days=30&before=${row.id}`)).toMatchObject([{ name: 'early' }])
  const { text } = await site().owner().get('/stats/subscriptions.csv?days=7')
  expect([text.includes('late@'), text.includes('early@')]).toEqual([true, false])
})

describe('a subscriber', () => {
  it('that is deleted is gone from list and sums, repeated or not, and may subscribe again', async () => {
    const visitor = site().visitor()
    const signUp = () => visitor.post<{ data: [Subscription] }>('/newsletter', { email: visitor.email })
    const { id } = (await signUp()).body.data[0]
    expect(await remove(id)).toMatchObject({ status: 200, body: { success: true, message: 'Deleted' } })
    expect(await local.rows('SELECT * FROM newsletter_subscriptions')).toEqual([])
    expect((await site().owner().get('/stats/subscriptions')).body).toMatchObject({
      data: [],
      summary: { total: 0, inRange: 0, previous: 0 },
    })
    const after = await local.contents()
    expect((await remove(id)).status).toBe(200)
    expect(await local.contents()).toEqual(after)
    expect((await signUp()).status).toBe(201)
  })

  it('is found by a prefix of the address, in any case and of any date; in the demo, too', async () => {
    const old = NOON - 300 * DAY_MS
    for (const [index, name] of ['asha', 'ashok', 'as_a', 'bash', 'ash%'].entries())
      await subscribeAt(old + index * DAY_MS, name)
    expect(await search('ASH')).toEqual(['ash%', 'asha', 'ashok'])
    expect(await search(' asha ')).toEqual(['asha'])
    expect(await search('as_')).toEqual(['as_a'])
    for (const none of ['%', '']) expect(await search(none)).toEqual([])
    const { body } = await appWith({}).owner().get<SubscriptionStats>('/stats/subscriptions?search=ME')
    expect(body.data.map(({ email }) => email)).toEqual(['meera@demo.example'])
  })

  it('is found page by page without gaps or duplicates', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `reader-${String(index).padStart(2, '0')}`)
    for (const name of names.toSorted((a, b) => (a.slice(-1) < b.slice(-1) ? -1 : 1)))
      await subscribeAt(Date.now(), name)
    const read: string[] = []
    for (let page = await list('search=reader&limit=10'); page.length > 0; ) {
      read.push(...page.map(({ name }) => name))
      page = await list(`search=reader&limit=10&before=${page.at(-1)?.id}`)
    }
    expect(read).toEqual(names)
  })

  it('is listed once it is confirmed', async () => {
    const now = Date.now()
    await subscribeAt(now, 'confirmed')
    await subscribeAt(now, 'waits', { confirm: true })
    expect(await list('days=30')).toMatchObject([{ name: 'confirmed', status: 'confirmed' }])
  })
})
