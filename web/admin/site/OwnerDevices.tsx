import { useState } from 'react'
import { isOwnerDevice, markOwnerDevice } from '#web/browser/tracking/owner-device.ts'
import { Panel } from '../controls/Panel.tsx'

/** Marks this device as the owner's. It is never prerendered, so it may read the browser's storage. */
export function OwnerDevices() {
  const [mine, setMine] = useState(isOwnerDevice)
  return (
    <Panel
      heading="Your own devices"
      lede="Clicks on a device marked as yours are left out of the numbers. Sign in on each of them, and tick it here."
    >
      <label className="flex min-h-12 w-fit cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={mine}
          onChange={({ target }) => {
            markOwnerDevice(target.checked)
            // Unchanged where the browser stores nothing.
            setMine(isOwnerDevice())
          }}
          className="size-5.5 accent-leaf"
        />
        This device is mine
      </label>
    </Panel>
  )
}
