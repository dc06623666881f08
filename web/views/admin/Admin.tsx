import { useEffect, useRef, useState } from 'react'
import { dashboardText } from '../../content/admin.ts'
import { loadToaster } from '../../lib/toast.ts'
import { MARKING_QUERY, markOwnerDevice } from '../../tracking/owner-device.ts'
import { Dashboard } from './Dashboard.tsx'
import { DeviceNotice } from './DeviceNotice.tsx'
import { Loading } from './Loading.tsx'
import { NoData } from './NoData.tsx'
import { RoomHeader } from './RoomHeader.tsx'
import { SetupGuide } from './SetupGuide.tsx'
import { SignIn } from './SignIn.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useDashboard } from './use-dashboard.ts'
import { useDeletions } from './use-deletions.ts'

/** The owner's room. Prerendered, it is a shell that is loading; nothing in it is fetched on any other view. */
export default function Admin() {
  const room = useDashboard()
  const deletions = useDeletions(room.refreshQuietly)
  const heading = useRef<HTMLHeadingElement>(null)
  const [marked, setMarked] = useState<boolean>()

  // What failed for want of a network is told by toasts.
  useEffect(() => {
    loadToaster()
  }, [])

  useEffect(() => {
    if (!location.search.slice(1).split('&').includes(MARKING_QUERY)) return
    setMarked(markOwnerDevice(true))
    history.replaceState(history.state, '', location.pathname)
  }, [])

  /** The control that was used is gone afterwards; the focus stays in the room. */
  const enterOrLeave = () => {
    heading.current?.focus()
    deletions.forget()
    room.refresh()
  }

  const { phase, dashboard, guide } = room
  return (
    <main id="main" className="min-h-dvh pb-24 text-base tabular-nums">
      <RoomHeader heading={heading} />
      <div className="wide">
        <Toolbar room={room} onSignedOut={enterOrLeave} />
        {marked !== undefined && <DeviceNotice marked={marked} />}
        {phase === 'loading' && !dashboard && <Loading className="py-8" />}
        {guide && <SetupGuide />}
        {!guide && phase === 'locked' && <SignIn onSignedIn={enterOrLeave} onClosed={room.refresh} />}
        {!guide && dashboard && <Dashboard dashboard={dashboard} deletions={deletions} />}
        {!guide && !dashboard && (phase === 'failed' || phase === 'closed') && (
          <NoData onViewGuide={room.toggleGuide} />
        )}
        <noscript>
          <p className="py-10">{dashboardText.withoutScripts}</p>
        </noscript>
      </div>
    </main>
  )
}
