import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { importCircles, mermaid, readImports, upwardImports } from '#web/build/checks/import-graph.ts'

let root = ''
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Writes a project of these files and reads its imports. */
function importsOf(files: Record<string, string>) {
  root = mkdtempSync(join(tmpdir(), 'imports-'))
  for (const [file, code] of Object.entries({ 'web/a.ts': '', 'worker/a.ts': '', ...files })) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), code)
  }
  return readImports(root)
}

describe('readImports', () => {
  it('reads static, re-exporting, type and dynamic imports of the project’s own files', () => {
    const code = `import a, { b } from '../lib/a.ts'
import type { C } from '../lib/c.ts'
import '../lib/d.ts'
import 'react'
export * from '../lib/e.ts'
const f = () => import('../lib/f.tsx')`
    expect(importsOf({ 'web/ui/x.tsx': code }).map(({ to, typeOnly }) => [to, typeOnly])).toEqual([
      ['web/lib/a.ts', false],
      ['web/lib/c.ts', true],
      ['web/lib/d.ts', false],
      ['web/lib/e.ts', false],
      ['web/lib/f.tsx', false],
    ])
  })
})

describe('upwardImports', () => {
  it.each([
    ['web/lib/x.ts', '../ui/Y.tsx'],
    ['web/layout/X.tsx', '../views/home/Y.tsx'],
    ['web/content/x.ts', '../lib/y.ts'],
    ['web/api/x.ts', '../../worker/store/y.ts'],
    ['web/ui/x.ts', '../build/y.ts'],
    ['worker/store/x.ts', '../routes/y.ts'],
    ['worker/contract/x.ts', '../store/y.ts'],
  ])('finds that %s imports %s', (from, specifier) => {
    expect(upwardImports(importsOf({ [from]: `import y from '${specifier}'` }))).toHaveLength(1)
  })

  it.each([
    ['web/views/home/X.tsx', '../../layout/Y.tsx'],
    ['web/tracking/x.ts', '../api/y.ts'],
    ['web/content/x.ts', '../views.ts'],
    ['web/lib/x.ts', '../../worker/contract/y.ts'],
    ['web/api/x.ts', '../../worker/index.ts'],
    ['web/entry-client.ts', './views/home/Y.tsx'],
    ['worker/index.ts', './routes/y.ts'],
    ['worker/routes/x.ts', '../store/y.ts'],
  ])('lets %s import %s', (from, specifier) => {
    expect(upwardImports(importsOf({ [from]: `import type y from '${specifier}'` }))).toEqual([])
  })
})

describe('importCircles', () => {
  const files = (kind: string) => ({
    'web/lib/x.ts': "import y from './y.ts'",
    'web/lib/y.ts': `import ${kind} z from './z.ts'`,
    'web/lib/z.ts': "import x from './x.ts'",
  })

  it('names the files of a circle', () => {
    expect(importCircles(importsOf(files('')))).toEqual([
      ['web/lib/x.ts', 'web/lib/y.ts', 'web/lib/z.ts', 'web/lib/x.ts'],
    ])
  })

  it('ignores type imports, which are erased', () => {
    expect(importCircles(importsOf(files('type')))).toEqual([])
  })
})

describe('mermaid', () => {
  it('draws the imports between folders without those that follow from others', () => {
    const imports = importsOf({
      'web/views/x.ts': "import y from '../ui/y.ts'\nimport z from '../lib/z.ts'\nimport './w.ts'",
      'web/ui/y.ts': "import z from '../lib/z.ts'",
    })
    expect(mermaid(imports)).toBe('flowchart TD\n  web/ui --> web/lib\n  web/views --> web/ui')
  })

  it('matches the picture in CONTRIBUTING.md (`node web/build/checks/imports.ts --mermaid`)', () => {
    const drawn = /```mermaid\n(.*?)\n```/s.exec(readFileSync('CONTRIBUTING.md', 'utf8'))?.[1]
    expect(drawn).toBe(mermaid(readImports()))
  })
})
