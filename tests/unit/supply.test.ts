import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

type Versions = Record<string, string>
type Manifest = Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies' | 'overrides' | 'allowScripts',
  Versions
>
type Locked = Partial<
  Record<'integrity' | 'license' | 'os' | 'cpu', string> &
    Record<'inBundle' | 'dev' | 'devOptional' | 'optional' | 'hasInstallScript', boolean>
>
type Workflow = {
  file: string
  on: Record<string, { branches?: string[] } | null>
  permissions: object
  jobs: Record<string, { steps: { uses?: string }[] }>
}

const read = (file: string) => readFileSync(file, 'utf8')
const manifest: Manifest = JSON.parse(read('package.json'))
const lock: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'))

const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/
const packages = Object.entries(lock.packages)
  .filter(([path]) => path !== '')
  .map(([path, locked]) => ({ path, name: path.replace(/^.*node_modules\//, ''), ...locked }))

/** Licences that allow using, shipping and selling, and require no more than a notice. */
const LICENCES = /^(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|OFL-1\.1)$/

it('an install has the tested packages: versions are exact, and the lock file has a hash of each', () => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides }
  expect(Object.entries(all).filter(([, version]) => !EXACT_VERSION.test(version))).toEqual([])
  const unhashed = packages.filter((each) => !each.inBundle && !each.integrity?.startsWith('sha512-'))
  expect(unhashed.map(({ path }) => path)).toEqual([])
})

it('somebody has decided about every install script, none runs, and npm stops at others', () => {
  const scripts = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)
  expect(new Set(Object.keys(manifest.allowScripts))).toEqual(new Set(scripts))
  expect(Object.values(manifest.allowScripts)).not.toContain(true)
  expect(read('.npmrc')).toMatch(/^strict-allow-scripts=true$/m)
})

it('a new version is proposed a week after it came out', () => {
  const updates: { cooldown?: object }[] = parse(read('.github/dependabot.yml')).updates
  expect(updates.map(({ cooldown }) => cooldown)).toEqual(Array(2).fill({ 'default-days': 7 }))
})

it('the lock has one version of Node for every platform, of the major version in .nvmrc', () => {
  const versions = new Set(Object.values(manifest.optionalDependencies))
  expect([...versions].map((version) => version.split('.')[0])).toEqual([read('.nvmrc').trim()])
  const locked = packages.filter(({ name }) => name in manifest.optionalDependencies)
  const platforms = ['darwin arm64', 'darwin x64', 'linux arm64', 'linux x64']
  expect(locked.map(({ os, cpu }) => `${os} ${cpu}`).sort()).toEqual(platforms)
})

it('what is shipped has a licence that allows it', () => {
  const shipped = packages.filter(({ dev, devOptional, optional }) => !dev && !devOptional && !optional)
  expect(shipped.length).toBeGreaterThan(Object.keys(manifest.dependencies).length)
  const isAllowed = (licences: string) => licences.split(' AND ').every((licence) => LICENCES.test(licence))
  const refused = shipped.filter(({ license = '' }) => !isAllowed(license))
  expect(refused.map(({ path, license }) => `${path}: ${license}`)).toEqual([])
})

describe('continuous integration', () => {
  const FOLDER = '.github/workflows'
  const workflows = readdirSync(FOLDER).map(
    (file): Workflow => ({ file, ...parse(read(`${FOLDER}/${file}`)) }),
  )

  it.each(workflows)(
    '$file runs actions of a pinned commit, may only read, and gives no secrets to another person’s branch',
    ({ on, permissions, jobs }) => {
      const actions = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []))
      for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40}$/)
      expect(permissions).toEqual({ contents: 'read' })
      const triggers = Object.keys(on)
      expect(triggers).not.toContain('pull_request_target')
      expect(triggers).not.toContain('workflow_run')
      if (JSON.stringify(jobs).includes('secrets.')) {
        expect(triggers).not.toContain('pull_request')
        expect(on.push ?? { branches: ['main'] }).toMatchObject({ branches: ['main'] })
      }
    },
  )

  it('runs no install script where there are keys', () => {
    const withKeys = workflows
      .flatMap(({ jobs }) => Object.values(jobs).map((job) => JSON.stringify(job)))
      .filter((job) => job.includes('secrets.CLOUDFLARE'))
    expect(withKeys.length).toBeGreaterThan(1)
    for (const job of withKeys) expect(job.match(/npm ci[^"]*/g)).toEqual(['npm ci --ignore-scripts'])
  })
})

/** The most words of each document, and of all together. */
const MAX_WORDS = {
  'README.md': 900,
  'OPERATIONS.md': 800,
  'SECURITY.md': 1500,
  'CONTRIBUTING.md': 1800,
  'DECISIONS.md': 1800,
  'CHANGELOG.md': 600,
  total: 7000,
}

it('keeps each document short enough to be read', () => {
  const documents = readdirSync('.').filter((file) => file.endsWith('.md'))
  const words = documents.map((file) => [file, read(file).trim().split(/\s+/).length] as const)
  const total = words.reduce((sum, [, count]) => sum + count, 0)
  const counts: Record<string, number> = { ...Object.fromEntries(words), total }
  expect(Object.keys(counts).sort()).toEqual(Object.keys(MAX_WORDS).sort())
  const tooLong = Object.entries(MAX_WORDS).filter(([name, most]) => (counts[name] ?? 0) > most)
  expect(tooLong).toEqual([])
})

it('SECURITY.md names only tests that exist', () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  const tests = files.map((file) => file.replace(/^.*\//, '').replace(/\.(test|spec)\.tsx?$/, ''))
  const [text = ''] = read('SECURITY.md').split('## What is not')
  const cells = text.match(/^\|.*\|$/gm)?.map((row) => row.split('|').at(-2)) ?? []
  const named = cells.join().match(/(?<=`)[\w/-]+(?=`)/g) ?? []
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !tests.includes(name.replace('tests/', '')))).toEqual([])
})
