import type { Hono } from 'hono'

/** What each folder of the Worker serves, by its `routes.ts`. */
const routes = import.meta.glob<Record<string, Hono>>('../../worker/*/routes.ts', { eager: true })

/** Every call below `/api`, such as `GET /stats/orders`. */
export const CALLS = [
  ...new Set(
    Object.values(routes)
      .flatMap((served) => Object.values(served).flatMap((app) => app.routes))
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`),
  ),
]

/** The paths of the statistics and lists, such as `/stats/orders.csv`. */
export const STATISTICS = CALLS.filter((call) => call.startsWith('GET /stats/')).map((call) => call.slice(4))
