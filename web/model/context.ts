import { createContext, useContext } from 'react'
import type { Content } from './types.ts'

/** The content of the page's language: the whole of it at build, in the browser what its island was given. */
export const ContentContext = createContext<Content | null>(null)

/**
 * The facts and words that a component lays out.
 *
 * @throws outside a page; and in an island where a topic is used that `<Island content>` does not name, it is undefined
 */
export function useContent(): Content {
  const content = useContext(ContentContext)
  if (!content) throw new Error('useContent: there is no ContentContext above this component')
  return content
}
