import { MARKING_QUERY, markOwnerDevice } from '#web/tracking/owner-device.ts'

/** Marks this device as the owner's where the URL's query requests it, and shows the result; needs no session. */
export function markDevice(page: Document): void {
  if (!location.search.slice(1).split('&').includes(MARKING_QUERY)) return
  const notice = page.getElementById(markOwnerDevice(true) ? 'device-marked' : 'device-not-marked')
  if (notice) notice.hidden = false
  history.replaceState(history.state, '', location.pathname)
}
