import { closest } from '../closest.ts'
import { fallBack } from '../fallback.ts'
import { ISLAND } from './floor.ts'
import type { Counterpart } from './page-parts.ts'

/**
 * Queues presses on buttons and submitted forms until the code for them has run, and replays them once, in order. It is
 * part of the inline script, so that its one capture listener is installed before the first paint. An event waits for the
 * entry script and, inside an island, for that island's hydration.
 */
export type EventReplay = {
  /** Whether `start` has been called. */
  readonly started: boolean
  /** Whether the visitor has pressed something before that. */
  readonly isUsed: boolean
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
  giveUp(island?: HTMLElement, find?: Counterpart): void
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
  /** Repeats an event whose default action was prevented; nothing where the browser has handled it. */
  repeat: Repeat | undefined
}

type Repeat = (find: Counterpart) => void

/** Events that trigger hydration. */
const EVENTS = ['pointerdown', 'focusin', 'keydown', 'change', 'click', 'submit'] as const

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
  let isUsed = false

  const capture = (event: Event) => {
    if (replaying) return
    const pending = pendingIsland(event)
    const island = closest(event, delegated) ? null : pending
    // Code validates these forms in the page's words: the browser's messages are for pages without JavaScript.
    closest(event, `${ISLAND} form`)?.setAttribute('novalidate', '')
    if (pending) hydrate?.(pending)
    if (!hydrate) {
      // A script may move the focus.
      isUsed ||= event.type !== 'focusin'
      loadEntry()
    } else if (!island) return
    const repeat = repeatOf(event, island)
    if (repeat) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    if (repeat || isChangeForCode(event)) queue.push({ event, island, repeat })
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
    for (const { repeat } of events) repeat?.(find)
    replaying = false
  }

  return {
    get started() {
      return hydrate !== undefined
    },
    get isUsed() {
      return isUsed
    },
    start(hydrateIsland) {
      hydrate = hydrateIsland
      // The visitor may be typing in one.
      const focused = page.activeElement?.closest<HTMLElement>(ISLAND) ?? []
      const islands = new Set(queue.flatMap(({ island }) => island ?? []).concat(focused))
      replay(take(({ island }) => !island))
      for (const island of islands) hydrateIsland(island)
    },
    replayEvents(island, find) {
      const events = take((queued) => queued.island === island)
      replay(events, find)
    },
    giveUp(island, find) {
      for (const { event, repeat } of take((queued) => !island || queued.island === island)) {
        if (repeat || isChangeForCode(event)) void fallBack(event, find)
      }
    },
    fallBack,
  }
}

function pendingIsland(event: Event): HTMLElement | null {
  return closest(event, `${ISLAND}:not([data-hydrated])`)
}

/** @returns repeats a press on a button, or a form that is sent by code; nothing for what the browser handles */
function repeatOf(event: Event, island: Element | null): Repeat | undefined {
  const { type, target } = event
  if (type === 'submit' && target instanceof HTMLFormElement && (island || !target.hasAttribute('action')))
    return (find) => find(target).requestSubmit()
  const button = closest<HTMLButtonElement>(event, 'button')
  if (type === 'click' && button && button.type !== 'submit') return (find) => find(button).click()
  return undefined
}

/** Whether the field that has changed needs code to respond: its form has no address. */
function isChangeForCode(event: Event): boolean {
  return event.type === 'change' && closest(event, `${ISLAND} form:not([action])`) !== null
}
