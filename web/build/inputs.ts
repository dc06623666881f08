import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SHOP_FOLDER } from '#web/model/shop-folder.ts'

/** The files that a build reads; of the Worker what the pages share with it. Packages stand in the lock file. */
const FILES = [
  'web/**/*.*',
  'worker/contract/**/*.*',
  'worker/*/contract.ts',
  '{package,package-lock,tsconfig}.json',
  'vite.config.ts',
  'wrangler.toml',
]
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/**
 * @param env whose variables with the prefix SITE_ are inputs
 * @param now on whose day in Asia/Kolkata claims expire and prices are valid
 * @returns a hash of all that decides what a build of a folder's project makes
 */
export function hashInputs({ folder = '.', env = process.env, now = new Date() } = {}): string {
  // The folder counts, whichever way it was chosen.
  const settings = Object.entries(env).filter(([name]) => name.startsWith('SITE_') && name !== 'SITE_SHOP')
  const hash = createHash('sha256')
  hash.update(JSON.stringify([SHOP_FOLDER, settings.sort(), DAY.format(now), lastCommitOfContent(folder)]))
  for (const file of globSync(FILES, { cwd: folder }).sort()) {
    const bytes = readFileSync(join(folder, file))
    // With its length, so that no two sets of files have the same bytes.
    hash.update(`${JSON.stringify([file, bytes.length])}\n`).update(bytes)
  }
  return hash.digest('hex')
}

/** Which translations are older than their English is read from git's history. */
function lastCommitOfContent(folder: string): string {
  try {
    const log = ['-C', folder, 'log', '-1', '--format=%H', '--', SHOP_FOLDER]
    return execFileSync('git', log, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return ''
  }
}
