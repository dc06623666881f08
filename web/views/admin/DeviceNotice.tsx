import { deviceText } from '#web/content/admin.ts'

const notice = 'my-4 border-moss border-l-4 bg-linen px-5 py-4'

/** Result of opening the link that marks a device; mark-device.ts reveals one of the two. */
export function DeviceNotice() {
  return (
    <div role="status">
      <p id="device-marked" hidden className={notice}>
        {deviceText.marked}
      </p>
      <p id="device-not-marked" hidden className={notice}>
        {deviceText.notMarked}
      </p>
    </div>
  )
}
