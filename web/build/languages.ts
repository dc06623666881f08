import { LANGUAGES, type LanguageId } from '#contract/languages.ts'
import type { Content, Mode } from '#web/model/content.ts'
import { loadContent, readLanguage } from '#web/model/load.ts'
import { titlePath } from '#web/model/titles.ts'
import type { SiteLanguage } from '#web/ui/page.ts'
import { noticeVersion } from './notice-versions.ts'
import { outdatedFiles } from './translations.ts'

/** What this build shows: with `--live` what visitors get; else samples and unpublished languages too. */
export const MODE: Mode = process.argv.includes('--live') ? 'live' : 'demonstration'

/**
 * The repository that `/edit` writes to, `owner/name`, as `npm run deploy` sets it. Without one `/edit` opens the content
 * on this machine; where it is empty, there is no `/edit`.
 */
export const REPOSITORY = process.env.SITE_REPOSITORY

/** The site in every language that this build shows. */
export function siteLanguages(folder?: string, mode = MODE): SiteLanguage[] {
  const hidden = hiddenLanguages(folder, mode)
  return LANGUAGES.filter(({ id }) => !hidden.includes(id)).map(({ id }) => ({
    content: withoutForeignScripts(loadContent(id, folder, mode)),
    isPublished: readLanguage(id, folder).published,
    noticeVersion: noticeVersion(id, folder),
    outdated: outdatedFiles(id, folder)?.map((file) => titlePath(file, [])),
  }))
}

/** Leaves the reel's script out of a site that is edited on `/edit`: it could read the key that the editor keeps. */
function withoutForeignScripts(content: Content): Content {
  return REPOSITORY && content.reel?.embed === 'unless-editing'
    ? { ...content, reel: { ...content.reel, embed: 'never' } }
    : content
}

/** The languages that this build leaves out. */
export function hiddenLanguages(folder?: string, mode = MODE): LanguageId[] {
  return mode === 'live' ? unpublishedLanguages(folder).map(({ id }) => id) : []
}

/** The languages that only a demonstration shows. */
export function unpublishedLanguages(folder?: string) {
  return LANGUAGES.filter(({ id }) => !readLanguage(id, folder).published)
}
