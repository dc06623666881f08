import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { rawHtml } from '../lib/raw-html.ts'
import type { Topic } from '../model/content.ts'
import { useContent } from '../model/context.ts'
import { IslandRoot } from './IslandRoot.tsx'

type Props<P, S extends keyof P> = {
  /** The key in web/islands.ts, which must import the same component. */
  name: string
  component: ComponentType<P>
  /** JSON: the browser reads it from the page. */
  props: Omit<P, S>
  /** Props for the HTML only: optional ones that hydration does not need. */
  staticProps?: Pick<P, S>
  /** The parts of the content that the component uses; the browser reads them from the page. */
  content?: readonly Topic[]
  className?: string
}

/**
 * Renders a component into the page for hydration in a React root of its own. It is rendered separately, because
 * `useId` counts by the position in its tree.
 */
export function Island<P extends object, S extends keyof P = never>({
  name,
  component,
  props,
  staticProps,
  content: topics = [],
  className,
}: Props<P, S>) {
  const all = useContent()
  const content = Object.fromEntries(topics.map((topic) => [topic, all[topic]]))
  const html = renderToString(
    <IslandRoot component={component} props={{ ...props, ...staticProps } as P} content={content} />,
    { identifierPrefix: name },
  )
  return (
    <div
      data-island={name}
      data-props={Object.keys(props).length > 0 ? JSON.stringify(props) : undefined}
      data-content={topics.length > 0 ? JSON.stringify(content) : undefined}
      className={className}
      {...rawHtml(html)}
    />
  )
}
