import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { stripVTControlCharacters } from 'node:util'
import { quietEnvironment } from './local.ts'

/** Lines that wrangler adds to every error. */
const OF_WRANGLER = /^\s*(If you think this is a bug|🪵).*$/gmu

/**
 * Runs wrangler without questions and without printing its output. Wrangler answers its own questions with yes, so callers check
 * first what it would replace.
 *
 * @param input what it reads, such as a secret
 * @returns what it prints
 * @throws where it fails, with its errors as the message; its output may contain the address of an export, and is left out
 */
export async function runWrangler(
  args: string[],
  env: Record<string, string> = {},
  input = '',
): Promise<string> {
  const child = spawn('wrangler', args, {
    // With no environment named, wrangler prints a warning before each error.
    env: { ...quietEnvironment, WRANGLER_HIDE_BANNER: 'true', CLOUDFLARE_ENV: '', ...env },
  })
  // A program that reads no input may have ended already.
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
