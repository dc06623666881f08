import type { ComponentType } from 'react'
import { whenIdle, whenVisible } from '../schedule.ts'
import type { EventReplay } from './event-replay.ts'
import { ISLAND } from './floor.ts'
import type { Counterpart } from './page-parts.ts'

type Load = () => Promise<{ default: ComponentType<never> }>

/** Loads the component of each island, by the island's name. */
export type Islands = ReadonlyMap<string, Load>

/** Called when an island is hydrated, or its code fails to load. */
type Replay = Pick<EventReplay, 'replayEvents' | 'giveUp'>

/** How far an island may be from the viewport to count as visible. */
const VISIBLE_MARGIN = '1000px'

/**
 * Hydrates the islands of a page: each at the first event inside it, and before that when it becomes visible, or, where
 * its element says so, once the page is idle. Returns a function that hydrates one of them at once.
 */
export function hydrateIslands(
  page: Element,
  components: Islands,
  replay: Replay,
): (island: HTMLElement) => void {
  const islands = new Map<HTMLElement, () => void>()
  for (const element of page.querySelectorAll<HTMLElement>(ISLAND)) {
    const load = components.get(element.dataset.island ?? '')
    if (load) islands.set(element, pendingIsland(element, load, replay))
  }
  return (element) => islands.get(element)?.()
}

/**
 * @returns hydrates the island once; a request that failed is repeated at the next event. Where the component throws, the
 * island keeps its HTML, and its events have their fallback.
 */
function pendingIsland(element: HTMLElement, load: Load, replay: Replay): () => void {
  let isStarted = false
  let isStopped = false
  let stopObserving = () => {}
  const giveUp = (find?: Counterpart) => {
    isStarted = false
    replay.giveUp(element, find)
  }
  const stop = (find: Counterpart) => {
    isStopped = true
    delete element.dataset.hydrated
    giveUp(find)
  }
  const hydrate = async () => {
    if (isStarted) return
    isStarted = true
    try {
      const [{ mount }, { default: component }] = await Promise.all([import('./mount.tsx'), load()])
      stopObserving()
      if (isStopped) return giveUp()
      const find = await mount(element, component as ComponentType<object>, stop)
      if (isStopped) return
      element.dataset.hydrated = ''
      replay.replayEvents(element, find)
    } catch {
      giveUp()
    }
  }
  if (element.dataset.hydrateOn !== 'idle')
    // An island may be without a box of its own.
    stopObserving = whenVisible(element.firstElementChild ?? element, VISIBLE_MARGIN, hydrate)
  // The prerendered HTML cannot show what the address asks for.
  else if (location.search !== '') hydrate()
  else whenIdle(document, hydrate)
  return hydrate
}
