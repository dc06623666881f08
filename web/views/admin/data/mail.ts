import { useState } from 'react'
import useSWR from 'swr'
import { api, bodyOf } from './api.ts'

/** The outbox, and what is set for mail. It is not polled. */
export function useMail() {
  return useSWR(['mail'], () => bodyOf(api.owner.mail.$get()), { refreshInterval: 0 })
}

/**
 * Runs one call at a time.
 *
 * @param after runs after each success
 * @returns whether a call is under way, and whether the last one failed
 */
export function useAction(after: () => unknown) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const run = async (call: () => Promise<unknown>) => {
    if (state === 'busy') return
    setState('busy')
    try {
      await call()
      setState('idle')
    } catch {
      setState('failed')
    }
    await after()
  }
  return { state, run }
}

/** Sends a test mail to the owner; the answer has what became of it. */
export function sendTestMail() {
  return bodyOf(api.owner.mail.test.$post())
}

/** Sends a mail of the outbox again. */
export function sendAgain(id: string) {
  return bodyOf(api.owner.mail[':id'].retry.$post({ param: { id } }))
}

/** Unsubscribes addresses that unsubscribed through another tool. */
export function unsubscribeAddresses(addresses: string) {
  return bodyOf(api.owner.unsubscribes.$post({ json: { addresses } }))
}
