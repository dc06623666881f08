import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { stripVTControlCharacters } from 'node:util'
import { quietEnvironment } from './local.ts'

/** Lines of each of its errors that say nothing about it. */
const OF_WRANGLER = /^\s*(If you think this is a bug|🪵).*$/gmu

/**
 * Runs wrangler without a question, and without its output. It answers its own questions with yes, so whatever it would
 * replace is looked at before.
 *
 * @param input what it reads, such as a secret
 * @returns what it prints
 * @throws where it fails: its errors are the message. Its output may hold the address of an export, and is not.
 */
export async function runWrangler(
  args: string[],
  env: Record<string, string> = {},
  input = '',
): Promise<string> {
  const child = spawn('wrangler', args, {
    env: { ...quietEnvironment, WRANGLER_HIDE_BANNER: 'true', ...env },
  })
  // Where it reads nothing, it may have ended before.
  child.stdin.on('error', () => undefined).end(input)
  const [printed, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  if (status === 0) return printed
  const name = args.slice(0, args[0] === 'deploy' ? 1 : 2).join(' ')
  const reason = stripVTControlCharacters(errors).replace(OF_WRANGLER, '').trim()
  throw new Error(`wrangler ${name} failed: ${reason}`)
}
