import { type ComponentType, useEffect, useState } from 'react'
import { brand } from '../../content/brand.ts'
import { claimPopup, POPUP_DELAY_MS } from '../../lib/popup-frequency.ts'

type Popup = ComponentType<{ onClose: () => void }>

/**
 * Opens the launch popup a second after the home view appears; its code is fetched then. It comes without a Suspense
 * boundary: that would hold it back for a third of a second more, and without its code it would take the page along.
 */
export function PopupOpener() {
  const [Popup, setPopup] = useState<Popup>()
  useEffect(() => {
    let gone = false
    const open = () => {
      if (!claimPopup(brand.popup)) return
      import('./LaunchPopup.tsx').then(
        ({ default: LaunchPopup }) => {
          if (!gone) setPopup(() => LaunchPopup)
        },
        // The page does without.
        () => {},
      )
    }
    const timer = setTimeout(open, POPUP_DELAY_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [])
  return Popup ? <Popup onClose={() => setPopup(undefined)} /> : null
}
