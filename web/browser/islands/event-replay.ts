import { closest } from '../closest.ts'
import { fallBack } from '../fallback.ts'
import type { Counterpart } from './page-parts.ts'

/**
 * Queues the visitor's events until the code for them has run, and replays them once, in order. It is part of the
 * inline script, so that its one capture listener is installed before the first paint. An event waits for the entry
 * script and, inside an island, for that island's hydration.
 */
export type EventReplay = {
  /** Whether `start` has been called. */
  readonly started: boolean
  /**
   * Called by the entry script once its own listeners are installed: replays the events that waited for them. From
   * then on only events in islands are queued.
   *
   * @param hydrate called for every event in an island that is not hydrated
   */
  start(hydrate: (island: HTMLElement) => void): void
  /** Replays the events queued for this island, on the elements that are now in the place of their targets. */
  replayEvents(island: HTMLElement, find: Counterpart): void
  /** Runs the fallback for the events queued for this island, or, without one, for the entry script. */
  giveUp(island?: HTMLElement): void
  /** Runs the fallback for an event whose code is loaded on use, or for code that no event has requested. */
  fallBack: typeof fallBack
}

declare global {
  interface Window {
    eventReplay: EventReplay
  }
}

type Queued = {
  event: Event
  /** The island whose code handles the event; nothing where the entry script does. */
  island: HTMLElement | null
  /** Repeats an event whose default action was prevented. */
  repeat: Repeat | undefined
}

type Repeat = (find: Counterpart) => void

/** Events that trigger hydration, or that a listener of the entry script handles. */
const EVENTS = [
  'pointerdown',
  'focusin',
  'keydown',
  'input',
  'change',
  'click',
  'auxclick',
  'submit',
] as const

/** A form outside islands that has an address for pages without JavaScript, and is sent by code where there is any. */
const FORM_FOR_CODE = 'form[data-question]'

/**
 * Installs the capture listener.
 *
 * @param loadEntry called for every event before the entry script has run; a failed request is repeated then
 * @param delegated selects the controls whose events the entry script handles on the document, in an island too
 */
export function queueEvents(page: Document, loadEntry: () => void, delegated: string): EventReplay {
  let queue: Queued[] = []
  let hydrate: ((island: HTMLElement) => void) | undefined
  let replaying = false

  const capture = (event: Event) => {
    if (replaying) return
    const pending = pendingIsland(event)
    const island = closest(event, delegated) ? null : pending
    // Code validates these forms in the page's words: the browser's messages are for pages without JavaScript.
    closest(event, `[data-island] form, ${FORM_FOR_CODE}`)?.setAttribute('novalidate', '')
    if (pending) hydrate?.(pending)
    if (hydrate && !island) return
    const repeat = repeatOf(event, island)
    if (repeat) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    queue.push({ event, island, repeat })
    if (!hydrate) loadEntry()
  }

  for (const type of EVENTS) page.addEventListener(type, capture, { capture: true })

  /** Removes the matching events from the queue. */
  function take(matches: (queued: Queued) => boolean): Queued[] {
    const taken = queue.filter(matches)
    queue = queue.filter((queued) => !taken.includes(queued))
    return taken
  }

  function replay(events: Queued[], find: Counterpart = (same) => same): void {
    replaying = true
    for (const { event, repeat = () => dispatchAgain(event) } of events) repeat(find)
    replaying = false
  }

  return {
    get started() {
      return hydrate !== undefined
    },
    start(hydrateIsland) {
      hydrate = hydrateIsland
      const islands = new Set(queue.flatMap(({ island }) => island ?? []))
      // An event in an island that the browser handled, such as a click on a link, still waits for the page's listeners.
      replay(take(({ island, repeat }) => !island || !repeat))
      for (const island of islands) hydrateIsland(island)
    },
    replayEvents(island, find) {
      replay(
        take((queued) => queued.island === island && queued.repeat !== undefined),
        find,
      )
    },
    giveUp(island) {
      for (const { event, repeat } of take((queued) => !island || queued.island === island)) {
        if (repeat || isChangeForCode(event)) void fallBack(event)
      }
    },
    fallBack,
  }
}

function pendingIsland(event: Event): HTMLElement | null {
  return closest(event, '[data-island]:not([data-hydrated])')
}

/**
 * @returns repeats an event that only code can handle; nothing for one that the browser handles, such as a click on a
 * link, a choice, a typed letter or, outside an island, a form with an address to be sent to
 */
function repeatOf(event: Event, island: Element | null): Repeat | undefined {
  const { type, target } = event
  const isForCode = (form: HTMLFormElement) =>
    island !== null || !form.hasAttribute('action') || form.matches(FORM_FOR_CODE)
  if (type === 'submit' && target instanceof HTMLFormElement && isForCode(target)) {
    return (find) => find(target).requestSubmit()
  }
  const button = closest<HTMLButtonElement>(event, 'button')
  if (type === 'click' && button && button.type !== 'submit') return (find) => find(button).click()
  if (event instanceof KeyboardEvent && island && button && /^(Arrow|Home|End)/.test(event.key)) {
    // Each key may move the focus, and the next one is pressed where it moved to.
    return (find) => (document.activeElement ?? find(button)).dispatchEvent(new KeyboardEvent(type, event))
  }
  return undefined
}

/** Whether a field has changed to which only code can respond, since its form has no address. */
function isChangeForCode(event: Event): boolean {
  return event.type === 'change' && closest(event, '[data-island] form:not([action])') !== null
}

/** Creates an event that only listeners see: the browser does nothing on a click that is no MouseEvent. */
function dispatchAgain(event: Event): void {
  const Again =
    event instanceof KeyboardEvent ? KeyboardEvent : event.type === 'auxclick' ? MouseEvent : Event
  event.target?.dispatchEvent(new Again(event.type, event))
}
