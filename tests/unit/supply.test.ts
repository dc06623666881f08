import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

type Versions = Record<string, string>
type Manifest = {
  dependencies: Versions
  devDependencies: Versions
  overrides?: Versions
  allowScripts: Record<string, boolean>
}
type Locked = {
  version?: string
  resolved?: string
  integrity?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  inBundle?: boolean
  hasInstallScript?: boolean
  dependencies?: Versions
  devDependencies?: Versions
}
type Lock = { packages: Record<string, Locked> }

const read = (file: string) => readFileSync(file, 'utf8')
const manifest: Manifest = JSON.parse(read('package.json'))
const lock: Lock = JSON.parse(read('package-lock.json'))

const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/
const packages = Object.entries(lock.packages)
  .filter(([path]) => path !== '')
  .map(([path, locked]) => ({ path, name: path.replace(/^.*node_modules\//, ''), ...locked }))

/** Licences that allow using, shipping and selling, and require no more than a notice. */
const LICENCES = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'OFL-1.1',
]
const isAllowed = (licence: string) => LICENCES.includes(licence)
/** The real Node, whose installer fetches its binary from the registry, checked by the lock's hash. */
const MAY_RUN = ['node']

describe('versions', () => {
  it('are exact, so that an install brings what was tested', () => {
    const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.overrides }
    expect(Object.entries(all).filter(([, version]) => !EXACT_VERSION.test(version))).toEqual([])
  })

  it('are the same in the lockfile', () => {
    const { dependencies, devDependencies } = lock.packages[''] ?? {}
    expect({ dependencies, devDependencies }).toEqual({
      dependencies: manifest.dependencies,
      devDependencies: manifest.devDependencies,
    })
  })

  it('are of one Workers runtime, the one that wrangler tests with', () => {
    expect(packages.filter(({ name }) => name === 'workerd').map(({ path }) => path)).toEqual([
      'node_modules/workerd',
    ])
  })
})

describe('the lockfile', () => {
  it('holds a hash of every package, and takes none from git, a folder or a plain address', () => {
    const unsure = packages.filter(
      ({ integrity, resolved = 'https:', inBundle }) =>
        !inBundle && (!integrity?.startsWith('sha512-') || !resolved.startsWith('https:')),
    )
    expect(unsure.map(({ path }) => path)).toEqual([])
  })

  it('holds install scripts only of packages that somebody has decided about', () => {
    const scripts = new Set(
      packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name),
    )
    expect([...scripts].filter((name) => !(name in manifest.allowScripts))).toEqual([])
    expect(Object.keys(manifest.allowScripts).filter((name) => !scripts.has(name))).toEqual([])
  })

  it('lets none of them run but Node’s own', () => {
    const allowed = Object.entries(manifest.allowScripts).filter(([, may]) => may)
    expect(allowed.map(([name]) => name)).toEqual(MAY_RUN)
  })

  it('lets none of a new package run unasked: the install stops before it', () => {
    expect(read('.npmrc')).toMatch(/^strict-allow-scripts=true$/m)
  })
})

describe('what is shipped', () => {
  const shipped = packages.filter(({ dev, devOptional }) => !dev && !devOptional)

  it('has a licence that allows it', () => {
    expect(shipped.length).toBeGreaterThan(Object.keys(manifest.dependencies).length)
    const refusedPackages = shipped.filter(({ license = '' }) => !license.split(' AND ').every(isAllowed))
    expect(refusedPackages.map(({ path, license }) => `${path}: ${license}`)).toEqual([])
  })

  it('is listed with its licence in SECURITY.md', () => {
    const listed = new Map(
      [...read('SECURITY.md').matchAll(/^\| ([\w.-]+) \| (.+) \|$/gm)].map(([, licence, names]) => [
        licence,
        (names ?? '').split(', ').sort(),
      ]),
    )
    const direct = shipped.filter(({ name }) => name in manifest.dependencies)
    expect(direct).toHaveLength(Object.keys(manifest.dependencies).length)
    for (const licence of new Set(direct.map(({ license }) => license))) {
      const names = direct.filter(({ license }) => license === licence).map(({ name }) => name)
      expect([licence, listed.get(licence)]).toEqual([licence, names.sort()])
    }
  })
})

describe('continuous integration', () => {
  const FOLDER = '.github/workflows'
  const workflows = readdirSync(FOLDER).map((file) => ({ file, text: read(`${FOLDER}/${file}`) }))

  it.each(workflows)('$file runs only actions of a pinned commit, and names their versions', ({ text }) => {
    const used = [...text.matchAll(/uses:\s*(.+)/g)].map(([, action]) => action)
    expect(used.length).toBeGreaterThan(0)
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it.each(workflows)('$file may only read, and gives a stranger’s branch no secrets', ({ text }) => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n(?! )/m)
    expect(text).not.toMatch(/: write$|pull_request_target|workflow_run/m)
    // Secrets only where the trigger is our own: a schedule, main, or somebody who may start workflows here.
    if (/secrets\./.test(text))
      expect(text).not.toMatch(/^ {2}(pull_request|push):(?!\n {4}branches: \[main\]\n)/m)
    expect(text).toContain('persist-credentials: false')
  })

  it('publishes main alone, its newest head, one run after the other, with all commits', () => {
    const publish = read(`${FOLDER}/publish.yml`)
    // Without a queue, GitHub would cancel a release that waits at the next push.
    expect(publish).toMatch(/^concurrency:\n {2}group: publish\n {2}queue: max$/m)
    expect(publish).not.toMatch(/cancel-in-progress: true/)
    expect(publish).toContain("github.ref == 'refs/heads/main'")
    expect(publish).toMatch(/^ {10}ref: refs\/heads\/main$/m)
    expect(publish).toContain('fetch-depth: 0')
  })

  it('tests no edit of content alone, which is checked where it is published, and of a branch its newest commit', () => {
    const { on, concurrency } = parse(read(`${FOLDER}/ci.yml`))
    const paths = { 'paths-ignore': ['web/content/**'] }
    expect(on).toEqual({ push: { branches: ['main'], ...paths }, pull_request: paths })
    expect(concurrency).toMatchObject({
      group: expect.stringContaining('github.ref'),
      'cancel-in-progress': true,
    })
  })

  it('runs no install script where there are keys', () => {
    for (const { file, text } of workflows)
      for (const [name, job] of Object.entries<object>(parse(text).jobs))
        if (/secrets\.CLOUDFLARE/.test(JSON.stringify(job)))
          expect([file, name, JSON.stringify(job).match(/npm ci[^"]*/g)]).toEqual([
            file,
            name,
            ['npm ci --ignore-scripts'],
          ])
  })

  it('installs what the lockfile lists', () => {
    expect(read('.ci/run')).toMatch(/^npm ci\b/m)
    expect(read('.ci/run')).not.toMatch(/npm (i|install)\b|curl|wget/)
  })
})
