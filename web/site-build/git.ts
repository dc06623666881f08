import { execFileSync } from 'node:child_process'

/**
 * Returns what git prints when it is run in a folder.
 *
 * @throws without git, and outside a repository
 */
export function git(folder: string, ...args: string[]): string {
  return gitWithInput(folder, '', ...args)
}

/** Returns what git prints for an input, which commands such as `cat-file --batch` read. It throws as `git` does. */
export function gitWithInput(folder: string, input: string, ...args: string[]): string {
  return execFileSync('git', ['-C', folder, '-c', 'core.quotePath=false', ...args], {
    encoding: 'utf8',
    input,
    stdio: ['pipe', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
  })
}
