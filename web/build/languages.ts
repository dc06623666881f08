import { LANGUAGES, type LanguageId } from '#contract/languages.ts'
import type { Content } from '#web/content/content.ts'
import { loadContent, readLanguage } from '#web/content/load.ts'
import { titlePath } from '#web/content/titles.ts'
import type { SiteLanguage } from '#web/ui/page.ts'
import { REPOSITORY } from './edit/repository.ts'
import { outdatedFiles } from './outdated.ts'

/** Set by `npm run deploy`: what visitors get. All other builds show unpublished languages too, with a mark. */
const PUBLISHED_ONLY = Boolean(process.env.SITE_PUBLISHED_ONLY)

/**
 * The site in every language that this build shows.
 *
 * @param folder where the content stands
 */
export function siteLanguages(folder?: string, publishedOnly = PUBLISHED_ONLY): SiteLanguage[] {
  const hidden = hiddenLanguages(folder, publishedOnly)
  return LANGUAGES.filter(({ id }) => !hidden.includes(id)).map(({ id }) => ({
    content: withoutForeignScripts(loadContent(id, folder)),
    isPublished: readLanguage(id, folder).published,
    outdated: outdatedFiles(id, folder)?.map((file) => titlePath(file, [])),
  }))
}

/** Of a site that is edited on `/edit`: a script of others could read the key that its editor keeps. */
function withoutForeignScripts(content: Content): Content {
  return REPOSITORY && content.reel.embed === 'unless-editing'
    ? { ...content, reel: { ...content.reel, embed: 'never' } }
    : content
}

/** The languages that this build leaves out. */
export function hiddenLanguages(folder?: string, publishedOnly = PUBLISHED_ONLY): LanguageId[] {
  return publishedOnly ? unpublishedLanguages(folder).map(({ id }) => id) : []
}

/** The languages that only a demonstration shows. */
export function unpublishedLanguages(folder?: string) {
  return LANGUAGES.filter(({ id }) => !readLanguage(id, folder).published)
}
