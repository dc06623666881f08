import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGE_IDS, LANGUAGES, type LanguageId, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { loadContent } from '#web/model/load.ts'
import { readLanguage, WORDS } from '#web/model/read-topics.ts'
import { filesIn } from '#web/model/shop-files.ts'
import { SHOP_FOLDER } from '#web/model/shop-folder.ts'
import type { Problem } from '#web/model/validation.ts'
import { failureText, problemLines } from './checks/problem-lines.ts'
import { git } from './git.ts'
import outdatedAtBaseline from './outdated-at-baseline.json' with { type: 'json' }

/**
 * The translations of the software's words and of the sample that were older than their English when files last changed in
 * form alone. One counts as such until it is committed after this list.
 */
const BASELINE = 'web/site-build/outdated-at-baseline.json'

/**
 * The English files that were committed after their translations, from the folder of a shop or of the software's words.
 *
 * @returns undefined where that is not known: without git, or in a clone without the earlier commits
 */
export function findOutdatedFiles(language: LanguageId, folder = SHOP_FOLDER): string[] | undefined {
  const timeOf = readCommitTimes(folder)
  const files = filesIn(join(folder, language)).flatMap((file) => {
    // The words of a batch are beside its facts, in no folder of a language.
    const english = [`${SOURCE_LANGUAGE}/${file}`, file].find((name) => existsSync(join(folder, name)))
    const isOutdated = english && timeOf && timeOf(english) > timeOf(`${language}/${file}`)
    // These files belong to one language and have no English original.
    return isOutdated && file !== 'banned.json' ? [english] : []
  })
  return timeOf && files.sort()
}

/** Returns when each file of a folder was last changed by a commit; one that was only moved is as old as it was. */
function readCommitTimes(folder: string): ((file: string) => number) | undefined {
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository').trim() === 'true') return undefined
    const prefix = git(folder, 'rev-parse', '--show-prefix').trim()
    const times = new Map<string, number>()
    const oldestFirst = git(folder, 'log', '--reverse', '--name-status', '-M', '-l0', '--format=%x00%ct')
    for (const commit of oldestFirst.split('\0')) {
      const [time, ...changes] = commit.trim().split(/\n+/)
      for (const [kind = '', from = '', to = from] of changes.map((change) => change.split('\t')))
        times.set(to, (kind === 'R100' && times.get(from)) || Number(time))
    }
    // Files that are not committed yet count as the newest.
    const timeOf = (file: string) => times.get(file) ?? Number.POSITIVE_INFINITY
    return (file) => {
      const path = prefix + file
      const isOfBaseline = /^web\/(words|demonstration)\//.test(path) && timeOf(path) <= timeOf(BASELINE)
      return isOfBaseline ? Number(!outdatedAtBaseline.includes(path)) : timeOf(path)
    }
  } catch {
    return undefined
  }
}

/**
 * Lists the texts of a shop that a language lacks, or that no longer fit their English, by the fields to write; none of the
 * software's. A batch is left out: it is published on the day on which it is made.
 */
export function missingTexts(language: LanguageId, folder = SHOP_FOLDER): Problem[] {
  const fallbacks: Problem[] = []
  loadContent(language, folder, 'open', new Date(), fallbacks)
  return fallbacks.filter(({ file }) => !file.endsWith('/words.json') && !file.includes('/batches/'))
}

/** Lists the languages that are to be published, and in which texts of the shop are missing. */
export function incompleteLanguages(folder = SHOP_FOLDER): LanguageId[] {
  return LANGUAGE_IDS.filter((id) => id !== SOURCE_LANGUAGE && readLanguage(id, folder).published).filter(
    (id) => missingTexts(id, folder).length > 0,
  )
}

/**
 * `npm run translations`: who has read each language, which texts of the shop it lacks, which English files are newer than their
 * translations, and last those of the software, which an update translates.
 */
if (import.meta.main)
  try {
    for (const { id, name } of LANGUAGES.filter(({ id }) => id !== SOURCE_LANGUAGE)) {
      const isThere = existsSync(join(SHOP_FOLDER, id))
      const { published, readBy, readOn } = readLanguage(id, SHOP_FOLDER)
      const reader = readBy ? `read by ${readBy} on ${readOn}` : 'nobody has read it'
      const state = published ? 'published' : 'left out by npm run deploy'
      console.log(`${name}: ${isThere ? `${state}; ${reader}` : 'not a language of the shop'}`)
      const missing = isThere ? problemLines(missingTexts(id), SHOP_FOLDER) : []
      if (missing.length > 0)
        console.log(['  It is first published once these are written:', ...missing].join('\n  '))
      for (const [folder, whose] of [
        [SHOP_FOLDER, ''],
        [WORDS, 'of the software: '],
      ] as const) {
        const files = findOutdatedFiles(id, folder)
        if (!files) console.log('  Not known here: this clone has no git, or not all commits.')
        for (const file of files ?? [])
          console.log(`  ${whose}${folder}/${file} is newer than its translation`)
      }
    }
  } catch (error) {
    console.error(failureText(error, SHOP_FOLDER))
    process.exitCode = 1
  }
