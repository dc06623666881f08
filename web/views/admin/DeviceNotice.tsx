import { deviceText } from '../../content/admin.ts'

/** What came of opening the link that marks a device; it needs no signing in. */
export function DeviceNotice({ marked }: { marked: boolean }) {
  return (
    <p role="status" className="my-4 border-moss border-l-4 bg-linen px-5 py-4">
      {marked ? deviceText.marked : deviceText.notMarked}
    </p>
  )
}
