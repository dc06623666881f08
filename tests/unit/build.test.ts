import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashInputs } from '#web/site-build/inputs.ts'
import { makeOutputs, type Target } from '#web/site-build/outputs.ts'
import { gitIn } from '../repository.ts'
import { makeTemporary } from '../temporary.ts'

let folder: string
const at = (file: string) => join(folder, file)
const write = (file: string, text: string) => {
  mkdirSync(dirname(at(file)), { recursive: true })
  writeFileSync(at(file), text)
}

beforeEach(() => {
  folder = makeTemporary('build')
})

describe('the hash of a build’s inputs changes', () => {
  const NOON = Date.parse('2026-11-24T12:00:00+05:30')
  const hash = (env = {}, now = NOON) => hashInputs({ folder, env, now })
  const INPUTS = [
    'web/demonstration/en/faq.json',
    'web/demonstration/images/hero.webp',
    // Pages import what a contract imports, too.
    'worker/orders/reference.ts',
    'package-lock.json',
    'wrangler.toml',
    // What is installed may be older than the lock file.
    'node_modules/.package-lock.json',
  ]
  let before: string

  beforeEach(() => {
    for (const file of INPUTS) write(file, 'old')
    before = hash()
  })

  it.each(INPUTS)('where %s has changed, and where it is gone', (file) => {
    write(file, 'new')
    const changed = hash()
    rmSync(at(file))
    expect(new Set([before, changed, hash()]).size).toBe(3)
  })

  it('on the next day in Asia/Kolkata, for visitors, under another setting, and after a commit of content', () => {
    for (const command of ['init --quiet', 'add --all', 'commit --quiet --message Edit'])
      gitIn(folder, ...command.split(' '))
    const nextDay = hash({}, Date.parse('2026-11-25T00:00:00+05:30'))
    const all = [before, hash(), hash({ SITE_SHOP_STATE: 'open' }), hash({ SITE_HIDDEN: '1' }), nextDay]
    expect(new Set(all).size).toBe(all.length)
  })

  it('not for a test, a document, an output, another variable, an hour of the day or what an editor leaves', () => {
    for (const file of ['tests/a.test.ts', 'README.md', 'dist/site/index.html']) write(file, 'new')
    for (const file of ['demonstration/en/faq.json~', 'pages/home/.Home.tsx.swp']) write(`web/${file}`, 'new')
    write('worker/Thumbs.db', 'new')
    // Folders are no files, whatever their name.
    mkdirSync(at('web/demonstration/batches/2026.11'), { recursive: true })
    expect(hash({ PATH: '/bin' }, Date.parse('2026-11-24T23:59:59+05:30'))).toBe(before)
  })
})

const project = process.cwd()

describe('npm run build', () => {
  let builds: number
  beforeEach(() => {
    builds = 0
    process.chdir(folder)
  })
  afterEach(() => process.chdir(project))

  const make = (target: Target, inputs: string, page = inputs) =>
    makeOutputs(target, inputs, async (output) => {
      builds += 1
      mkdirSync(join(output, 'site/mr'), { recursive: true })
      writeFileSync(join(output, 'site/index.html'), page)
      writeFileSync(join(output, `site/mr/${page}.html`), page)
      if (page === 'broken') throw new Error('no manifest')
      writeFileSync(join(output, 'manifest.json'), page)
      writeFileSync(join(output, 'worker-content.json'), page)
    })
  const filesOf = (target: Target) => readdirSync(at(`dist/${target}`), { recursive: true }).sort()

  it('copies the site’s output for the demonstration where the inputs are the same, and leaves the site', async () => {
    await make('site', 'one')
    await make('demo', 'one')
    expect(builds).toBe(1)
    await make('demo', 'two')
    await make('site', 'one')
    expect(builds).toBe(2)
    expect(filesOf('site')).toEqual(['index.html', 'mr', 'mr/one.html'])
    expect(filesOf('demo')).toEqual(['index.html', 'mr', 'mr/two.html'])
  })

  it.each([
    ['site', 'demo'],
    ['demo', 'site'],
  ] as const)('shows the dashboard without a sign-in in the demo alone: %s, %s', async (...order) => {
    for (const target of order)
      await makeOutputs(target, 'one', async (output) => {
        mkdirSync(join(output, 'site'))
        writeFileSync(join(output, 'site/admin.html'), '<html lang="en-IN">')
        for (const file of ['manifest.json', 'worker-content.json']) writeFileSync(join(output, file), '')
      })
    const admin = (target: Target) => readFileSync(at(`dist/${target}/admin.html`), 'utf8')
    expect(admin('site')).toBe('<html lang="en-IN">')
    expect(admin('demo')).toBe('<html data-owner="demo" lang="en-IN">')
  })

  it('builds again only for changed inputs, and gives the Worker the content of what was built last', async () => {
    const workerContent = () => readFileSync(at('dist/worker-content.json'), 'utf8')
    for (const inputs of ['one', 'one', 'two', 'two']) await make('site', inputs)
    expect(builds).toBe(2)
    expect(filesOf('site')).toEqual(['index.html', 'mr', 'mr/two.html'])
    expect(readFileSync(at('dist/site-manifest.json'), 'utf8')).toBe('two')
    await make('demo', 'three')
    expect(workerContent()).toBe('three')
    await make('site', 'two')
    expect([builds, workerContent()]).toEqual([3, 'two'])
    const files = ['site', 'site-manifest.json', 'site-worker-content.json', 'site.inputs']
    for (const [before, place] of ['dist', ...files.map((name) => `dist/${name}`)].entries()) {
      await make('site', 'one')
      rmSync(at(place), { recursive: true })
      await make('site', 'one')
      expect(builds).toBe(5 + before)
    }
  })

  it('leaves the site as it was where a build fails, and tries again', async () => {
    await make('site', 'one')
    await expect(make('site', 'two', 'broken')).rejects.toThrow('no manifest')
    expect(filesOf('site')).toEqual(['index.html', 'mr', 'mr/one.html'])
    expect(readdirSync(at('dist')).filter((name) => name.startsWith('build-'))).toEqual([])
    await make('site', 'two')
    expect(filesOf('site')).toContain('mr/two.html')
  })

  it('does nothing in an upload, which has secrets, nor where it is switched off', () => {
    for (const setting of [{ WRANGLER_COMMAND: 'deploy' }, { SITE_BUILD: 'off' }]) {
      const env = { ...process.env, WRANGLER_COMMAND: 'dev', ...setting }
      execFileSync(process.execPath, [resolve(project, 'web/site-build/build.ts')], { env })
    }
    expect(existsSync(at('dist'))).toBe(false)
  })
})
