import { useState } from 'react'
import { openPage, usePage } from './use-page.ts'

/**
 * Whether the setup guide is shown: on demand, or when loading fails. A guide that a failure opened closes when the
 * next load begins; one that the owner opened stays open.
 *
 * @param error why loading failed; a guide closed by the owner opens again with another error
 */
export function useSetupGuide(error?: unknown) {
  const requested = usePage() === 'setup-guide'
  const [dismissed, setDismissed] = useState<unknown>()
  const open = requested || (error !== undefined && error !== dismissed)
  return {
    open,
    toggle() {
      if (open) setDismissed(error)
      openPage(open ? 'overview' : 'setup-guide')
    },
  }
}
