import { join } from 'node:path'
import { SOURCE_LANGUAGE } from '#contract/languages.ts'
import { readJson, WORDS } from '#web/model/read-topics.ts'
import { lookUp } from '#web/shop/placeholders.ts'
import type { ChangedTexts } from '#web/ui/page.ts'
import { git } from './git.ts'

/** The software's texts that promise to visitors what the code does. An update may change them. */
const POLICY = join(WORDS, SOURCE_LANGUAGE, 'privacy-policy.md')
const NOTICES = [
  ['newsletter', 'notice'],
  ['question', 'notice'],
  ['policy', 'orderReference.text'],
] as const

/**
 * Finds which of the privacy policy and the consent notices have changed since the owner read them.
 *
 * @param readOn YYYY-MM-DD
 * @returns an empty list where they are the same, and where that is not known: without git, or in a clone without the
 * commits
 */
export function findChangedTexts(readOn: string | null): ChangedTexts | undefined {
  if (!readOn) return undefined
  try {
    // An update dates from its merge, not from the commits that are merged.
    const found = git('.', 'rev-list', '-1', '--first-parent', `--before=${readOn}T23:59:59+05:30`, 'HEAD')
    const commit = found.trim()
    if (!commit) return undefined
    const policy = git('.', 'diff', '-U0', '--relative', commit, '--', POLICY)
    const lines = policy.split('\n').filter((line) => /^[+-](?![+-]{2} )/.test(line))
    const notices = NOTICES.flatMap(([topic, path]) => {
      const file = `${WORDS}/${SOURCE_LANGUAGE}/${topic}.json`
      const before = lookUp(path, [JSON.parse(git('.', 'show', `${commit}:./${file}`))])
      const now = lookUp(path, [readJson(file)])
      return before === now ? [] : [`-${before}`, `+${now}`]
    })
    const changed = [...lines, ...notices]
    return changed.length > 0 ? { since: readOn, lines: changed } : undefined
  } catch {
    return undefined
  }
}
