import { describe, expect, it } from 'vitest'
import type { Inquiry, InquiryList, InquiryStats } from '#worker/inquiries/contract.ts'
import { firstIdAt } from '#worker/lib/ids.ts'
import type { ToDo } from '#worker/owner/contract.ts'
import { localSite } from './app.ts'
import { NOON } from './times.ts'

const site = localSite()
const { owner } = site

describe('the owner’s list of enquiries', () => {
  const WORDS = {
    inquiry_type: 'question',
    reach: '98220 10123',
    message: 'Six\nlines\nof\nwords\nand\nmore',
  }
  const send = async (fields: object = WORDS) =>
    (await site.visitor().post<{ data: Inquiry[] }>('/contact-inquiries', fields)).body.data[0]?.id
  const read = async <Body>(path: string) => (await owner().get<Body>(path)).body
  const list = (query = '') => read<InquiryList>(`/owner/inquiries${query}`)
  const mark = (id: string | undefined, status: string) =>
    owner().call<{ data: Inquiry[] }>('PATCH', `/owner/inquiries/${id}`, {}, { status })
  const remove = (...ids: (string | undefined)[]) =>
    owner().delete(`/owner/inquiries?${new URLSearchParams(ids.map((id) => ['id', id ?? '']))}`)

  it('has written enquiries in full, newest first and page by page; chat clicks are only counted', async () => {
    const toDo = async () => (await read<{ data: ToDo }>('/owner/to-do')).data.inquiries
    expect(await toDo()).toEqual({ count: 0, oldest: null })
    const [first, , third, last] = [
      await send(),
      await send({ inquiry_type: 'whatsapp' }),
      await send(),
      await send(),
    ]
    const { data, next } = await list('?limit=2')
    expect(data).toMatchObject([{ id: last, message: WORDS.message }, { id: third }])
    const second = await list(`?limit=2&before=${next}`)
    expect(second).toMatchObject({ data: [{ id: first }], next: null })
    expect(await toDo()).toEqual({ count: 3, oldest: second.data[0]?.created_at })
    const stats = await read<InquiryStats>('/stats/inquiries')
    expect(stats.summary).toMatchObject({ written: { inRange: 3 }, chats: { inRange: 1 } })
    expect(stats.data[0]).not.toHaveProperty('user_session')
  })

  it('loses deleted ones at once, also when the deletion is repeated, and refuses more than a hundred at a time', async () => {
    const [one, other, kept] = [await send(), await send(), await send()]
    await mark(other, 'answered')
    for (const _ of [1, 2])
      expect(await remove(one, other)).toMatchObject({
        status: 200,
        body: { success: true, message: 'Deleted' },
      })
    expect(await site.rows('SELECT id FROM contact_inquiries')).toEqual([{ id: kept }])
    expect([(await mark(one, 'answered')).status, (await mark(kept, 'read')).status]).toEqual([404, 400])
    const { data, summary } = await read<InquiryStats>('/stats/inquiries?days=7')
    expect([data.map(({ id }) => id), summary.written.inRange]).toEqual([[kept], 1])
    const many = Array.from({ length: 101 }, (_, index) => firstIdAt(NOON + index))
    expect([(await remove(...many)).status, (await remove('x')).status]).toEqual([400, 400])
  })
})
