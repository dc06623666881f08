import type { Status } from '#contract/status.ts'
import { call } from '#web/api/client.ts'
import { markDevice } from './mark-device.ts'
import { DASHBOARD_ID, LOCKED, OPENED } from './session-events.ts'
import { enableSignInForm } from './sign-in-form.ts'

/** As in use-page.ts, which would bring React. */
const GUIDE = '#setup-guide'

/**
 * Shows the sign-in form of the admin view where the numbers are locked, and otherwise hydrates the dashboard, whose
 * code is not loaded before. Does nothing on other views.
 *
 * @param page the document
 * @param hydrate hydrates an island of the view
 */
export function startSignIn(page: Document, hydrate: (island: HTMLElement) => void): void {
  const panel = page.getElementById('sign-in')
  const form = panel?.querySelector('form')
  const dashboard = page.getElementById(DASHBOARD_ID)
  const island = dashboard?.querySelector<HTMLElement>('[data-island]')
  if (!panel || !form || !dashboard || !island) return

  const show = (signIn: boolean) => {
    panel.hidden = !signIn
    dashboard.hidden = signIn
  }
  const open = () => {
    show(false)
    hydrate(island)
    dashboard.dispatchEvent(new Event(OPENED))
  }
  /** The control that had the focus is hidden afterwards. */
  const focusHeading = () => page.querySelector('h1')?.focus()

  markDevice(page)
  enableSignInForm(form, () => {
    open()
    focusHeading()
  })
  dashboard.addEventListener(LOCKED, () => {
    show(true)
    focusHeading()
  })
  form.querySelector('[name=guide]')?.addEventListener('click', () => {
    location.replace(GUIDE)
    open()
  })
  // The guide is readable without a session.
  const isGuide = () => location.hash === GUIDE
  isLocked().then((locked) => (locked && !isGuide() ? show(true) : open()))
}

/** Whether signing in would help: not in demo mode, with a session, or without a key. A failed call is the dashboard's to report. */
async function isLocked(): Promise<boolean> {
  const status = await call<Status>('/status').catch(() => undefined)
  return Boolean(status?.success && status.mode === 'live' && !status.signedIn && status.ownerKey === 'set')
}
