import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { dayOf } from '#contract/days.ts'
import { WORDS } from '#web/model/read-topics.ts'
import { filesIn } from '#web/model/shop-files.ts'
import { SHOP_FOLDER } from '#web/model/shop-folder.ts'
import { git } from './git.ts'

/** Folders of which a build may read any file. Pages import contracts of the Worker, with what these import. */
const FOLDERS = ['web', 'worker', SHOP_FOLDER]
/** Other files that a build reads; the last one lists the installed packages, which may differ from the lock file. */
const FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'wrangler.toml',
  'node_modules/.package-lock.json',
]

/**
 * @param env whose variables with the prefix SITE_ are inputs
 * @param now milliseconds UTC, on whose day in Asia/Kolkata claims expire and prices are valid
 * @returns a hash of everything that determines the output of a build of the project in a folder
 */
export function hashInputs({ folder = '.', env = process.env, now = Date.now() } = {}): string {
  // The folder counts as an input, however it was chosen.
  const settings = Object.entries(env).filter(([name]) => name.startsWith('SITE_') && name !== 'SITE_SHOP')
  const hash = createHash('sha256')
  hash.update(JSON.stringify([SHOP_FOLDER, settings.sort(), dayOf(now), lastCommitOfContent(folder)]))
  const files = FOLDERS.flatMap((each) => filesIn(resolve(folder, each)).map((file) => `${each}/${file}`))
  for (const file of new Set([...FILES, ...files])) {
    if (!statSync(resolve(folder, file), { throwIfNoEntry: false })?.isFile()) continue
    const bytes = readFileSync(resolve(folder, file))
    // The length is hashed, too, so that no two sets of files have the same bytes.
    hash.update(`${JSON.stringify([file, bytes.length])}\n`).update(bytes)
  }
  return hash.digest('hex')
}

/** Which translations are older than their English, and what an update has changed, is read from git's history. */
function lastCommitOfContent(folder: string): string {
  try {
    return git(folder, 'log', '-1', '--format=%H', '--', SHOP_FOLDER, WORDS)
  } catch {
    return ''
  }
}
