import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandRoot } from './IslandRoot.tsx'
import { type Counterpart, readPageHtml, rememberParts } from './page-parts.ts'

/**
 * Hydrates what `Island` rendered, until its effects have run. React is loaded with this file, at the first one.
 *
 * @returns finds what is now in the place of an element that was in the island before
 */
export function mount(element: HTMLElement, component: ComponentType<object>): Promise<Counterpart> {
  return new Promise((resolve) => {
    const { props = '{}', content = '{}', island = '' } = element.dataset
    const carryOver = rememberParts(element)
    let find: Counterpart = (same) => same
    const root = (
      <IslandRoot
        component={component}
        props={{ ...JSON.parse(props), pageHtml: readPageHtml(element) }}
        content={JSON.parse(content)}
        onRendered={() => {
          find = carryOver()
        }}
        onHydrated={() => resolve(find)}
      />
    )
    // A transition is rendered in slices, between which the browser responds.
    startTransition(() => void hydrateRoot(element, root, { identifierPrefix: island }))
  })
}
