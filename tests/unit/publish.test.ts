import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { runInput } from '#contract/inputs/runs.ts'
import { type ContentChange, changeContent } from '../changed-content.ts'

type Step = { id?: string; name?: string; uses?: string; run?: string; env?: Record<string, string> }
const steps: Step[] = parse(readFileSync('.github/workflows/publish.yml', 'utf8')).jobs.publish.steps

const folder = mkdtempSync(join(tmpdir(), 'publish-'))
const repository = join(folder, 'repository')
const output = join(folder, 'output')
const calls = join(folder, 'calls')
/** Programs that stand in for others. */
const bin = join(folder, 'bin')
const at = (file: string) => join(repository, file)

/** The deployed site: its version, whether it is live, and the reports that it took. */
let version: string | undefined
let mode: string | undefined
let reports: { body: unknown; key: string | undefined }[] = []
const site = createServer(async (request, response) => {
  if (request.method === 'GET') {
    // "Deploying" copies what was built beside the repository.
    const deployed = join(folder, 'live', request.url ?? '')
    const before = request.url === '/mode.txt' ? mode : version
    const shown = existsSync(deployed) ? readFileSync(deployed, 'utf8') : before
    response.writeHead(shown === undefined ? 404 : 200).end(shown)
    return
  }
  const body: Buffer[] = []
  for await (const chunk of request) body.push(chunk)
  reports.push({ body: JSON.parse(Buffer.concat(body).toString()), key: request.headers.authorization })
  response.writeHead(201).end()
})

const identity = ['AUTHOR', 'COMMITTER'].flatMap((who) => [
  [`GIT_${who}_NAME`, 'Asha Pol'],
  [`GIT_${who}_EMAIL`, 'x@example.org'],
])
const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: repository,
    env: { ...process.env, ...Object.fromEntries(identity) },
    encoding: 'utf8',
  }).trim()

/** Runs a program in the repository, as a step of the workflow does. */
async function run(program: string, args: string[], env: NodeJS.ProcessEnv) {
  rmSync(output, { force: true })
  const { port } = site.address() as AddressInfo
  const PATH = `${bin}:${process.env.PATH}`
  const all = { ...process.env, PATH, SITE_URL: `http://127.0.0.1:${port}`, GITHUB_OUTPUT: output, ...env }
  const child = execFile(program, args, { cwd: repository, env: all })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk))
  const [code] = await once(child, 'close')
  const lines = existsSync(output) ? readFileSync(output, 'utf8').trim().split('\n') : []
  const outputs: Record<string, string> = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s)))
  const report = outputs.report === undefined ? undefined : runInput.parse(JSON.parse(outputs.report))
  return { code, printed, outputs, report }
}

/** Runs a step of the workflow, found by its id or its name. */
function runStep(name: string, env: NodeJS.ProcessEnv = {}) {
  const step = steps.find((one) => [one.id, one.name].includes(name))
  return run('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step?.run ?? 'exit 9'], env)
}

function write(file: string, text = 'text'): void {
  mkdirSync(dirname(at(file)), { recursive: true })
  writeFileSync(at(file), text)
}

function commit(subject = 'Edit: so'): string {
  git('add', '--all')
  git('commit', '--quiet', '--message', subject)
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  return git('rev-parse', 'HEAD')
}

/** What the workflow uses of curl, for machines without it. */
const CURL = `#!${process.execPath}
const { argv } = process
const valuesOf = (flag) => argv.filter((_, index) => argv[index - 1] === flag)
const [body] = valuesOf('-d')
const headers = valuesOf('-H').map((header) => header.split(': '))
fetch(argv.at(-1), { method: body ? 'POST' : 'GET', headers, body })
  .then(async (answer) => (answer.ok ? console.log(await answer.text()) : process.exit(22)), () => process.exit(7))
`

let first: string
beforeAll(async () => {
  mkdirSync(repository)
  mkdirSync(bin)
  if (spawnSync('curl', ['--version']).status !== 0) writeFileSync(join(bin, 'curl'), CURL, { mode: 0o755 })
  cpSync('web/content', at('web/content'), { recursive: true })
  cpSync('web/images', at('web/images'), { recursive: true })
  cpSync('wrangler.toml', at('wrangler.toml'))
  for (const file of ['worker/index.ts', 'tests/a.test.ts', 'README.md', '.gitignore']) write(file, 'dist/\n')
  git('init', '--quiet', '--initial-branch', 'main')
  first = commit('Begin')
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
})
afterAll(() => {
  site.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  git('reset', '--quiet', '--hard', first)
  git('clean', '--quiet', '-fdx')
  git('update-ref', 'refs/remotes/origin/main', first)
  for (const path of [calls, join(folder, 'live')]) rmSync(path, { recursive: true, force: true })
  version = first
  mode = 'live'
  reports = []
})

describe('the first step of the workflow', () => {
  it('comes before anything of the repository runs, and has no key', () => {
    const [checkout, gate, ...others] = steps
    expect([checkout?.uses, gate?.id]).toEqual([expect.stringMatching(/^actions\/checkout@/), 'gate'])
    expect(Object.keys(gate?.env ?? {})).toEqual(['RELEASE'])
    // A value of GitHub's in a script would be run.
    expect(steps.flatMap(({ run = '' }) => run.match(/\$\{\{.*/g) ?? [])).toEqual([])
    const secretsOf = ({ env = {} }: Step) =>
      Object.keys(env).filter((name) => env[name]?.includes('secrets.'))
    expect(others.filter((step) => secretsOf(step).length > 0).map(secretsOf)).toEqual([
      ['OWNER_KEY'],
      ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'],
      ['OWNER_KEY'],
    ])
  })

  it('lets pass what changes content, pictures, documents and tests, several pushes of it too', async () => {
    write('web/content/en/faq.json')
    write('web/content/batches/आवळा “नवा”.pdf')
    write('web/images/new.webp')
    rmSync(at('web/images/pan.webp'))
    commit()
    write('web/content/mr/policies/refund-policy.md')
    write('tests/a.test.ts')
    write('README.md')
    commit()
    expect(await runStep('gate')).toMatchObject({ code: 0, outputs: {} })
  })

  it.each<[string, () => void]>([
    ['code', () => write('worker/index.ts', 'other')],
    ['the schemas of the content', () => write('web/content/schema/faq.ts')],
    ['the list of packages', () => write('package.json')],
    ['a workflow', () => write('.github/workflows/publish.yml')],
    ['where the database is', () => write('wrangler.toml')],
    ['a script among the content', () => write('web/content/en/faq.ts')],
    ['a script among the pictures', () => write('web/images/a.js')],
    ['a drawing, which may hold a script', () => write('web/images/a.svg')],
    ['a file without an ending', () => write('web/content/en/faq')],
    ['a file whose name ends in another line', () => write('package.json\nweb/content/en/faq.json')],
    ['a link among the content', () => symlinkSync('../../../package.json', at('web/content/en/link.json'))],
    ['the mode of a file', () => chmodSync(at('web/content/en/faq.json'), 0o755)],
    ['code into content, by moving it', () => renameSync(at('worker/index.ts'), at('web/content/en/x.json'))],
    ['code away', () => rmSync(at('worker/index.ts'))],
  ])('stops what changes %s', async (_, change) => {
    change()
    commit()
    const { code, report } = await runStep('gate')
    expect(code).toBe(1)
    expect(report).toEqual({
      outcome: 'waiting',
      detail: 'A programmer has to release: more than content has changed since the last release.',
    })
    // Neither does the next edit take it along.
    write('web/content/en/faq.json')
    commit()
    expect(await runStep('gate')).toMatchObject({ code: 1 })
  })

  it('stops where the live version is not part of main, unknown or not named', async () => {
    const removed = commitAside()
    for (const [shown, reason] of [
      [removed, /main does not contain the version that is live/],
      ['0'.repeat(40), /main does not contain the version that is live/],
      ['<!doctype html>', /does not say which version is live/],
      ['--output=x', /does not say which version is live/],
      [undefined, /does not say which version is live/],
    ] as const) {
      version = shown
      const { code, report } = await runStep('gate')
      expect([code, report]).toEqual([1, { outcome: 'waiting', detail: expect.stringMatching(reason) }])
    }
  })

  it('lets a person release a commit of main, named by its full hash', async () => {
    const removed = commitAside()
    write('worker/index.ts', 'other')
    const code = commit()
    version = undefined
    const release = async (RELEASE: string) => (await runStep('gate', { RELEASE })).code
    expect(await release(code)).toBe(0)
    expect(await release('main')).toBe(1)
    expect(await release(code.slice(0, 10))).toBe(1)
    git('checkout', '--quiet', '--detach', removed)
    expect(await release(removed)).toBe(1)
    git('checkout', '--quiet', 'main')
  })

  /** A commit that main does not contain. */
  function commitAside(): string {
    write('web/content/en/faq.json', 'aside')
    const aside = commit()
    git('reset', '--quiet', '--hard', first)
    git('update-ref', 'refs/remotes/origin/main', first)
    return aside
  }
})

it('reports the beginning and the outcome with the owner’s key', async () => {
  const { outputs } = await runStep('start', { OWNER_KEY: 'key' })
  expect(outputs.change).toMatch(/^the change of \d\d:\d\d on \d+ \w+$/)
  const outcome = steps.at(-1)
  const [, fallback = ''] = /'(\{.*\})'/.exec(outcome?.env?.REPORT ?? '') ?? []
  await runStep(outcome?.name ?? '', { OWNER_KEY: 'key', REPORT: fallback })
  expect(reports).toEqual([
    { body: { outcome: 'started', detail: outputs.change }, key: 'Bearer key' },
    { body: runInput.parse(JSON.parse(fallback)), key: 'Bearer key' },
  ])
})

/** Stands in for the launch check, which the sample content cannot pass: finds what a file says. */
const HOOK = `import { registerHooks } from 'node:module'
const source = \`import { existsSync, readFileSync } from 'node:fs'
export const launchFindings = () => existsSync('dist/findings') ? JSON.parse(readFileSync('dist/findings', 'utf8')) : []\`
registerHooks({ load: (url, context, next) => url.endsWith('/checks/launch.ts')
  ? { format: 'module', source, shortCircuit: true } : next(url, context) })`

/** Deploys with an npm and a wrangler that note how they are called; in the workflow, the site has an address. */
function deploy({ failing = 'none', built = '$mode', byHand = false, args = [] as string[] } = {}) {
  const note = `#!/bin/sh\necho "$(basename "$0") $*\${CLOUDFLARE_API_TOKEN:+ with the token}\${SITE_HIDDEN:+, hidden}" >>${calls}
case "$*" in *--live) mode=live ;; *) mode=demonstration ;; esac
case "$*" in *${failing}*) exit 1 ;; deploy) cp -r dist/site ${folder}/live ;; *build*) mkdir -p dist/site; printf ${built} >dist/site/mode.txt ;; esac\n`
  for (const command of ['npm', 'wrangler']) writeFileSync(join(bin, command), note, { mode: 0o755 })
  const hook = `data:text/javascript,${encodeURIComponent(HOOK)}`
  return run(process.execPath, ['--import', hook, resolve('worker/cli/deploy.ts'), ...args], {
    CLOUDFLARE_API_TOKEN: 'token',
    CHANGE: 'the change of 14:03',
    ...(byHand && { SITE_URL: '' }),
  })
}
const called = () => (existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [])

function edit(...changes: ContentChange[]): void {
  changeContent(at('web/content'), changes)
  commit()
}

/** What a shop cannot open without. */
const MISSING = {
  group: 'Open the shop',
  file: 'web/content/facts/opening.json',
  path: ['offer'],
  what: 'offer is not yet your own',
}

describe('npm run deploy', () => {
  it('builds without the token, deploys, and has published once the site names the commit', async () => {
    edit(['facts/opening.json', ['packs', 'list', 0, 'mrp'], 799])
    const { code, printed, report } = await deploy()
    expect(code, printed).toBe(0)
    expect(report).toEqual({ outcome: 'succeeded', detail: 'the change of 14:03' })
    expect(called()).toEqual([
      'npm run --silent build -- --live',
      'wrangler deploy with the token',
      'wrangler d1 migrations apply DB --remote with the token',
    ])
    expect(readFileSync(join(folder, 'live/version.txt'), 'utf8')).toBe(git('rev-parse', 'HEAD'))
  })

  it.each<[string, () => void, RegExp]>([
    [
      'a wrong day',
      () => edit(['facts/opening.json', ['offer', 'endsOn'], '2020-01-01']),
      /^Last day must not be before the first day \(Open the shop → Offer → Last day\)$/,
    ],
    [
      'a file that cannot be read',
      () => {
        write('web/content/facts/opening.json', '{ "packs": [')
        commit()
      },
      /^Open the shop: cannot be read: a comma/,
    ],
    [
      'what is missing again in a shop that has opened',
      () => write('dist/findings', JSON.stringify([MISSING])),
      /^Offer cannot go live: it is not yet your own \(Open the shop → Offer\)$/,
    ],
    [
      'a file that is in no commit',
      () => write('web/content/en/faq.json', 'changed'),
      /^A programmer has to look at the workflow\.$/,
    ],
  ])('leaves the site as it was for %s, and says why', async (_, change, reason) => {
    change()
    const { code, report } = await deploy()
    const [, detail = ''] = /^Not published; the website is as it was\. (.*)/.exec(report?.detail ?? '') ?? []
    expect([code, report?.outcome, called()]).toEqual([1, 'failed', []])
    expect(detail).toMatch(reason)
  })

  it('deploys the demonstration, with the database and hidden, until the shop can open', async () => {
    for (const deployed of [undefined, 'demonstration']) {
      mode = deployed
      rmSync(calls, { force: true })
      write('dist/findings', JSON.stringify([MISSING]))
      const { code, printed, report } = await deploy()
      expect(code, printed).toBe(0)
      expect(report?.detail).toBe('the change of 14:03, as a demonstration until the shop can open')
      expect(called().slice(0, 2)).toEqual([
        'npm run --silent build, hidden',
        'wrangler deploy with the token',
      ])
      rmSync(join(folder, 'live'), { recursive: true })
    }
  })

  it('says that the site is as it was where the build fails, and not once deploying has begun', async () => {
    for (const [failing, detail] of [
      ['build', /the website is as it was/],
      ['deploy', /^It is not known whether the newest change is live/],
      ['migrations', /^It is not known whether the newest change is live/],
    ] as const) {
      const { code, report } = await deploy({ failing })
      expect([code, report]).toEqual([1, { outcome: 'failed', detail: expect.stringMatching(detail) }])
    }
  })

  it('deploys the demo from any tree', async () => {
    write('web/content/en/faq.json', 'changed')
    expect((await deploy({ args: ['--demo'] })).code).toBe(0)
    expect(called().at(-1)).toContain('wrangler deploy --env demo')
  })

  it('refuses while something is missing to open, and a build that is not live', async () => {
    expect((await deploy({ byHand: true, built: 'demonstration' })).printed).toContain('not live')
    write('dist/findings', JSON.stringify([MISSING]))
    const { code, printed } = await deploy({ byHand: true })
    expect(code).toBe(1)
    expect(printed).toMatch(/not yet your own.*npm run deploy -- --demo/s)
    expect(called().join()).not.toContain('wrangler')
  })

  it('refuses to deploy without the database, and names the demo', async () => {
    write('wrangler.toml', readFileSync('wrangler.toml', 'utf8').replace('"DB"', '"OTHER"'))
    const { code, printed } = await deploy()
    expect(code).toBe(1)
    expect(printed).toMatch(/no D1 database DB.*\n*.*npm run deploy -- --demo/s)
  })
})
