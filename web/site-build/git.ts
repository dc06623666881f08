import { execFileSync } from 'node:child_process'

/**
 * Returns what git prints when it is run in a folder.
 *
 * @throws without git, and outside a repository
 */
export function git(folder: string, ...args: string[]): string {
  return gitWithInput(folder, '', ...args)
}

/** Does so with an input. */
export function gitWithInput(folder: string, input: string, ...args: string[]): string {
  return execFileSync('git', ['-C', folder, '-c', 'core.quotePath=false', ...args], {
    encoding: 'utf8',
    input,
    stdio: ['pipe', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
  })
}
