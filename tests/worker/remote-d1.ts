import type { Miniflare } from 'miniflare'

/** A Worker that runs the queries it is sent in its D1, for `remoteD1`. */
export const D1_WORKER = `
  export default {
    async fetch(request, { DB }) {
      const { method, parameters, statements } = await request.json()
      const [first, ...others] = statements.map(({ sql, values }) => DB.prepare(sql).bind(...values))
      try {
        const result =
          method === 'exec' ? await DB.exec(parameters[0])
          : method === 'batch' ? await DB.batch([first, ...others])
          : await first[method](...parameters)
        return Response.json({ result })
      } catch ({ message, cause }) {
        return Response.json({ message, cause: cause?.message })
      }
    },
  }`

type Statement = { sql: string; values: unknown[] }
type Answer = { result: unknown } | { message: string; cause?: string }

/**
 * A D1 behind `D1_WORKER`. A query takes one request; through Miniflare's proxy of a binding each statement of a batch
 * takes two more, which block, and the tests of the store take several times as long.
 *
 * @param miniflare that runs the Worker
 */
export function remoteD1(miniflare: Miniflare): D1Database {
  async function send(method: string, statements: Statement[], ...parameters: unknown[]): Promise<unknown> {
    const response = await miniflare.dispatchFetch('http://d1/', {
      method: 'POST',
      body: JSON.stringify({ method, statements, parameters }),
    })
    const answer = (await response.json()) as Answer
    if ('result' in answer) return answer.result
    throw new Error(answer.message, { cause: answer.cause && new Error(answer.cause) })
  }

  const prepare = (sql: string, values: unknown[] = []) => ({
    sql,
    values,
    bind: (...bound: unknown[]) => prepare(sql, bound.map(checked)),
    run: () => send('run', [{ sql, values }]),
    all: () => send('all', [{ sql, values }]),
  })

  const database = {
    prepare,
    batch: (statements: Statement[]) =>
      send(
        'batch',
        statements.map(({ sql, values }) => ({ sql, values })),
      ),
    exec: (sql: string) => send('exec', [], sql),
  }
  return database as unknown as D1Database
}

/** What D1 rejects, and JSON would turn into something else. */
function checked(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value))
    return value
  throw new Error(`D1_TYPE_ERROR: Type '${typeof value}' not supported for value '${value}'`)
}
