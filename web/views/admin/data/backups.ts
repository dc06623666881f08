import useSWR from 'swr'
import { api, bodyOf } from '#web/api/client.ts'

/** The last backup, and the last one that was restored and compared. */
export function useBackups() {
  return useSWR(['backups'], () => bodyOf(api.owner.backups.$get()))
}
