import { spawnSync } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { quietEnvironment } from './local.ts'

/**
 * Runs wrangler without a question, and without its output. It answers its own questions with yes, so whatever it would
 * replace is looked at before.
 *
 * @param input what it reads, such as a secret
 * @returns what it prints
 * @throws where it fails: its errors are the message. Its output may hold the address of an export, and is not.
 */
export function runWrangler(args: string[], env: Record<string, string> = {}, input = ''): string {
  const { status, stdout, stderr, error } = spawnSync('wrangler', args, {
    env: { ...quietEnvironment, WRANGLER_HIDE_BANNER: 'true', ...env },
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    input,
  })
  if (status !== 0) {
    const [command = '', ...rest] = args.filter((arg) => !arg.startsWith('-'))
    throw new Error(
      `wrangler ${[command, rest[0]].filter(Boolean).join(' ')} failed: ${stripVTControlCharacters(stderr || String(error)).trim()}`,
    )
  }
  return stdout
}
