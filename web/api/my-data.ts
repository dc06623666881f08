import type { InferResponseType } from 'hono/client'
import { sessionId } from '../tracking/session-id.ts'
import { api, bodyOf } from './client.ts'

/** What is stored of a browser session. */
export type MyData = Extract<InferResponseType<(typeof api)['my-data']['$get']>, { success: true }>['data']

export type MyDataResult = { kind: 'rows'; data: MyData } | { kind: 'nothing' | 'demo' | 'failed' }

/**
 * What is stored of this browser session.
 *
 * @returns the rows; or that there are none, that there is no database, or that the request failed. It never throws.
 */
export async function readMyData(): Promise<MyDataResult> {
  try {
    const { data, demo } = await bodyOf(api['my-data'].$get({}, { headers: headers() }))
    if (demo) return { kind: 'demo' }
    return Object.values(data).flat().length === 0 ? { kind: 'nothing' } : { kind: 'rows', data }
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
    await bodyOf(api['my-data'].$delete({}, { headers: headers() }))
    return { kind: 'removed' }
  } catch {
    return { kind: 'failed' }
  }
}

/** The random part of the id makes it its own key. */
function headers(): Record<string, string> {
  return { 'X-User-Session': sessionId() }
}
