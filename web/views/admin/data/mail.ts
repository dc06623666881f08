import useSWR from 'swr'
import useSWRMutation from 'swr/mutation'
import { api, bodyOf } from '#web/api/client.ts'

/** What is set for mail, what is due and what failed last. */
export function useMail() {
  return useSWR(['mail'], () => bodyOf(api.owner.mail.$get()))
}

/** Sends a test mail to the owner. */
export function useTestMail() {
  return useSWRMutation(['mail', 'test'], () => bodyOf(api.owner.mail.test.$post()), { throwOnError: false })
}
