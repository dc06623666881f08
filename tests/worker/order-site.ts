import { expect } from 'vitest'
import { dayOf } from '#contract/days.ts'
import type { Success } from '#contract/responses.ts'
import { IDEMPOTENCY_KEY } from '#worker/orders/constants.ts'
import type { Order, OrderChange, OrderList, OrderStats } from '#worker/orders/contract.ts'
import type { ToDo } from '#worker/owner/contract.ts'
import { localSite } from './app.ts'
import { numberedOrder } from './inputs.ts'
import { DAY_MS } from './times.ts'
import { REFERENCE } from './writes.ts'

export const now = Date.now()
export const today = dayOf(now)
export const daysAgo = (days: number) => dayOf(now - days * DAY_MS)

type Answered = Success & { data: Order[]; before?: Order; issues?: object[] }

/** What visitors and the owner do with orders, by the calls of a site with an empty database. */
export function orderSite() {
  const site = localSite()
  const { at, owner } = site

  /** Sends a click. */
  const order = (fields: object = {}, visitor = site.visitor()) =>
    visitor.post<Answered>('/orders', {
      reference: REFERENCE,
      pack: '500g',
      placement: 'shop-order',
      user_session: visitor.session,
      page_url: 'https://site.example/',
      amount: 633,
      ...fields,
    })
  const patch = (id: string, body: OrderChange) =>
    owner().call<Answered>('PATCH', `/owner/orders/${id}`, {}, body)

  return Object.assign(site, {
    order,
    idOf: async (answer: ReturnType<typeof order>) => (await answer).body.data[0]?.id ?? '',
    /** Stores a click of some days ago, in a session of its own. @returns its id */
    click: async (number: number, days = 1, fields: object = {}) =>
      (await at(now - days * DAY_MS).recordOrder(numberedOrder(number, fields))).id,
    /** Records a sale without a click. */
    record: (body: object, key: string = crypto.randomUUID()) =>
      owner().post<Answered>('/owner/orders', body, { [IDEMPOTENCY_KEY]: key }),
    patch,
    /** Makes a change that is accepted. */
    change: async (id: string, body: OrderChange) => {
      const answer = await patch(id, body)
      expect([answer.status, answer.body.success]).toEqual([200, true])
      return answer.body.data[0] as Order
    },
    erase: (id: string) => owner().delete<Success>(`/owner/orders/${id}`),
    find: (...typed: string[]) => {
      const query = new URLSearchParams(typed.map((each) => ['reference', each]))
      return owner().get<Answered>(`/owner/orders?${query}`)
    },
    list: async (query: string) => (await owner().get<OrderList>(`/owner/orders/list?${query}`)).body,
    stats: async () => (await owner().get<OrderStats>('/stats/orders?days=7')).body,
    toDo: async () => (await owner().get<{ data: ToDo }>('/owner/to-do')).body.data.orders,
    /** The lines of a file, without the names of its columns. */
    file: async (path: string) =>
      (await owner().get<string>(`/stats/${path}`)).text.trimEnd().split('\r\n').slice(1),
  })
}
