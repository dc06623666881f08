import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandRoot } from './IslandRoot.tsx'
import { type Counterpart, readPageHtml, rememberParts } from './page-parts.ts'

/** Events by which a visitor changes what a hydrated island shows. */
const USES = ['click', 'input', 'change', 'submit'] as const

/**
 * Hydrates what `Island` rendered, until its effects have run. React is loaded with this file, at the first one.
 *
 * @param onStop called where the component throws before the visitor has used it: the island then has its HTML as before
 * @returns finds what is now in the place of an element that was in the island before; never resolves after `onStop`
 */
export function mount(
  element: HTMLElement,
  component: ComponentType<object>,
  onStop: (find: Counterpart) => void,
): Promise<Counterpart> {
  return new Promise((resolve) => {
    const { props = '{}', content = '{}', island = '' } = element.dataset
    const html = element.innerHTML
    const carryOver = rememberParts(element)
    let find: Counterpart = (same) => same
    let isUsed = false
    const root = (
      <IslandRoot
        component={component}
        props={{ ...JSON.parse(props), pageHtml: readPageHtml(element) }}
        content={JSON.parse(content)}
        onRendered={() => {
          find = carryOver()
        }}
        onHydrated={() => {
          const use = () => {
            isUsed = true
          }
          for (const type of USES) element.addEventListener(type, use, { capture: true, once: true })
          resolve(find)
        }}
        isUsed={() => isUsed}
        remember={() => rememberParts(element)}
      />
    )
    const onUncaughtError = (error: unknown) => {
      reportError(error)
      element.innerHTML = html
      onStop(carryOver({ notify: false }))
    }
    // Where a translator has replaced the texts, React renders the island again: that is no fault to report.
    const onRecoverableError = (error: unknown) => {
      if (!html.includes('<font')) reportError(error)
    }
    // A transition is rendered in slices, between which the browser responds.
    const options = { identifierPrefix: island, onUncaughtError, onRecoverableError }
    startTransition(() => void hydrateRoot(element, root, options))
  })
}
