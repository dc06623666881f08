import useSWR, { useSWRConfig } from 'swr'
import useSWRMutation from 'swr/mutation'
import { api, bodyOf } from '#web/api/client.ts'

const MAIL = ['mail']

/** The outbox, and what is set for mail. */
export function useMail() {
  return useSWR(MAIL, () => bodyOf(api.owner.mail.$get()))
}

/** Sends a test mail to the owner; `data` has its outcome. Loads the outbox again. */
export function useTestMail() {
  return useSWRMutation(MAIL, () => bodyOf(api.owner.mail.test.$post()), { throwOnError: false })
}

/** Sends a mail of the outbox again, and loads the outbox again. */
export function useRetry(id: string) {
  const retry = () => bodyOf(api.owner.mail[':id'].retry.$post({ param: { id } }))
  return useSWRMutation(MAIL, retry, { throwOnError: false })
}

/** Unsubscribes addresses that unsubscribed through another tool, and loads everything again. */
export function useUnsubscribe() {
  const { mutate } = useSWRConfig()
  return useSWRMutation(
    ['unsubscribe'],
    (_key, { arg: addresses }: { arg: string }) =>
      bodyOf(api.owner.unsubscribes.$post({ json: { addresses } })),
    { throwOnError: false, onSuccess: () => void mutate(() => true) },
  )
}
