import type { hc } from 'hono/client'
import type { AppType } from '#worker/index.ts'

const CALL_TIMEOUT_MS = 15_000

type Input = {
  param?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | readonly string[] | undefined>>
  json?: unknown
  header?: Readonly<Record<string, string>>
}
type Options = { headers?: Readonly<Record<string, string>> }

/**
 * The Worker's calls, typed by its routes as by Hono's client, which has more than the site needs: cookies, forms and sockets.
 * A call is aborted after 15 s, and no redirect is followed: the Worker sends none.
 */
export const api = callsBelow('/api') as ReturnType<typeof hc<AppType>>['api']

/** Properties are parts of the path; the last one is the method: `owner.orders[':id'].$patch(…)`. */
function callsBelow(path: string): unknown {
  return new Proxy(() => undefined, {
    get: (_, part) => callsBelow(`${path}/${String(part)}`),
    apply: (_, __, [input, options]: [Input?, Options?]) => call(path, input, options),
  })
}

function call(route: string, { param, query = {}, json, header }: Input = {}, { headers }: Options = {}) {
  const [path = '', method = ''] = route.split('/$')
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) =>
      [values ?? []].flat().map((value): [string, string] => [name, value]),
    ),
  )
  const url = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(param?.[name] ?? ''))
  return fetch(String(search) ? `${url}?${search}` : url, {
    method: method.toUpperCase(),
    headers: { ...header, ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  })
}
