import { slug } from '../content/facts/opening.json'
import { keep, readKept } from '../lib/storage.ts'

const KEY = `${slug}_tracking`
const OFF = 'off'

/** @returns whether the browser sends Global Privacy Control (globalprivacycontrol.org) */
export function hasGlobalPrivacyControl(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}

/** @returns whether the visitor switched tracking off on this site */
function isTrackingSwitchedOff(): boolean {
  return readKept('localStorage', KEY) === OFF
}

/** @returns whether anything may be recorded of this visitor */
export function isTrackingAllowed(): boolean {
  return !hasGlobalPrivacyControl() && !isTrackingSwitchedOff()
}

/**
 * Switches tracking off or on for this browser.
 *
 * @returns whether the browser kept it; some keep nothing in a private window
 */
export function switchTracking(on: boolean): boolean {
  return keep('localStorage', KEY, on ? null : OFF) && isTrackingSwitchedOff() !== on
}
