import { slug } from 'virtual:shop'
import { readStorage, writeStorage } from '../storage.ts'

const KEY = `${slug}_tracking`
const OFF = 'off'

/** Whether the browser sends Global Privacy Control (globalprivacycontrol.org). */
function hasGlobalPrivacyControl(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}

function isTrackingSwitchedOff(): boolean {
  return readStorage('localStorage', KEY) === OFF
}

/** @returns whether anything may be recorded of this visitor */
export function isTrackingAllowed(): boolean {
  return !hasGlobalPrivacyControl() && !isTrackingSwitchedOff()
}

/**
 * Takes the page out of a form that the browser sends itself, because its code is missing, and marks it, where the visitor is
 * not to be tracked. Part of the inline script.
 */
export function withholdPage(page: Document): void {
  page.addEventListener('formdata', ({ target, formData }) => {
    if (isTrackingAllowed() || (target as HTMLFormElement).method !== 'post') return
    formData.delete('page_url')
    formData.set('do_not_track', 'on')
  })
}

/** Switches tracking off or on, and returns whether the browser saved that: some do not in a private window. */
function switchTracking(on: boolean): boolean {
  return writeStorage('localStorage', KEY, on ? null : OFF) && isTrackingSwitchedOff() !== on
}

const SWITCHES = 'input[data-tracking-switch]'

/** Handles the switches "Do not track me" of every view. Each is followed by an element for its notice. */
export function startTrackingSwitches(page: Document): void {
  showTrackingState(page)
  // The choice may have been made on another page before this one is restored.
  addEventListener('pageshow', () => showTrackingState(page))
  page.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.matches(SWITCHES))) return
    showTrackingState(page, switchTracking(!target.checked) ? undefined : 'notKept')
  })
}

/** Sets the switches to the visitor's choice, unless Global Privacy Control has made it, and shows a notice. */
function showTrackingState(page: Document, notice?: 'notKept'): void {
  for (const box of page.querySelectorAll<HTMLInputElement>(SWITCHES)) {
    box.checked = !isTrackingAllowed()
    box.disabled = hasGlobalPrivacyControl()
    const status = box.closest('p')?.querySelector<HTMLElement>('[role="status"]')
    if (status) status.textContent = status.dataset[notice ?? (box.disabled ? 'byBrowser' : 'note')] ?? ''
  }
}
