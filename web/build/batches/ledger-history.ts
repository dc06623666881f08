import { execFileSync } from 'node:child_process'
import { removedLines } from './ledger.ts'

/**
 * Compares every committed version of a ledger with the next one, and the last one with the text given.
 *
 * @param repository a folder in a git repository; outside of one there is no history to compare
 * @param path of the ledger within the repository
 * @param now the text of the ledger in the work tree
 * @returns a sentence for each line that was removed or changed, with the commit that did
 */
export function ledgerHistoryProblems(repository: string, path: string, now: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', repository, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  const commits = commitsOf(git, path)
  const versions = commits.map((commit) => ({ name: commit.slice(0, 10), text: textAt(git, commit, path) }))
  return [...versions, { name: 'the work tree', text: now }].flatMap(({ name, text }, index, all) => {
    const before = all[index - 1]
    return before ? removedLines(before.text, text).map((problem) => `${name}: ${problem}`) : []
  })
}

type Git = (...args: string[]) => string

/** Oldest first, along the main line only: a branch sees other branches' lines when it is merged. */
function commitsOf(git: Git, path: string): string[] {
  try {
    return git('log', '--first-parent', '--reverse', '--format=%H', '--', path).split('\n').filter(Boolean)
  } catch {
    return []
  }
}

/** Empty where the commit deleted the file. */
function textAt(git: Git, commit: string, path: string): string {
  try {
    return git('show', `${commit}:${path}`)
  } catch {
    return ''
  }
}
