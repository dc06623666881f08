import { createContext, use } from 'react'
import type { Content, ContentWith, Topic } from './types.ts'

/** All content of the page's language; only the build has it. */
export const ContentContext = createContext<Content | null>(null)

/** The part of it that an island names, at build and in the browser. */
export const TopicsContext = createContext<object | null>(null)

/**
 * All content, for components that are in no island.
 *
 * @throws in an island, which has the topics that it names
 */
export function useContent(): Content {
  const content = use(ContentContext)
  if (!content) throw new Error('useContent: there is no ContentContext above this component')
  return content
}

/** Returns the topics that a component of an island uses; outside islands, all of them are available. */
export function useTopics<Names extends readonly Topic[]>(): ContentWith<Names[number]> {
  return (use(TopicsContext) ?? use(ContentContext)) as ContentWith<Names[number]>
}
