import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { keepEarly } from '../lib/hydration.ts'
import { useHydrating } from './use-hydrating.ts'

/** How near the viewport a part must come for its code to be worth fetching. */
const NEAR = '1000px'

type Part = ComponentType & {
  /** Fetches what a page load brings as HTML. */
  load?: () => Promise<void>
}

type NearComponent = ComponentType & {
  /** Fetches all of the part, so that a switch to its view shows it at once. */
  load(): Promise<void>
}

/**
 * A part of a page whose code is fetched when a visitor comes near it or touches it. Until then what came as HTML
 * stands there, and what is clicked is done as soon as the part can. A view that is drawn without a page load has the
 * part at once.
 *
 * @param load imports the component, which takes no props
 */
export function near(load: () => Promise<{ default: Part }>): NearComponent {
  let loaded: ComponentType | undefined
  const whole = async () => {
    const imported = await load()
    loaded = imported.default
    return imported
  }
  const Near = () => {
    const place = useRef<HTMLDivElement>(null)
    const hydrating = useHydrating()
    const [gate] = useState(() => new Gate(whole, !hydrating))
    // Made once: React would throw away HTML that is drawn anew before its code is there.
    const [part] = useState(() => {
      const Content = (hydrating ? undefined : loaded) ?? lazy(() => gate.content)
      return (
        <Suspense>
          <Content />
          <Alive told={gate.alive} />
        </Suspense>
      )
    })
    useEffect(() => {
      if (place.current) return gate.watch(place.current)
    }, [gate])
    return <div ref={place}>{part}</div>
  }
  return Object.assign(Near, {
    load: async () => {
      const { default: part } = await whole()
      await part.load?.()
    },
  })
}

/** Stands beside the content and runs once that is alive. */
function Alive({ told }: { told: () => void }) {
  useEffect(told, [told])
  return null
}

class Gate {
  readonly content: Promise<{ default: ComponentType }>
  readonly #load: () => Promise<unknown>
  readonly #open: boolean
  readonly #opened = Promise.withResolvers<void>()
  readonly #alive = Promise.withResolvers<void>()

  constructor(load: () => Promise<{ default: ComponentType }>, open: boolean) {
    this.#load = load
    this.#open = open
    this.content = this.#opened.promise.then(load)
    if (open || import.meta.env.SSR) this.#opened.resolve()
  }

  readonly alive = () => this.#alive.resolve()

  /** Opens when the place comes near or is touched, once the code is there: a network that fails now may work then. */
  watch(place: HTMLElement): (() => void) | undefined {
    if (this.#open) return
    const start = keepEarly(place, async () => {
      await this.#load()
      this.#opened.resolve()
      await this.content
      // React hydrates at once what an event is meant for, and else takes its time.
      place.firstElementChild?.dispatchEvent(new Event('change', { bubbles: true }))
      await this.#alive.promise
    })
    if (!('IntersectionObserver' in window)) return void start()
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        start()
      },
      { rootMargin: NEAR },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }
}
