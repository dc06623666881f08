import { name } from 'virtual:shop'
import { useEffect, useState } from 'react'
import { MARKING_QUERY, markOwnerDevice } from '#web/browser/tracking/owner-device.ts'

/** Marks this device as the owner's where the URL's query requests it, and shows the result; needs no session. */
export function DeviceNotice() {
  const [isMarked, setMarked] = useState<boolean>()
  useEffect(() => {
    if (!location.search.slice(1).split('&').includes(MARKING_QUERY)) return
    setMarked(markOwnerDevice(true))
    history.replaceState(history.state, '', location.pathname)
  }, [])
  return (
    <div role="status">
      {isMarked !== undefined && (
        <p className="my-4 border-moss border-l-4 bg-linen px-5 py-4">
          {isMarked
            ? `This device is now marked as yours. Your clicks on ${name}’s pages no longer count.`
            : 'This browser stores nothing, so the device could not be marked. A private window may be the reason.'}
        </p>
      )}
    </div>
  )
}
