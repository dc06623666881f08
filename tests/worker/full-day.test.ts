import { describe, expect, it, vi } from 'vitest'
import { DAILY_LIMITS, type DailyLimits } from '#contract/limits.ts'
import type { Failure } from '#contract/responses.ts'
import { dailyLimits } from '#worker/mail/settings.ts'
import { scheduled } from '#worker/scheduled.ts'
import { localSite } from './app.ts'
import { inquiry, interaction, numberedOrder, subscription } from './inputs.ts'
import { mailApp, provider } from './mail-app.ts'
import { DAY_MS, NIGHTLY, NOON } from './times.ts'
import { WRITE_PATHS, write } from './writes.ts'

/* Each kind of what visitors write has room of its own on a day of D1, so that none takes that of the others. */

const site = localSite()
const at = (time: number, limits: Partial<DailyLimits> = {}, db = site.db) =>
  site.at(time, db, { ...DAILY_LIMITS, ...limits })

/** Of each kind; of mails more, so that sign-ups end first. */
const LIMIT = 2
const LIMITS: DailyLimits = { event: 2, order: 2, sign_up: 2, inquiry: 2, chat: 2, mail: 3 }
const visitor = (headers?: Record<string, string>) => site.app({ DAILY_LIMITS: LIMITS }).visitor(headers)

const QUESTION = { inquiry_type: 'question', reach: '98220 12345', message: 'x' }
const question = () => write(visitor(), '/contact-inquiries', QUESTION)
const chat = () => write(visitor(), '/contact-inquiries')
const signUp = () => write(visitor(), '/newsletter')
const order = () => write(visitor(), '/orders')
const visit = () => write(visitor(), '/interactions')

const fill = async (act: () => Promise<unknown>, times = LIMIT) => {
  for (let time = 0; time < times; time += 1) await act()
}

const counters = async () => {
  const rows = await site.rows(
    `SELECT day, key, count FROM daily_counts WHERE metric = 'written' ORDER BY 1, 2`,
  )
  return rows.map(({ day, key, count }) => `${day} ${key} ${count}`)
}
const today = (kind: string, count: number) => `${new Date().toISOString().slice(0, 10)} ${kind} ${count}`

const LETTERS_TAKEN = 'Today’s letters are all taken, please try again tomorrow.'

it('has room for 20,000 events, 2,000 orders, 500 sign-ups, inquiries and chats, and 100 mails, or what is set', () => {
  const standard = { event: 20_000, order: 2_000, sign_up: 500, inquiry: 500, chat: 500, mail: 100 }
  expect(dailyLimits({})).toEqual(standard)
  const set = { event: 5, order: 'many', sign_up: '7', inquiry: -1, chat: 0, mail: 1.5 }
  expect(dailyLimits({ DAILY_LIMITS: set })).toEqual({ ...standard, event: 5, sign_up: 7, chat: 0 })
  // Where each is confirmed by mail, no more than there are mails.
  expect(dailyLimits({ MAIL_CONFIRM: 'on' }).sign_up).toBe(100)
})

describe('a day that is full', () => {
  it('of visits answers clicks, product events and bots, and writes nothing of them', async () => {
    await visit()
    await write(visitor({ 'Sec-GPC': '1' }), '/product-analytics')
    expect(await counters()).toEqual([today('event', 2)])
    const before = await site.contents()
    for (const path of ['/interactions', '/product-analytics'] as const)
      for (const headers of [
        {},
        { 'Sec-GPC': '1' },
        { 'User-Agent': 'Googlebot/2.1' },
        { 'X-Owner-Device': '1' },
      ]) {
        const { status, body } = await write(visitor(headers), path)
        expect([path, status, body.data?.length]).toEqual([path, 201, 1])
      }
    expect(await site.contents()).toEqual(before)
  })

  it.each([
    ['enquiries', question, 'We cannot take more enquiries here today.'],
    ['sign-ups', signUp, LETTERS_TAKEN],
    ['chats', chat, 'No more chats are counted today.'],
  ])('of %s refuses the next one until 5:30 in the morning, and writes nothing', async (_, act, message) => {
    await fill(act)
    const before = await site.contents()
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / DAY_MS) * DAY_MS + DAY_MS - 90_000 })
    const { status, headers, body } = await act()
    vi.useRealTimers()
    const description = expect.stringMatching(/again from 5:30 in the morning in India.*WhatsApp/)
    expect([status, headers.get('Retry-After'), body]).toEqual([
      429,
      '90',
      { success: false, code: 'rate_limited', message, description, reason: 'full_day' },
    ])
    expect(await site.contents()).toEqual(before)
  })

  it('of orders stores up to three times as many by their rows alone, and then refuses the next one', async () => {
    const tables = ['chat_orders', 'product_analytics', 'customer_interactions']
    const rows = async () =>
      Promise.all(tables.map(async (name) => (await site.rows(`SELECT id FROM ${name}`)).length))
    await fill(order)
    expect(await rows()).toEqual([2, 2, 2])
    await fill(order, 2 * LIMIT)
    expect([await rows(), await counters()]).toEqual([[6, 2, 2], [today('order', 6)]])
    const before = await site.contents()
    expect((await order()).text).toContain('the chat takes them all the same')
    expect(await site.contents()).toEqual(before)
  })

  it('of visits leaves room for every other kind, and each act raises one counter', async () => {
    await fill(visit)
    for (const path of WRITE_PATHS) await write(visitor(), path)
    await question()
    expect(await site.counts()).toMatchObject({
      inquiry: 2,
      subscription: 1,
      'interaction:whatsapp_click': 4,
    })
    expect(await site.rows('SELECT id FROM chat_orders')).toHaveLength(1)
    const kinds = ['chat 1', 'event 2', 'inquiry 1', 'order 1', 'sign_up 1']
    expect((await counters()).map((line) => line.replace(/^\S+ /, ''))).toEqual(kinds)
  })

  it('of events and sign-ups accepts no more than its limit, however many arrive at once', async () => {
    const store = at(NOON, { event: 3, sign_up: 3 })
    for (const act of [
      () => store.recordInteraction(interaction('pricing_view')),
      (number: number) => store.subscribe(subscription(`${number}@visitor.example`), { userAgent: null }),
    ])
      await Promise.allSettled(Array.from({ length: 10 }, (_, number) => act(number)))
    expect(await site.counts()).toMatchObject({ subscription: 3, 'interaction:pricing_view': 3 })
  })

  it('is shown to the owner, by kind and since when, until the day of D1 ends; the next one has room again', async () => {
    const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS
    const limits = { event: 2, order: 1, chat: 1 }
    const full = (time: number) => at(time, limits).fullToday()
    for (const time of [midnight - 3, midnight - 2, midnight - 1])
      await at(time, limits).recordInteraction(interaction('pricing_view'))
    // The second one is stored alone.
    for (const time of [midnight - 2, midnight - 1])
      await at(time, limits).recordOrder(numberedOrder(midnight - time))
    const since = new Date(midnight - 2).toISOString()
    expect(await full(midnight - 1)).toEqual([
      { kind: 'event', limit: 2, since },
      { kind: 'order', limit: 1, since },
    ])
    await at(midnight, limits).recordInteraction(interaction('pricing_view'))
    expect(await site.counts()).toMatchObject({ 'interaction:pricing_view': 3 })
    expect(await full(midnight)).toEqual([])
  })

  it('has its counters deleted two nights later, and no other count', async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    for (const days of [0, 1, 2]) await at(NOON + days * DAY_MS).recordInquiry(inquiry())
    // The first one writes the numbers of these days.
    for (const days of [3, 4])
      await scheduled({ cron: NIGHTLY, scheduledTime: NOON + days * DAY_MS }, { DB: site.db })
    expect(await counters()).toEqual(['2026-11-23 chat 1'])
    const { summary } = await at(NOON + 4 * DAY_MS).inquiryStats({ days: 7, limit: 1 })
    expect(summary.chats.inRange).toBe(3)
  })
})

describe('where sign-ups are confirmed by mail', () => {
  const toConfirm = (name: string, time: number, limits?: Partial<DailyLimits>, db = site.db) =>
    at(time, limits, db).subscribe(subscription(`${name}@visitor.example`), {
      userAgent: null,
      confirm: true,
    })

  it('as many are taken on a day as it has mails; then every address has the same answer, known or not', async () => {
    const { binding, sent } = provider()
    const app = mailApp({ DB: site.db, MAIL: binding, OWNER_MAIL: '', DAILY_LIMITS: { mail: 2 } })
    const [known] = [await app.signUp(), await app.signUp()]
    expect(sent).toHaveLength(2)
    const before = await site.contents()
    for (const email of [known.email, 'new@visitor.example']) {
      const { status, body } = await app.visitor().post<Failure>('/newsletter', { email })
      expect([status, body.message]).toEqual([429, LETTERS_TAKEN])
    }
    expect([await site.contents(), sent.length]).toEqual([before, 2])
  })

  it('none is taken where mails of days before have used up the day', async () => {
    await toConfirm('asha', NOON - DAY_MS, { mail: 1 })
    await at(NOON, { mail: 1 }).claimMail()
    await expect(toConfirm('ravi', NOON, { mail: 1 })).rejects.toThrow('no more room')
  })
})
