import { execFileSync } from 'node:child_process'
import { mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * Builds the site of another commit in a folder of its own, with this one's packages.
 *
 * @returns the site's folder, and what removes it
 */
export function buildCommit(commit: string): { site: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const git = (...args: string[]) => execFileSync('git', ['worktree', ...args], { stdio: 'inherit' })
  const remove = () => git('remove', '--force', folder)
  git('add', '--detach', folder, commit)
  try {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: 'inherit' })
  } catch (error) {
    remove()
    throw error
  }
  return { site: join(folder, 'dist/site'), remove }
}
