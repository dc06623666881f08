import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { islandScripts, scriptsBeforeTouch } from '#web/build/checks/page-scripts.ts'

const manifest = {
  'entry-client.ts': { file: 'assets/a.js', imports: ['_shared.js'], dynamicImports: ['pages/Faq.tsx'] },
  '_shared.js': { file: 'assets/b.js' },
  'pages/Faq.tsx': { file: 'assets/c.js', imports: ['_shared.js', '_react.js'] },
  '_react.js': { file: 'assets/d.js' },
  'browser/islands/mount.tsx': { file: 'assets/e.js', imports: ['_react.js'] },
}
const html = '<script type="module" data-entry src="/assets/a.js"></script><div data-island="faq-list"></div>'
const islands = `export const islands = {
  'faq-list': { hydrateOn: 'visible', load: async () => ({ default: (await import('./pages/Faq.tsx')).Faq }) },
}`

describe('the scripts of a page', () => {
  it('before any touch are its module scripts and what these import statically', () => {
    expect(scriptsBeforeTouch(`<script>1</script>${html}`, manifest)).toEqual(['assets/a.js', 'assets/b.js'])
  })

  it('of its islands are those that web/islands.ts imports, and React', () => {
    expect(islandScripts(html, manifest, islands).sort()).toEqual([
      'assets/b.js',
      'assets/c.js',
      'assets/d.js',
      'assets/e.js',
    ])
    expect(islandScripts('<p>no island</p>', manifest, islands)).toEqual([])
  })

  it('are not guessed: an unknown script or island is an error', () => {
    expect(() => scriptsBeforeTouch('<script type="module" src="/x.js">', manifest)).toThrow('x.js')
    expect(() => islandScripts('<p data-island="other">', manifest, islands)).toThrow('other')
  })
})

it('npm run check states which build it lacks', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'unbuilt-'))
  const { status, stderr } = spawnSync(process.execPath, [resolve('web/build/checks/size-limit.ts')], {
    cwd,
    encoding: 'utf8',
  })
  expect([status, stderr.trim()]).toEqual([
    1,
    'dist/ has no build of the demonstration, whose sizes are checked  →  npm run build -- --demo',
  ])
})
