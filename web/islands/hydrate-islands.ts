import type { ComponentType } from 'react'
import type { EventReplay } from './event-replay.ts'

export type IslandEntry = {
  /**
   * An island is hydrated at the first event inside it, and before that when it becomes visible. `interaction` waits for
   * the event, unless the address has a query, which the prerendered HTML cannot show.
   */
  hydrateOn: 'visible' | 'interaction'
  load: () => Promise<{ default: ComponentType<never> }>
}

type Replay = Pick<EventReplay, 'hydrated' | 'failed'>

export type HydratedView = {
  /** Hydrates an island of the view at once. */
  hydrate(element: HTMLElement): void
  /** To be called before the view is replaced. */
  unmount(): void
}

/** How far below the viewport an island counts as visible, so that it is hydrated when it is scrolled to. */
const VISIBLE_MARGIN = '1000px'

/**
 * Hydrates the islands of a view, each when its entry says so.
 *
 * @param view the element that the view is rendered in
 * @param entries every island by name
 * @param replay notified when an island is hydrated, or its code fails to load
 */
export function hydrateIslands(
  view: Element,
  entries: Record<string, IslandEntry>,
  replay: Replay,
): HydratedView {
  const islands = new Map<HTMLElement, PendingIsland>()
  for (const element of view.querySelectorAll<HTMLElement>('[data-island]')) {
    const entry = entries[element.dataset.island ?? '']
    if (entry) islands.set(element, new PendingIsland(element, entry, replay))
  }
  return {
    hydrate: (element) => islands.get(element)?.hydrate(),
    unmount() {
      for (const island of islands.values()) island.unmount()
    },
  }
}

class PendingIsland {
  readonly #element: HTMLElement
  readonly #load: IslandEntry['load']
  readonly #replay: Replay
  #started: Promise<void> | undefined
  /** Undoes what was last done: observing, then mounting. */
  #cleanUp: () => void = () => {}

  constructor(element: HTMLElement, { hydrateOn, load }: IslandEntry, replay: Replay) {
    this.#element = element
    this.#load = load
    this.#replay = replay
    const hydrate = () => this.hydrate()
    if (hydrateOn === 'visible') this.#cleanUp = whenVisible(element, hydrate)
    else if (hydrateOn === 'interaction' && location.search !== '') hydrate()
  }

  /** A request that failed is repeated at the next event. */
  hydrate(): void {
    if (!this.#element.isConnected) return
    this.#started ??= this.#mount().catch(() => {
      this.#started = undefined
      this.#replay.failed(this.#element)
    })
  }

  unmount(): void {
    this.#cleanUp()
  }

  async #mount(): Promise<void> {
    const [{ mount }, { default: component }] = await Promise.all([import('./mount.tsx'), this.#load()])
    if (!this.#element.isConnected) return
    this.#cleanUp()
    const unmount = await mount(this.#element, component as ComponentType<object>)
    // The view may have been replaced in the meantime.
    if (!this.#element.isConnected) return unmount()
    this.#cleanUp = unmount
    this.#element.dataset.hydrated = ''
    this.#replay.hydrated(this.#element)
  }
}

/** @returns stops observing */
function whenVisible(element: HTMLElement, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: VISIBLE_MARGIN },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
