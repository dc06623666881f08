import { createContext, use } from 'react'
import type { Content } from '../model/types.ts'

/** What a component can read of its page. */
export type Page = {
  /** The path of the English page, in every language, such as `/batch`. */
  readonly path: string
  /** The part of its title that names it, for messages with a question about it. */
  readonly title: string
  /** The site in every language that is shown, this one among them. */
  readonly languages: readonly SiteLanguage[]
  /** The live site's address, without a slash at its end; empty where the site is shown under any address. */
  readonly siteUrl: string
  readonly launch?: LaunchState | undefined
}

/** What is the same on every page. */
export type Site = Pick<Page, 'languages' | 'siteUrl' | 'launch'>

/** What a shop still needs before it can open, and what is advised besides. */
export type LaunchState = {
  /** What is missing or has expired, of the number of things that a shop needs. */
  readonly missing: readonly string[]
  readonly of: number
  /** Whether the shop has opened: its pages then stay, and it takes no orders while something is missing. */
  readonly isOpen: boolean
  readonly advice: readonly string[]
  /** Whether the site has `/edit`. */
  readonly canEdit: boolean
  readonly changedTexts?: ChangedTexts | undefined
}

/** What an update has changed in the privacy policy and the notices since their owner read them. */
export type ChangedTexts = {
  /** The day on which they were read, YYYY-MM-DD. */
  readonly since: string
  /** The lines that went, each after a minus, and those that came, each after a plus. */
  readonly lines: readonly string[]
}

export type SiteLanguage = {
  readonly content: Content
  /** Whether visitors see it, since somebody has read it. */
  readonly isPublished: boolean
  /** The version of the notice at the newsletter box, to which a subscriber agrees. */
  readonly noticeVersion: string
  /** The titles of texts whose English is newer than the translation; undefined where that is not known. */
  readonly outdated?: readonly string[] | undefined
  /** The titles of texts that show English words where the translation has none that fits. */
  readonly untranslated?: readonly string[] | undefined
  /** What is printed in English in their place. */
  readonly englishTexts?: ReadonlySet<string> | undefined
}

const PageContext = createContext<Page>({ path: '/', title: '', languages: [], siteUrl: '' })
export const PageProvider = PageContext.Provider

/** @returns the page that the component is rendered on */
export function usePage(): Page {
  return use(PageContext)
}
