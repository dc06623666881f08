import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandRoot } from './IslandRoot.tsx'

/**
 * Hydrates one island. This file brings React and is loaded with the first island.
 *
 * @param element as `Island` rendered it
 * @returns unmounts the island; settles once its effects have run
 */
export function mount(element: HTMLElement, component: ComponentType<object>): Promise<() => void> {
  return new Promise((resolve) => {
    const props: object = JSON.parse(element.dataset.props ?? '{}')
    const root = hydrateRoot(
      element,
      <IslandRoot component={component} props={props} onHydrated={() => resolve(() => root.unmount())} />,
      { identifierPrefix: element.dataset.island ?? '' },
    )
  })
}
