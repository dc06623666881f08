import { hc, type InferRequestType, type InferResponseType } from 'hono/client'
import type { Failure } from '#contract/responses.ts'
import type { AppType } from '#worker/index.ts'

/*
 * Checked by `npm run check`, never run: Hono's typed client has the Worker's calls, parameters and results. Each
 * `@ts-expect-error` fails the check if the line below compiles.
 */

const { api } = hc<AppType>('/')

type Subscriptions = InferResponseType<typeof api.stats.subscriptions.$get>
type SubscriptionQuery = InferRequestType<typeof api.stats.subscriptions.$get>['query']
type MyData = InferResponseType<(typeof api)['my-data']['$get']>
type Newsletter = InferRequestType<typeof api.newsletter.$post>['json']

export const calls = {
  stats: () => api.stats.subscriptions.$get({ query: { days: '30', limit: '10', search: 'a' } }),
  untracked: () => api.stats.untracked.$get({ query: {} }),
  subscribe: () => api.newsletter.$post({ json: { email: 'reader@visitor.example' } }),
  signIn: () => api.owner.session.$post({ json: { key: 'an owner key' } }),
  deleteSubscriber: (id: string) => api.owner.subscribers[':id'].$delete({ param: { id } }),
  myData: (session: string) => api['my-data'].$get({ query: {} }, { headers: { 'X-User-Session': session } }),
  // @ts-expect-error a call that does not exist
  unknownCall: () => api.stats.unknown.$get(),
  // @ts-expect-error a missing field
  missingField: () => api.newsletter.$post({ json: {} }),
}

export const results = {
  newestAddress: (body: Subscriptions): string | undefined =>
    body.success ? body.data[0]?.email : body.message,
  total: (body: Subscriptions): number => (body.success ? body.summary.total : 0),
  failure: (body: Subscriptions): Failure | undefined => (body.success ? undefined : body),
  pages: (body: MyData) => body.success && body.data.interactions.map(({ page_url }) => page_url),
  // @ts-expect-error a field that does not exist
  unknownField: (body: Subscriptions) => body.success && body.summary.sum,
  // @ts-expect-error a failure has no data
  uncheckedData: (body: Subscriptions) => body.data,
}

export const days: SubscriptionQuery['days'] = '7'
export const sourcePage: Newsletter['source_page'] = 'footer'

// @ts-expect-error the Worker's globals are not part of a browser program
export type WorkerGlobal = D1Database
