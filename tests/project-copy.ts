import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ContentChange, changeContent } from './changed-content.ts'

/**
 * Copies the project, with what is not committed yet, into a folder of its own, and changes values of its content.
 *
 * @returns the folder
 */
export function copyProject(changes: readonly ContentChange[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'other-content-'))
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    {
      encoding: 'utf8',
    },
  )
  for (const file of files.trim().split('\n')) if (existsSync(file)) cpSync(file, join(folder, file))
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  changeContent(join(folder, 'web/content'), changes)
  return folder
}
