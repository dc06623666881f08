import { policy } from '../content/policy.ts'

/** Turns tracking off in this browser; `tracking/tracking-switch.ts` sets and keeps its state. Useless without scripts. */
export function TrackingSwitch() {
  const { label, note } = policy.trackingSwitch
  return (
    <p className="tracking-switch">
      <label>
        <input type="checkbox" data-tracking-switch="" />
        {label}
      </label>{' '}
      <span role="status">{note}</span>
    </p>
  )
}
