import { type ComponentType, createContext, type ReactNode, use } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { ContentContext, useContent } from '../../model/context.ts'
import type { Content, Topic } from '../../model/types.ts'
import { lookUp } from '../../shop/placeholders.ts'
import { PageProvider, usePage } from '../../ui/page.ts'
import { rawHtml } from '../../ui/raw-html.ts'
import { IslandRoot } from './IslandRoot.tsx'

type Props<P> = {
  /** The default export of an `.island.tsx`. */
  component: ComponentType<P>
  /** JSON: the browser reads it from the page. */
  props: Omit<P, 'pageHtml'>
  /** Becomes the component's prop of this name: elements that do not change, by name, which the browser keeps as they are. */
  pageHtml?: Readonly<Record<string, ReactNode>>
  /** The topics that the component reads with `useTopics`; the browser has them from the page. */
  content?: readonly Topic[]
  /** Whether it waits until the page is idle, even where it is visible at once, so that the first paint does not wait for it. */
  hydrateOn?: 'visible' | 'idle'
  className?: string
}

/** The name of each island, by its component. Without it, as where a section is rendered alone, the component's own is taken. */
export const IslandNames = createContext<ReadonlyMap<unknown, string> | null>(null)

/**
 * Renders a component into the page for hydration in a React root of its own. It is rendered separately, because
 * `useId` counts by the position in its tree. The result depends on props and context alone, so this component is pure; it
 * runs at build, and never in a browser.
 */
export function Island<P extends object>({
  component,
  props,
  pageHtml: elements = {},
  content: topics = [],
  hydrateOn = 'visible',
  className,
}: Props<P>) {
  const names = use(IslandNames)
  const name = names ? names.get(component) : component.name
  if (!name) throw new Error(`${component.name} is not the default export of an .island.tsx`)
  const all = useContent()
  const page = usePage()
  const pageHtml = Object.fromEntries(
    Object.entries(elements).map(([name, element]) => [
      name,
      renderToStaticMarkup(
        <ContentContext value={all}>
          <PageProvider value={page}>{element}</PageProvider>
        </ContentContext>,
      ),
    ]),
  )
  const content = pickTopics(all, topics)
  const html = renderToString(
    <IslandRoot component={component} props={{ ...props, pageHtml } as P} content={content} />,
    { identifierPrefix: name },
  )
  return (
    <div
      data-island={name}
      data-hydrate-on={hydrateOn === 'idle' ? hydrateOn : undefined}
      data-props={Object.keys(props).length > 0 ? JSON.stringify(props) : undefined}
      data-content={topics.length > 0 ? JSON.stringify(content) : undefined}
      className={className}
      {...rawHtml(html)}
    />
  )
}

/** Takes these topics from the content, those of words, copy and facts below the name of their root. */
function pickTopics(content: Content, names: readonly Topic[]): object {
  const picked: Record<string, unknown> = {}
  const roots: Record<string, object> = {}
  for (const name of names) {
    const [root, topic] = name.split('.') as [keyof Content, string | undefined]
    if (topic) roots[root] = { ...roots[root], [topic]: lookUp(name, [content]) }
    else picked[root] = content[root]
  }
  return { ...roots, ...picked }
}
