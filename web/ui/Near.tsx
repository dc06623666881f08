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
    const [gate] = useState(() => new Gate(!hydrating))
    // Made once: React would throw away HTML that is drawn anew before its code is there.
    const [part] = useState(() => {
      const Content = (hydrating ? undefined : loaded) ?? lazy(() => gate.opened.then(whole))
      return (
        <Suspense>
          <Content />
          <Alive told={gate.alive} />
        </Suspense>
      )
    })
    useEffect(() => {
      if (place.current) return gate.watch(place.current, whole)
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
  readonly #opened = Promise.withResolvers<void>()
  readonly #alive = Promise.withResolvers<void>()

  constructor(open: boolean) {
    if (open || import.meta.env.SSR) this.#opened.resolve()
  }

  get opened(): Promise<void> {
    return this.#opened.promise
  }

  readonly alive = () => this.#alive.resolve()

  /** Opens when the place comes near or is touched, once the code is there: a network that fails now may work then. */
  watch(place: HTMLElement, load: () => Promise<unknown>): () => void {
    const start = keepEarly(place, async () => {
      await load()
      this.#opened.resolve()
      await this.#alive.promise
    })
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
