import { useState } from 'react'
import { isSignedOut } from '#web/browser/api/client.ts'
import { showToast } from '#web/browser/toast.ts'
import { useSession } from '../session/session.ts'
import { adviceOf } from './advice.ts'

export function showFailure(title: string, description: string): void {
  void showToast('error', title, { description })
}

/**
 * Runs an action, unless it is under way already. Where it is refused, the owner has to sign in again.
 *
 * @param failed the title of the toast where the action throws
 * @returns whether it is under way, and what runs it
 */
export function useAction(action: () => Promise<unknown>, failed = 'Not saved') {
  const [busy, setBusy] = useState(false)
  const { end } = useSession()
  const run = async () => {
    if (busy) return
    setBusy(true)
    await action().catch((error) => {
      if (isSignedOut(error)) end(error)
      else showFailure(failed, adviceOf(error))
    })
    setBusy(false)
  }
  return [busy, () => void run()] as const
}
