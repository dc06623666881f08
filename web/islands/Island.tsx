import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { rawHtml } from '../lib/raw-html.ts'
import { IslandRoot } from './IslandRoot.tsx'

type Props<P> = {
  /** The key in web/islands.ts, which must import the same component. */
  name: string
  component: ComponentType<P>
  /** JSON: the browser reads it from the page. */
  props: P
  className?: string
}

/**
 * Renders a component into the page for hydration in a React root of its own. It is rendered separately, because
 * `useId` counts by the position in its tree.
 */
export function Island<P extends object>({ name, component, props, className }: Props<P>) {
  const html = renderToString(<IslandRoot component={component} props={props} />, { identifierPrefix: name })
  return (
    <div
      data-island={name}
      data-props={Object.keys(props).length > 0 ? JSON.stringify(props) : undefined}
      className={className}
      {...rawHtml(html)}
    />
  )
}
