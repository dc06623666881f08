import useSWR from 'swr'
import { api, bodyOf } from '#web/api/client.ts'

/** Setup of the site, as of when the setup guide is opened. */
export function useStatus() {
  return useSWR(['status'], () => bodyOf(api.status.$get()))
}
