import { useEffect, useState } from 'react'
import { SWRConfig } from 'swr'
import { loadToaster } from '#web/lib/toast.ts'
import { DashboardPages } from './DashboardPages.tsx'
import { swrOptions } from './data/swr-options.ts'
import { DASHBOARD_ID, LOCKED, OPENED } from './session-events.ts'

/** The island of the admin view. Prerendered, it shows its controls and the loading message. */
export default function Dashboard() {
  const [locked, setLocked] = useState(false)

  useEffect(() => {
    // Toasts also report that the network failed, when it would be too late to fetch their code.
    void loadToaster()
    const open = () => setLocked(false)
    const element = document.getElementById(DASHBOARD_ID)
    element?.addEventListener(OPENED, open)
    return () => element?.removeEventListener(OPENED, open)
  }, [])

  /** Unmounting everything drops all data of the session from memory. */
  const lock = () => {
    setLocked(true)
    document.getElementById(DASHBOARD_ID)?.dispatchEvent(new Event(LOCKED))
  }

  if (locked) return null
  return (
    <SWRConfig value={swrOptions}>
      <DashboardPages onLocked={lock} />
    </SWRConfig>
  )
}
