import type { MyData } from '#contract/entities.ts'
import { sessionId } from '../tracking/session-id.ts'
import { call } from './client.ts'

export type MyDataResult = { kind: 'rows'; data: MyData } | { kind: 'nothing' | 'demo' | 'failed' }

const PATH = '/my-data'

/**
 * What is stored of this browser session.
 *
 * @returns the rows; or that there are none, that there is no database, or that the request failed. It never throws.
 */
export async function readMyData(): Promise<MyDataResult> {
  try {
    const answer = await call<{ data: MyData }>(PATH, undefined, { headers: headers() })
    if (!answer.success) return { kind: 'failed' }
    if (answer.demo) return { kind: 'demo' }
    const rows = Object.values(answer.data).flat()
    return rows.length === 0 ? { kind: 'nothing' } : { kind: 'rows', data: answer.data }
  } catch {
    return { kind: 'failed' }
  }
}

/**
 * Deletes everything stored of this browser session.
 *
 * @returns whether it succeeded. It never throws.
 */
export async function deleteMyData(): Promise<{ kind: 'removed' | 'failed' }> {
  try {
    const answer = await call(PATH, undefined, { method: 'DELETE', headers: headers() })
    return { kind: answer.success ? 'removed' : 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}

/** The id's random part makes it its own key (design 5). */
function headers(): Record<string, string> {
  return { 'X-User-Session': sessionId() }
}
