import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandRoot } from './IslandRoot.tsx'

/** Hydrates what `Island` rendered, until its effects have run. React is loaded with this file, at the first one. */
export function mount(element: HTMLElement, component: ComponentType<object>): Promise<void> {
  return new Promise((resolve) => {
    const { props = '{}', content = '{}', island = '' } = element.dataset
    const root = (
      <IslandRoot
        component={component}
        props={JSON.parse(props)}
        content={JSON.parse(content)}
        onHydrated={resolve}
      />
    )
    // A transition is rendered in slices, between which the browser responds.
    startTransition(() => void hydrateRoot(element, root, { identifierPrefix: island }))
  })
}
