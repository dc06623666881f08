import { describe, expect, it } from 'vitest'
import type { Failure, Success } from '#contract/responses.ts'
import type { Inquiry, InquiryList, InquiryStats } from '#worker/inquiries/contract.ts'
import { INQUIRIES_PER_DAY } from '#worker/inquiries/queries.ts'
import { firstIdAt } from '#worker/lib/ids.ts'
import type { ToDo } from '#worker/owner/contract.ts'
import { d1Store } from '#worker/store.ts'
import { builtWorker } from './harness.ts'
import { inquiry } from './inputs.ts'
import { unacknowledgedD1 } from './intercepted-d1.ts'
import { DAY_MS, NOON } from './times.ts'

const site = builtWorker()

const stored = () => site.rows('SELECT id FROM contact_inquiries')

describe('the limit of 500 inquiries with words and of 500 clicks a day', () => {
  /** Stores so many of each kind at a time. */
  const store = async (clicks: number, written: number, time: number) => {
    for (const [kind, inquiries, message] of [
      ['a', clicks, null],
      ['b', written, 'Hello'],
    ] as const)
      await site.db
        .prepare(`INSERT INTO contact_inquiries (id, inquiry_type, message, created_at, updated_at, alerted_at)
          SELECT substr(?1, 1, 14) || '7' || substr(?1, 16, 8) || ?2 || printf('%011x', value), 'order', ?3, ?4, ?4, ?4
          FROM json_each(?5)`)
        .bind(
          firstIdAt(time),
          kind,
          message,
          time,
          JSON.stringify(Array.from({ length: inquiries }, (_, n) => n)),
        )
        .run()
  }

  it('stores the last one; the next visitor gets 429, and is pointed to WhatsApp', async () => {
    await store(0, INQUIRIES_PER_DAY - 1, Date.now())
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

  it.each([
    ['clicks', 'a question', [INQUIRIES_PER_DAY, 0], {}, { message: 'Hello' }],
    ['questions', 'a click', [0, INQUIRIES_PER_DAY], { message: 'Hello' }, {}],
  ] as const)('that %s have reached leaves room for %s', async (_, __, [clicks, written], same, other) => {
    await store(clicks, written, NOON)
    const d1 = d1Store(site.db, NOON)
    expect(await d1.recordInquiry(inquiry(same))).toBeUndefined()
    expect(await d1.recordInquiry(inquiry(other))).toBeDefined()
  })

  it('is not passed by inquiries that are sent at once', async () => {
    await store(INQUIRIES_PER_DAY - 3, 0, NOON)
    const results = await Promise.all(
      Array.from({ length: 10 }, () => d1Store(site.db, NOON).recordInquiry(inquiry(), { alert: true })),
    )
    expect(results.filter(Boolean)).toHaveLength(3)
    expect(await site.counts()).toEqual({ inquiry: INQUIRIES_PER_DAY, 'interaction:whatsapp_click': 3 })
  })

  it('keeps later ones out of the mail to the owner, and ends with the day', async () => {
    await store(0, INQUIRIES_PER_DAY, NOON)
    const send = (time: number) =>
      d1Store(site.db, time).recordInquiry(inquiry({ message: 'Hello' }), { alert: true })
    expect(await send(NOON)).toBeUndefined()
    const { unalerted } = d1Store(site.db, NOON)
    expect(await unalerted()).toEqual({ inquiries: [], failures: [] })
    const later = await send(NOON + DAY_MS)
    expect(await unalerted()).toEqual({ inquiries: [later], failures: [] })
  })

  it('has room again after a deletion', async () => {
    await store(INQUIRIES_PER_DAY - 1, 0, NOON)
    const d1 = d1Store(site.db, NOON)
    const row = await d1.recordInquiry(inquiry())
    expect(await d1.recordInquiry(inquiry())).toBeUndefined()
    await d1.deleteInquiry(row?.id ?? '')
    expect(await d1.recordInquiry(inquiry())).toBeDefined()
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

  it('is gone; a repeated deletion succeeds and changes nothing', async () => {
    const [id, kept] = [await sent(), await sent()]
    const remove = () => site.owner().delete<Success>(`/owner/inquiries/${id}`)
    const { status, body } = await remove()
    expect([status, body]).toEqual([200, { success: true, message: 'Deleted' }])
    expect(await stored()).toEqual([{ id: kept }])
    expect(await site.counts()).toMatchObject({ inquiry: 1, 'interaction:whatsapp_click': 2 })
    const { data, summary } = (await site.owner().get<InquiryStats>('/stats/inquiries?days=7')).body
    expect(data.map((row) => row.id)).toEqual([kept])
    expect(summary).toEqual({
      written: { inRange: 1, previous: 0 },
      chats: { inRange: 0, previous: 0 },
    })
    const after = await site.contents()
    expect((await remove()).status).toBe(200)
    expect(await site.contents()).toEqual(after)
  })

  it('is addressed by an id', async () => {
    expect((await site.owner().delete('/owner/inquiries/all')).status).toBe(400)
  })
})

describe('the owner’s list of enquiries', () => {
  const WORDS = {
    inquiry_type: 'question',
    name: 'Meenal',
    reach: '98220 10123',
    message: 'Six\nlines\nof\nwords\nand\nmore',
  }
  const send = async (fields: object) =>
    (await site.visitor().post<{ data: { id: string }[] }>('/contact-inquiries', fields)).body.data[0]?.id
  const list = async (query = '') => (await site.owner().get<InquiryList>(`/owner/inquiries${query}`)).body
  const mark = (id: string | undefined, body: object) =>
    site.owner().call<{ data: Inquiry[] }>('PATCH', `/owner/inquiries/${id}`, {}, body)

  it('has those with words in full, newest first and page by page; clicks on the button are a number', async () => {
    const ids = [
      await send(WORDS),
      await send({ inquiry_type: 'whatsapp' }),
      await send(WORDS),
      await send(WORDS),
    ]
    const written = [ids[3], ids[2], ids[0]]
    const first = await list('?limit=2')
    expect(first.data.map(({ id }) => id)).toEqual(written.slice(0, 2))
    expect(first.data[0]?.message).toBe(WORDS.message)
    const second = await list(`?limit=2&before=${first.next}`)
    expect([second.data.map(({ id }) => id), second.next]).toEqual([written.slice(2), null])
    const { summary } = (await site.owner().get<InquiryStats>('/stats/inquiries')).body
    expect(summary).toMatchObject({ written: { inRange: 3 }, chats: { inRange: 1 } })
  })

  it('moves an enquiry to the answered ones, and back', async () => {
    const id = await send(WORDS)
    for (const [status, other] of [
      ['answered', 'new'],
      ['new', 'answered'],
    ]) {
      const { body } = await mark(id, { status })
      expect(body).toMatchObject({ success: true, data: [{ id, status }] })
      expect((await list(`?status=${status}`)).data).toMatchObject([{ id, status }])
      expect((await list(`?status=${other}`)).data).toEqual([])
    }
  })

  it('says what is to be answered, and since when', async () => {
    const toDo = async () => (await site.owner().get<{ data: ToDo }>('/owner/to-do')).body.data.inquiries
    expect(await toDo()).toEqual({ count: 0, oldest: null })
    const oldest = await send(WORDS)
    await send(WORDS)
    await send({ inquiry_type: 'whatsapp' })
    const { data } = await list()
    expect(await toDo()).toEqual({ count: 2, oldest: data.find(({ id }) => id === oldest)?.created_at })
  })

  it('refuses a status that there is not, and an enquiry that is not there', async () => {
    const id = await send(WORDS)
    expect((await mark(id, { status: 'read' })).status).toBe(400)
    expect((await site.owner().get('/owner/inquiries?status=read')).status).toBe(400)
    expect((await mark('01990000-0000-7000-8000-000000000000', { status: 'new' })).status).toBe(404)
  })
})

it('an inquiry that the owner deletes before it is tried again stays deleted, and is acknowledged', async () => {
  const deleteIt = async () => {
    const [row] = await stored()
    await d1Store(site.db, NOON).deleteInquiry(String(row?.id))
  }
  const { db } = unacknowledgedD1(site.db, deleteIt)
  expect(await d1Store(db, NOON).recordInquiry(inquiry())).toMatchObject({ inquiry_type: 'whatsapp' })
  expect(await stored()).toEqual([])
  expect(await site.counts()).toMatchObject({ 'interaction:whatsapp_click': 1 })
})
