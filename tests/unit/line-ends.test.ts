import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

it('a clone with the settings of Git on Windows has the texts with their line ends, and reports and pictures byte by byte', () => {
  const root = mkdtempSync(join(tmpdir(), 'line-ends-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const [source, clone] = [join(root, 'source'), join(root, 'clone')]
  const git = (...args: string[]) => execFileSync('git', args, { stdio: 'pipe' })
  git('init', '--quiet', source)
  copyFileSync('.gitattributes', join(source, '.gitattributes'))
  // A report without a NUL, by which Git tells bytes from text.
  const report = '%PDF-1.4\n1\r\n'
  const files = { 'words.json': '{\n}\n', 'run.cjs': '1\n', 'report.pdf': report, 'jar.webp': 'RIFF\n' }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(source, name), content)
  git('-C', source, 'add', '.')
  const author = ['-c', 'user.name=x', '-c', 'user.email=x@example.org']
  git('-C', source, ...author, 'commit', '--quiet', '--message', 'x')
  git('clone', '--quiet', '--config', 'core.autocrlf=true', source, clone)
  const found = Object.keys(files).map((name) => [name, readFileSync(join(clone, name), 'utf8')])
  expect(Object.fromEntries(found)).toEqual(files)
})
