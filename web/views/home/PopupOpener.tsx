import { useLayoutEffect, useState } from 'react'
import { useHydrating } from '../../ui/use-hydrating.ts'
import { leavePopup, openPopupSoon } from './popup/popup-timer.ts'

/** Opens the launch popup where home is reached without a page load; after one, the site's script does. */
export function PopupOpener() {
  const hydrating = useHydrating()
  const [cameAsHtml] = useState(hydrating)
  // While home leaves the page, its dialog must still be on it to be closed.
  useLayoutEffect(() => {
    if (!cameAsHtml) openPopupSoon(document)
    return () => leavePopup(document)
  }, [cameAsHtml])
  return null
}
