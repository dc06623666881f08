import { LANGUAGES } from '#contract/languages.ts'
import { loadContent } from '#web/content/load.ts'
import type { SiteLanguage } from '#web/ui/page.ts'

/** The site in every language that this build shows. */
export function siteLanguages(): SiteLanguage[] {
  return LANGUAGES.map(({ id }) => ({ content: loadContent(id), isReviewed: id === 'en' }))
}
