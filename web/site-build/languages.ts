import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type LanguageId, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { copyTexts, fallbackKey, loadContent } from '#web/model/load.ts'
import { readLanguage } from '#web/model/read-topics.ts'
import { isDemonstration, SHOP_FOLDER } from '#web/model/shop-folder.ts'
import type { ShopState } from '#web/model/shop-state.ts'
import { titlePath } from '#web/model/titles.ts'
import type { Content } from '#web/model/types.ts'
import type { Problem } from '#web/model/validation.ts'
import type { SiteLanguage } from '#web/ui/page.ts'
import { noticeVersion } from './notice-versions.ts'
import { findOutdatedFiles } from './translations.ts'

/**
 * The state in which this build shows the shop: `demonstration` by the folder, else `SITE_SHOP_STATE`, which build.ts
 * sets.
 */
export const SHOP_STATE: ShopState = isDemonstration(SHOP_FOLDER)
  ? 'demonstration'
  : ((process.env.SITE_SHOP_STATE as ShopState | undefined) ?? 'unopened')

/**
 * The repository that `/edit` writes to, `owner/name`, as `npm run deploy` sets it. Without one `/edit` opens the content
 * on this machine; where it is empty, there is no `/edit`.
 */
export const REPOSITORY = process.env.SITE_REPOSITORY

/**
 * Returns whether visitors see a language. A deploy lists in `SITE_HELD_BACK` the languages whose first publishing waits
 * for texts of the shop: everything else is published meanwhile, so that no recall waits for a translation.
 */
function isPublished(language: LanguageId, folder: string): boolean {
  const heldBack = process.env.SITE_HELD_BACK?.split(' ') ?? []
  return readLanguage(language, folder).published && !heldBack.includes(language)
}

/** The site in every language that this build shows. */
export function siteLanguages(folder = SHOP_FOLDER, shopState = SHOP_STATE): SiteLanguage[] {
  const hidden = hiddenLanguages(folder, shopState)
  return LANGUAGES.filter(({ id }) => !hidden.includes(id)).map(({ id }) => {
    const fallbacks: Problem[] = []
    const content = removeForeignScripts(loadContent(id, folder, shopState, new Date(), fallbacks))
    const files = id === SOURCE_LANGUAGE ? [] : fallbacks.map(({ file }) => file)
    return {
      content,
      isPublished: isPublished(id, folder),
      noticeVersion: noticeVersion(id, folder),
      outdated: findOutdatedFiles(id, folder)?.map((file) => titlePath(file, [])),
      untranslated: [...new Set(files.map((file) => titlePath(file, [])))],
      englishTexts: id === SOURCE_LANGUAGE ? undefined : englishTexts(content, fallbacks),
    }
  })
}

/** Returns the texts for which English was the fallback, without those that have no Latin letters. */
function englishTexts(content: Content, fallbacks: readonly Problem[]): Set<string> {
  const texts = copyTexts(content)
  const shown = fallbacks.flatMap((fallback) => texts.get(fallbackKey(fallback)) ?? [])
  return new Set(shown.filter((text) => /[a-z]{2}/i.test(text)))
}

/** Leaves the reel's script out of a site that is edited on `/edit`: it could read the key that the editor keeps. */
function removeForeignScripts(content: Content): Content {
  const { facts } = content
  return REPOSITORY && facts.reel?.embed === 'unless-editing'
    ? { ...content, facts: { ...facts, reel: { ...facts.reel, embed: 'never' } } }
    : content
}

/** Lists the languages that this build leaves out: those without a folder, and unpublished ones. */
export function hiddenLanguages(folder = SHOP_FOLDER, shopState = SHOP_STATE): LanguageId[] {
  const showsDrafts = shopState === 'demonstration' || Boolean(process.env.SITE_DRAFTS)
  return LANGUAGES.map(({ id }) => id).filter((id) =>
    showsDrafts ? !existsSync(join(folder, id)) : !isPublished(id, folder),
  )
}

/** Lists the languages that the shop has a folder of and has not published. */
export function unpublishedLanguages() {
  return LANGUAGES.filter(
    ({ id }) => existsSync(join(SHOP_FOLDER, id)) && !readLanguage(id, SHOP_FOLDER).published,
  )
}
