import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answers } from '#web/build/new-shop/answers.ts'

/**
 * Copies the project, with what is not committed yet and without a shop of one's own, into a folder of its own.
 *
 * @returns the folder
 */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'other-content-'))
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    { encoding: 'utf8' },
  )
  for (const file of files.trim().split('\n'))
    if (existsSync(file) && !file.startsWith('web/content/')) cpSync(file, join(folder, file))
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Runs a script of package.json in a copy of the project, on its own shop. */
export function runScript(project: string, script: string, ...args: string[]): SpawnSyncReturns<string> {
  // Without npm, which takes longer to start than some of them.
  return spawnSync(process.execPath, ['--run', script, '--', ...args], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, SITE_SHOP: '' },
  })
}

/** Makes a shop in a copy of the project, from its answers alone. */
export function makeShopIn(project: string, answers: Answers): void {
  const file = join(project, 'answers.json')
  // With the byte order mark that editors of Windows write.
  writeFileSync(file, `\uFEFF${JSON.stringify(answers)}`)
  const { status, stderr } = runScript(project, 'new-shop', '--answers', file)
  if (status !== 0) throw new Error(stderr)
}
