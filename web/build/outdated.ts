import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type LanguageId, SOURCE } from '#contract/languages.ts'

/** What a language has of its own. */
const NOT_TRANSLATED = ['banned.json', 'language.json']

/**
 * The English files that were committed after their translations, from the folder of the content.
 *
 * @returns undefined where that is not known: without git, or in a clone without the earlier commits
 */
export function outdatedFiles(language: LanguageId, folder = 'web/content'): string[] | undefined {
  const times = commitTimes(folder)
  if (!times) return undefined
  // What is not committed yet is the newest.
  const timeOf = (file: string) => times.get(file) ?? Number.POSITIVE_INFINITY
  return readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => !NOT_TRANSLATED.includes(file))
    .flatMap((file) => {
      // The words of a batch are beside its facts, in no folder of a language.
      const english = [`${SOURCE}/${file}`, file].find((name) => existsSync(join(folder, name)))
      return english && timeOf(english) > timeOf(`${language}/${file}`) ? [english] : []
    })
    .sort()
}

/** When each file was last committed. */
function commitTimes(folder: string): Map<string, number> | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'core.quotePath=false', ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 26,
    })
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return undefined
    const times = new Map<string, number>()
    const commits = git('log', '--relative', '--name-only', '--format=%x00%ct', '--', '.')
      .split('\0')
      .slice(1)
    for (const [time, ...files] of commits.map((commit) => commit.trim().split(/\n+/)))
      for (const file of files) if (!times.has(file)) times.set(file, Number(time))
    return times
  } catch {
    return undefined
  }
}
