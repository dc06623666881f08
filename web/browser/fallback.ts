import { closest } from './closest.ts'
import type { Counterpart } from './islands/page-parts.ts'
import { siteWords } from './site-words.ts'

/** How long the site may take to respond before it counts as out of reach. */
const TIMEOUT_MS = 8000

let isWaiting = false

/**
 * Fallback for an event whose code cannot run, or fails to load because the device is offline or a newer release has
 * removed it: toggles a button's disclosure natively. Where the site responds, lets the browser send a form to its own address;
 * for anything else shows a notice that offers to reload the page, or reports that the site is out of reach. What
 * was typed stays.
 *
 * @param event left out for code that no event has requested
 * @param find finds what is now in the place of the event's target
 */
export async function fallBack(event?: Event, find: Counterpart = (same) => same): Promise<void> {
  const pressed = event && closest(event, 'button')
  const button = pressed && find(pressed)
  const disclosed = button && document.getElementById(button.getAttribute('aria-controls') ?? '')
  if (disclosed) {
    const opens = button.ariaExpanded !== 'true'
    button.ariaExpanded = String(opens)
    disclosed.toggleAttribute('hidden', !opens)
    return
  }
  if (isWaiting) return
  isWaiting = true
  const answers = await siteAnswers()
  isWaiting = false
  const sent = event?.type === 'submit' ? event.target : null
  const form = sent instanceof HTMLFormElement ? find(sent) : undefined
  if (answers && form?.matches('[action]')) {
    // The browser validates in place of the code, in its own words.
    form.noValidate = false
    if (form.reportValidity()) form.submit()
  } else showNotice(answers)
}

function siteAnswers(): Promise<boolean> {
  return fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Shows a notice above all else on the page; a press beside it or Escape closes it. */
function showNotice(answers: boolean): void {
  const { notLoaded, unreachable } = siteWords()
  document.querySelector('[popover]')?.remove()
  const notice = document.createElement('div')
  Object.assign(notice, { role: 'alert', popover: 'auto' })
  notice.className =
    'fixed inset-x-4 top-auto bottom-4 mx-auto w-fit max-w-[calc(100%-2rem)] rounded-sm border-[1.5px] border-clay bg-paper px-4.5 py-3.5 text-jam'
  notice.textContent = answers ? `${notLoaded.text} ` : `${unreachable.title}. ${unreachable.text}.`
  if (answers) {
    // The event replay would queue a button of another type than `submit` for the code that is missing.
    const reload = document.createElement('button')
    reload.className = 'min-h-11 cursor-pointer font-semibold underline underline-offset-4'
    reload.textContent = notLoaded.reload
    reload.addEventListener('click', () => location.reload())
    notice.appendChild(reload)
  }
  document.body.appendChild(notice)
  notice.showPopover?.()
}
