import type { InferResponseType } from 'hono/client'
import { PIN_CODE_KEY } from '../domain/delivery.ts'
import { writeStorage } from '../lib/storage.ts'
import { forgetSessionId, sessionId } from '../tracking/session.ts'
import { api, bodyOf } from './client.ts'

/** What is stored of a browser session. */
export type StoredData = Extract<
  InferResponseType<(typeof api)['my-data']['$get']>,
  { success: true }
>['data']

export type MyDataResult = { kind: 'rows'; data: StoredData } | { kind: 'nothing' | 'demo' | 'removed' }

/** @returns what is stored of this browser session: its rows, or that there are none, or no database */
export async function readMyData(): Promise<MyDataResult> {
  const { data, demo } = await bodyOf(api['my-data'].$get({}, { headers: headers() }))
  if (demo) return { kind: 'demo' }
  return Object.values(data).flat().length === 0 ? { kind: 'nothing' } : { kind: 'rows', data }
}

/** Deletes everything stored of this browser session, and ends it; with it, the PIN code that the device has kept. */
export async function deleteMyData(): Promise<MyDataResult> {
  writeStorage('localStorage', PIN_CODE_KEY, null)
  await bodyOf(api['my-data'].$delete({}, { headers: headers() }))
  forgetSessionId()
  return { kind: 'removed' }
}

/** The random part of the id makes it its own key. */
function headers(): Record<string, string> {
  return { 'X-User-Session': sessionId() }
}
