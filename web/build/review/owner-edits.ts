import { LANGUAGES, type LanguageId, SOURCE } from '#contract/languages.ts'
import { readTranslation, type Translation, writeReview } from './read-review.ts'
import { signRead } from './review.ts'

/** A commit made in `/edit`, with folders of the content before and after it. */
export type Edit = {
  readonly by: string
  readonly on: string
  readonly before: string
  readonly after: string
  /** What an undo restores was read before, where the language is published. */
  readonly isUndo: boolean
}

/**
 * Signs the translations that the owner wrote, who has had the English beside them: as read by the owner. What was
 * changed again since is unread. Without it one edited word would take its language off the site.
 *
 * @param edits the oldest first
 * @param drafts the languages that are not published
 * @param folder of the content now
 */
export function signOwnerEdits(
  edits: readonly Edit[],
  drafts: readonly string[],
  folder = 'web/content',
): void {
  for (const { id } of LANGUAGES) {
    if (id === SOURCE) continue
    for (const edit of edits) if (!edit.isUndo || !drafts.includes(id)) sign(id, edit, folder)
  }
}

function sign(language: LanguageId, { by, on, before, after }: Edit, folder: string): void {
  const [old, edited] = [readTranslated(language, before), readTranslated(language, after)]
  if (!old || !edited) return
  const now = readTranslation(language, folder)
  const isWritten = (record: string) => edited.words[record] && edited.words[record] !== old.words[record]
  const records = now.open.flatMap(({ record }) => (isWritten(record) ? record : []))
  if (records.length > 0)
    writeReview(language, signRead({ ...edited, review: now.review }, { by, on }, records), folder)
}

/** Undefined where the content could not be read then: its words stay unread. */
function readTranslated(language: LanguageId, folder: string): Translation | undefined {
  try {
    return readTranslation(language, folder)
  } catch {
    return undefined
  }
}
