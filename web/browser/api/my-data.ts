import type { InferResponseType } from 'hono/client'
import { PIN_CODE_KEY } from '../../shop/delivery.ts'
import { writeStorage } from '../storage.ts'
import { forgetSessionId, sessionId } from '../tracking/session.ts'
import { api, bodyOf } from './client.ts'

type Page = Extract<InferResponseType<(typeof api)['my-data']['$get']>, { success: true }>

/** What is stored of a browser session. */
export type StoredData = Page['data']

export type MyDataResult = { kind: 'rows'; data: StoredData } | { kind: 'nothing' | 'demo' | 'removed' }

/** The progress of a reading or a deletion that takes several calls. */
export type Progress = {
  /** Rows that were read so far. */
  rows?: number
  /** Seconds until the next call may be made. */
  pause?: number
}

type OnProgress = (progress: Progress) => void

const TOO_MANY_REQUESTS = 429

/** @returns all that is stored of this browser session: its rows, or that there are none, or no database */
export async function readMyData(onProgress: OnProgress): Promise<MyDataResult> {
  const data: StoredData = { interactions: [], productEvents: [], inquiries: [], orders: [], bills: [] }
  const countRows = () => Object.values(data).flat().length
  let before: string | null = null
  do {
    const query: { before?: string } = before === null ? {} : { before }
    const page: Page = await bodyOf(
      retryWhileBusy(
        () => api['my-data'].$get({ query }, { headers: headers() }),
        (pause) => onProgress({ rows: countRows(), pause }),
      ),
    )
    if (page.demo) return { kind: 'demo' }
    data.interactions.push(...page.data.interactions)
    data.productEvents.push(...page.data.productEvents)
    data.inquiries.push(...page.data.inquiries)
    data.orders.push(...page.data.orders)
    data.bills.push(...page.data.bills)
    onProgress({ rows: countRows() })
    before = page.next
  } while (before !== null)
  return countRows() === 0 ? { kind: 'nothing' } : { kind: 'rows', data }
}

/** Deletes everything stored of this browser session, and ends it; with it, the PIN code saved on the device. */
export async function deleteMyData(onProgress: OnProgress): Promise<MyDataResult> {
  writeStorage('localStorage', PIN_CODE_KEY, null)
  let more = true
  while (more) {
    const call = () => api['my-data'].$delete({}, { headers: headers() })
    ;({ more } = await bodyOf(retryWhileBusy(call, (pause) => onProgress({ pause }))))
    onProgress({})
  }
  forgetSessionId()
  return { kind: 'removed' }
}

/** Repeats a call while the Worker responds with 429, each time after the pause that `Retry-After` names. */
async function retryWhileBusy<R extends Pick<Response, 'status' | 'headers'>>(
  call: () => Promise<R>,
  onPause: (seconds: number) => void,
): Promise<R> {
  for (;;) {
    const response = await call()
    const seconds = Number(response.headers.get('Retry-After'))
    if (response.status !== TOO_MANY_REQUESTS || !(seconds > 0)) return response
    onPause(seconds)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
}

/** The id is its own credential, because a part of it is random. */
function headers(): Record<string, string> {
  return { 'X-User-Session': sessionId() }
}
