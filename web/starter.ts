import { doWithout, EARLY, whatIsMeant } from './lib/early.ts'
import { showTypefaces } from './lib/typefaces.ts'

/**
 * Stands in every page as an inline script, and brings what the first paint does not need once that is done: the
 * typefaces and the site's script, which a touch brings at once. What a visitor does before that is here is kept and
 * done then. Which files, build/starter.ts writes beside it.
 */

/** For a page whose pictures do not come. */
const LONGEST_WAIT_MS = 3000

const { entry = '', integrity = '', imports = '' } = document.currentScript?.dataset ?? {}

let coming = false
let painted = false
const kept: { event: Event; act: (() => void) | undefined }[] = []

function bring(): void {
  if (coming) return
  coming = true
  for (const file of imports.split(' ')) {
    const hint = document.createElement('link')
    hint.rel = 'modulepreload'
    hint.href = file
    document.head.append(hint)
  }
  const script = document.createElement('script')
  script.type = 'module'
  script.src = entry
  script.integrity = integrity
  script.onload = () => {
    for (const kind of EARLY) document.removeEventListener(kind, keep, true)
    for (const { event, act = () => tellAgain(event) } of kept) act()
  }
  script.onerror = () => {
    // A network that fails now may work at the next touch.
    coming = false
    for (const { event, act } of kept.splice(0)) if (act) doWithout(event.target as Element)
  }
  document.head.append(script)
}

function keep(event: Event): void {
  const act = whatIsMeant(event)
  if (act) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  kept.push({ event, act })
  bring()
}

/** For whoever listens now: a shortcut, what records clicks, what hydrates. The browser does nothing at it. */
function tellAgain(event: Event): void {
  const Told = event instanceof KeyboardEvent ? KeyboardEvent : Event
  event.target?.dispatchEvent(new Told(event.type, event))
}

function bringLate(): void {
  if (painted) return
  painted = true
  bring()
  showTypefaces(document)
}

for (const kind of EARLY) document.addEventListener(kind, keep, true)
addEventListener('load', () => {
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) bringLate()
  }).observe({ type: 'paint', buffered: true })
})
setTimeout(bringLate, LONGEST_WAIT_MS)
