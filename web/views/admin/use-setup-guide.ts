import { useState } from 'react'
import { openPage, usePage } from './use-page.ts'

/**
 * Whether the setup guide is shown: on demand, or when loading fails (spec 2). A guide that a failure opened closes
 * when loading works again; one that the owner opened stays open.
 *
 * @param failed whether the current load failed
 * @param load the number of that load; a guide closed by the owner opens again when the next one fails
 */
export function useSetupGuide(failed: boolean, load: number) {
  const requested = usePage() === 'setup-guide'
  const [dismissedLoad, setDismissedLoad] = useState<number>()
  const open = requested || (failed && dismissedLoad !== load)
  return {
    open,
    toggle() {
      if (open) setDismissedLoad(load)
      openPage(open ? 'overview' : 'setup-guide')
    },
  }
}
