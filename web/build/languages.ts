import { LANGUAGES, type LanguageId, SOURCE } from '#contract/languages.ts'
import type { Content, Mode } from '#web/content/content.ts'
import { loadContent } from '#web/content/load.ts'
import type { SiteLanguage } from '#web/ui/page.ts'
import { REPOSITORY } from './edit/repository.ts'
import { readTranslation } from './review/read-review.ts'
import { isBlocking, type Status } from './review/review.ts'

/** What this build shows: with `--live`, and where a deploy sets the variable, what visitors get; else samples and drafts too. */
export const MODE: Mode =
  process.argv.includes('--live') || process.env.SITE_REVIEWED_ONLY ? 'live' : 'demonstration'
const REVIEWED_ONLY = MODE === 'live'

/** A language that is not ready to be published. */
type Draft = {
  readonly id: LanguageId
  readonly name: string
  /** The records that somebody has to read or confirm. */
  readonly blocking: readonly Status[]
}

/**
 * The site in every language that this build shows.
 *
 * @param folder where the content stands
 * @param reviewedOnly leaves out drafts, which otherwise show English words where they have none
 * @param mode `live` leaves out samples and what is not confirmed
 */
export function siteLanguages(folder?: string, reviewedOnly = REVIEWED_ONLY, mode = MODE): SiteLanguage[] {
  const drafts = draftLanguages(folder).map(({ id }) => id)
  return LANGUAGES.filter(({ id }) => !reviewedOnly || !drafts.includes(id)).map(({ id }) => ({
    content: withoutForeignScripts(loadContent(id, folder, false, mode)),
    isReviewed: !drafts.includes(id),
  }))
}

/** Of a site that is edited on `/edit`: a script of others could read the key that its editor keeps. */
function withoutForeignScripts(content: Content): Content {
  return REPOSITORY && content.reel?.embed === 'unless-editing'
    ? { ...content, reel: { ...content.reel, embed: 'never' } }
    : content
}

/** The languages that this build leaves out. */
export function hiddenLanguages(folder?: string, reviewedOnly = REVIEWED_ONLY): Draft[] {
  return reviewedOnly ? draftLanguages(folder) : []
}

/** The languages with records that nobody has read, or that are stale and serious. */
export function draftLanguages(folder?: string): Draft[] {
  return LANGUAGES.filter(({ id }) => id !== SOURCE)
    .map(({ id, name }) => ({ id, name, blocking: readTranslation(id, folder).open.filter(isBlocking) }))
    .filter(({ blocking }) => blocking.length > 0)
}

/** @returns a line that says what keeps the language from being published */
export function draftNotice({ id, name, blocking }: Draft): string {
  const unread = blocking.filter((status) => status.unread).length
  const first = blocking.slice(0, 5).map(({ record }) => record)
  const more = blocking.length > first.length ? ' …' : ''
  const counts = [
    unread && `${unread} unread`,
    blocking.length - unread && `${blocking.length - unread} stale`,
  ]
  return `${name} (${id}): ${counts.filter(Boolean).join(' and ')}: ${first.join(', ')}${more}`
}
