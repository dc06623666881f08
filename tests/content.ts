import type { LanguageId } from '#contract/languages.ts'
import { loadContent } from '#web/content/load.ts'

/** The content of the site in English. What the owner may change is taken from here, never typed in a test. */
export const content = loadContent()

/** The content in a language as the built site shows it: English words where a draft has none yet. */
export const contentIn = (language: LanguageId) => loadContent(language, undefined, true)

/** Whether the language has all words; one that the owner has not added everything to is a draft. */
export function isComplete(language: LanguageId): boolean {
  try {
    return Boolean(loadContent(language))
  } catch {
    return false
  }
}
