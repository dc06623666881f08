import { type ComponentType, lazy, Suspense, useState } from 'react'
import { getThePage } from '../lib/load-view.ts'
import { useHydrating } from './use-hydrating.ts'

export type StillComponent = ComponentType & {
  /** Fetches the part's code, so that a switch to its view shows it at once. Repeated calls cost nothing. */
  load(): Promise<void>
}

/**
 * A part of a page that has no behaviour of React's. On a page that came as HTML it stays as it came, and its code is
 * never fetched; the code is fetched only where the view is reached without a page load. What has once come as HTML
 * is kept and moves along, so that Back, or another view with the same part, has it without a wait.
 *
 * @param load imports the component, which takes no props
 */
export function still(load: () => Promise<{ default: ComponentType }>): StillComponent {
  const part = new Part(load)
  return Object.assign(() => <Still part={part} />, {
    load: async () => {
      if (!part.html) await part.load()
    },
  })
}

class Part {
  /** What the HTML had in this place. */
  html: ChildNode[] | undefined
  readonly #import: () => Promise<{ default: ComponentType }>
  readonly #lazy: ComponentType
  #loading: Promise<{ default: ComponentType }> | undefined
  #loaded: ComponentType | undefined

  constructor(load: () => Promise<{ default: ComponentType }>) {
    this.#import = load
    this.#lazy = lazy(() => (import.meta.env.SSR ? this.load() : this.load().catch(getThePage)))
  }

  /** Once its code is there it is drawn at once; a lazy component would wait a moment even then. */
  get component(): ComponentType {
    return this.#loaded ?? this.#lazy
  }

  async load(): Promise<{ default: ComponentType }> {
    this.#loading ??= this.#import()
    try {
      const imported = await this.#loading
      this.#loaded = imported.default
      return imported
    } catch (error) {
      this.#loading = undefined
      throw error
    }
  }

  /** A ref for the place: puts there what was kept, and keeps what is there when the place goes. */
  readonly hold = (place: HTMLElement | null) => {
    if (!place) return
    place.append(...(this.html ?? []))
    const keep = () => {
      this.html = [...place.childNodes]
    }
    keep()
    return keep
  }
}

/** The place is no box of its own: to the layout its content stands where the place does. */
const PLACE = { className: 'contents', 'data-still': '' }

function Still({ part }: { part: Part }) {
  const hydrating = useHydrating()
  const [asItCame] = useState(hydrating || part.html !== undefined)
  const [Content] = useState(() => part.component)
  if (import.meta.env.SSR) {
    return (
      <div {...PLACE}>
        <Content />
      </div>
    )
  }
  if (asItCame) {
    // A text of no length tells React that what is inside is none of its business; it then leaves it alone.
    return (
      <div ref={part.hold} {...PLACE} suppressHydrationWarning>
        {''}
      </div>
    )
  }
  return (
    <Suspense fallback={<div className="min-h-dvh" aria-busy="true" />}>
      <div {...PLACE}>
        <Content />
      </div>
    </Suspense>
  )
}
