import { describe, expect, it } from 'vitest'
import type { Failure, Success } from '#contract/responses.ts'
import type { Inquiry, InquiryStats } from '#worker/inquiries/contract.ts'
import { INQUIRIES_PER_DAY } from '#worker/inquiries/d1.ts'
import { dayOf } from '#worker/lib/days.ts'
import { d1Store } from '#worker/store.ts'
import { appWith } from './app.ts'
import { builtWorker } from './harness.ts'
import { inquiry } from './inputs.ts'
import { unacknowledgedD1 } from './intercepted-d1.ts'
import { DAY_MS, NOON } from './times.ts'

const site = builtWorker()

const stored = () => site.rows('SELECT id FROM contact_inquiries')

describe('the limit of 500 inquiries a day', () => {
  /** Counts so many on the day of a time. */
  const count = (inquiries: number, time: number) =>
    site.db
      .prepare(`INSERT INTO daily_counts (metric, day, key, count, value) VALUES ('inquiry', ?, '', ?, 0)`)
      .bind(dayOf(time), inquiries)
      .run()

  it('stores the last one; the next visitor gets 429, and is pointed to WhatsApp', async () => {
    await count(INQUIRIES_PER_DAY - 1, Date.now())
    const send = () =>
      site.visitor().post<Failure>('/contact-inquiries', { inquiry_type: 'order', message: 'Hello' })
    expect((await send()).status).toBe(201)
    const before = await site.contents()
    const { status, headers, body } = await send()
    expect([status, body]).toEqual([
      429,
      {
        success: false,
        code: 'rate_limited',
        message: 'We cannot take more enquiries here today.',
        description: expect.stringContaining('WhatsApp'),
      },
    ])
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(24 * 60 * 60)
    expect(await site.contents()).toEqual(before)
  })

  it('is not passed by inquiries that are sent at once', async () => {
    await count(INQUIRIES_PER_DAY - 3, NOON)
    const results = await Promise.all(
      Array.from({ length: 10 }, () => d1Store(site.db, NOON).recordInquiry(inquiry(), { alert: true })),
    )
    expect(results.filter(Boolean)).toHaveLength(3)
    expect(await stored()).toHaveLength(3)
    expect(await site.counts()).toMatchObject({
      inquiry: INQUIRIES_PER_DAY,
      'interaction:whatsapp_click': 3,
    })
  })

  it('keeps later ones out of the mail to the owner, and ends with the day', async () => {
    await count(INQUIRIES_PER_DAY, NOON)
    const send = (time: number) =>
      d1Store(site.db, time).recordInquiry(inquiry({ message: 'Hello' }), { alert: true })
    expect(await send(NOON)).toBeUndefined()
    const { unalerted } = d1Store(site.db, NOON)
    expect(await unalerted()).toEqual({ inquiries: [], failures: [] })
    const later = await send(NOON + DAY_MS)
    expect(await unalerted()).toEqual({ inquiries: [later], failures: [] })
  })

  it('has room again after a deletion', async () => {
    await count(INQUIRIES_PER_DAY - 1, NOON)
    const store = d1Store(site.db, NOON)
    const row = await store.recordInquiry(inquiry())
    expect(await store.recordInquiry(inquiry())).toBeUndefined()
    await store.deleteInquiry(row?.id ?? '')
    expect(await store.recordInquiry(inquiry())).toBeDefined()
  })
})

describe('an inquiry deleted by the owner', () => {
  const sent = async () => {
    const visitor = site.visitor()
    const { body } = await visitor.post<Success & { data: [Inquiry] }>('/contact-inquiries', {
      inquiry_type: 'order',
      message: 'Namaste',
    })
    return body.data[0].id
  }

  it('leaves no count; a repeated deletion succeeds and changes nothing', async () => {
    const [id, kept] = [await sent(), await sent()]
    const remove = () => site.owner().delete<Success>(`/owner/inquiries/${id}`)
    const { status, body } = await remove()
    expect([status, body]).toEqual([200, { success: true, message: 'Deleted' }])
    expect(await stored()).toEqual([{ id: kept }])
    expect(await site.counts()).toMatchObject({ inquiry: 1, 'interaction:whatsapp_click': 2 })
    const { data, summary } = (await site.owner().get<InquiryStats>('/stats/inquiries?days=7')).body
    expect([data.map((row) => row.id), summary.inRange]).toEqual([[kept], 1])
    const after = await site.contents()
    expect((await remove()).status).toBe(200)
    expect(await site.contents()).toEqual(after)
  })

  it('is addressed by an id', async () => {
    expect((await site.owner().delete('/owner/inquiries/all')).status).toBe(400)
  })

  it('stays in the demo', async () => {
    const demo = appWith({}).owner()
    const list = async () => (await demo.get<InquiryStats>('/stats/inquiries')).body.data
    const [first] = await list()
    const { status, body } = await demo.delete(`/owner/inquiries/${first?.id}`)
    expect([status, body]).toEqual([200, { success: true, demo: true, message: 'Deleted' }])
    expect(await list()).toHaveLength(1)
  })
})

it('an inquiry that the owner deletes before it is tried again stays deleted, and is acknowledged', async () => {
  const deleteIt = async () => {
    const [row] = await stored()
    await d1Store(site.db, NOON).deleteInquiry(String(row?.id))
  }
  const { db } = unacknowledgedD1(site.db, 1, deleteIt)
  expect(await d1Store(db, NOON).recordInquiry(inquiry())).toMatchObject({ inquiry_type: 'whatsapp' })
  expect(await stored()).toEqual([])
  expect(await site.counts()).toMatchObject({ 'interaction:whatsapp_click': 1 })
})
