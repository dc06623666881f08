import { useContent } from '../model/context.ts'

/**
 * Turns tracking off in this browser; `browser/tracking/tracking-switch.ts` sets and saves its state. Does nothing
 * without scripts.
 */
export function TrackingSwitch() {
  const { label, note, byBrowser, notKept } = useContent().policy.trackingSwitch
  return (
    <p className="tracking-switch">
      <label>
        <input type="checkbox" data-tracking-switch="" />
        {label}
      </label>{' '}
      <span role="status" data-note={note} data-by-browser={byBrowser} data-not-kept={notKept}>
        {note}
      </span>
    </p>
  )
}
