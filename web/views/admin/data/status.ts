import useSWR from 'swr'
import type { Status } from '../../../../worker/contract/status.ts'
import { call } from '../../../api/client.ts'

/** Setup of the site, as of when the setup guide is opened. */
export function useStatus() {
  return useSWR(['status'], async () => {
    const answer = await call<Status>('/status')
    if (!answer.success) throw new Error(answer.code)
    return answer
  })
}
