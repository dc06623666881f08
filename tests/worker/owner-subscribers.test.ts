import { describe, expect, it } from 'vitest'
import type { SubscriptionStats } from '#worker/subscriptions/contract.ts'
import { appWith, localSite } from './app.ts'
import { subscription } from './inputs.ts'
import { DAY_MS, NOON } from './times.ts'
import { VISITOR_DOMAIN } from './visitor.ts'

const site = localSite()
const { at, owner } = site
const subscribeAt = (time: number, name: string, options = {}) =>
  at(time).subscribe(subscription(name + VISITOR_DOMAIN), { userAgent: null, ...options })
const stats = async (query: string) =>
  (await owner().get<SubscriptionStats>(`/stats/subscriptions?${query}`)).body
const names = async (query: string) =>
  (await stats(query)).data.map(({ email }) => email.replace(VISITOR_DOMAIN, ''))

it('subscribers are those of the day of their confirmation, in the list, the sums, the days and the file', async () => {
  const now = Date.now()
  const { subscription: row } = await subscribeAt(now - 20 * DAY_MS, 'late', { confirm: true })
  await subscribeAt(now - DAY_MS, 'waits', { confirm: true })
  await subscribeAt(now - 10 * DAY_MS, 'early')
  await at(now - DAY_MS).confirmSubscription(row.id)
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
  expect(await names('days=30&limit=1')).toEqual(['late'])
  expect(await names(`days=30&before=${row.id}`)).toEqual(['early'])
  const { text } = await owner().get('/stats/subscriptions.csv?days=7')
  expect(text.match(/\w+@/g)).toEqual(['late@'])
})

describe('a subscriber', () => {
  it('that has unsubscribed is not in the file for sending letters', async () => {
    const { subscription: row } = await subscribeAt(NOON, 'left')
    await subscribeAt(NOON, 'stays')
    await at(NOON).unsubscribe(row.id)
    const { text } = await owner().get('/stats/subscriptions.csv')
    expect(text.match(/\w+@/g)).toEqual(['stays@'])
  })

  it('is found by a prefix of the address, in any case, of any date and page by page; in the demo, too', async () => {
    const old = NOON - 300 * DAY_MS
    for (const [index, name] of ['asha', 'ashok', 'as_a', 'bash', 'ash%'].entries())
      await subscribeAt(old + index * DAY_MS, name)
    for (const [typed, found] of [
      ['ASH', ['ash%', 'asha', 'ashok']],
      [' asha ', ['asha']],
      ['as_', ['as_a']],
      ['%', []],
      ['', []],
    ] as const)
      expect(await names(`days=7&search=${encodeURIComponent(typed)}`)).toEqual(found)
    const [first, second] = (await stats('search=as&limit=2')).data
    expect([first?.email, second?.email]).toEqual(['as_a', 'ash%'].map((name) => name + VISITOR_DOMAIN))
    expect(await names(`search=as&limit=2&before=${second?.id}`)).toEqual(['asha', 'ashok'])
    const { body } = await appWith({}).owner().get<SubscriptionStats>('/stats/subscriptions?search=ME')
    expect(body.data.map(({ email }) => email)).toEqual(['meera@demo.example'])
  })
})
