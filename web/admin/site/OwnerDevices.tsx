import { useState } from 'react'
import { isOwnerDevice, MARKING_QUERY, markOwnerDevice } from '#web/browser/tracking/owner-device.ts'
import { QUIET_ZONE, qrCode } from '#web/ui/qr-code.ts'
import { views } from '#web/views.ts'
import { Panel } from '../controls/Panel.tsx'
import { CopyButton } from '../controls/SmallButton.tsx'

/** Marks this device, or another one by a link, as the owner's. It is never prerendered, so it may read the browser's storage. */
export function OwnerDevices() {
  const [mine, setMine] = useState(isOwnerDevice)
  const link = `${location.origin}${views.admin.path}?${MARKING_QUERY}`
  return (
    <Panel heading="Your own devices" lede="Clicks on a device marked as yours are left out of the numbers.">
      <label className="flex min-h-12 w-fit cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={mine}
          onChange={({ target }) => {
            markOwnerDevice(target.checked)
            setMine(isOwnerDevice())
          }}
          className="size-5.5 accent-leaf"
        />
        This device is mine
      </label>
      <div className="mt-3 flex flex-wrap items-center gap-5 border-leaf/15 border-t pt-4">
        <QrCode text={link} name="QR code of the link that marks a device as yours" />
        <div className="min-w-0 flex-1 basis-48 text-sm">
          <p>Mark your phone too: point its camera at the code, or open the link there.</p>
          <p className="my-2 break-all font-mono text-moss">{link}</p>
          <CopyButton text={link} what="that marks a device as yours" label="Copy link" />
        </div>
      </div>
    </Panel>
  )
}

function QrCode({ text, name }: { text: string; name: string }) {
  const { size, path } = qrCode(text)
  const edge = size + 2 * QUIET_ZONE
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${edge} ${edge}`}
      shapeRendering="crispEdges"
      className="size-40 shrink-0 rounded-lg bg-white fill-jam"
    >
      <path d={path} />
    </svg>
  )
}
