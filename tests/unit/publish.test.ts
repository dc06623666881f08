import { execFile, execFileSync } from 'node:child_process'
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
import { delimiter, dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { runInput } from '#contract/inputs/runs.ts'
import { changeContent } from '../changed-content.ts'

type Step = { id?: string; uses?: string; run?: string; if?: string; env?: Record<string, string> }
const steps: Step[] = parse(readFileSync('.github/workflows/publish.yml', 'utf8')).jobs.publish.steps

const folder = mkdtempSync(join(tmpdir(), 'publish-'))
const [repository, live, output, calls] = ['repository', 'live', 'output', 'calls'].map((name) =>
  join(folder, name),
) as [string, string, string, string]
const at = (file: string) => join(repository, file)
/** What is deployed: the files of a folder. */
const site = createServer(({ url = '' }, response) => {
  if (existsSync(live + url)) response.end(readFileSync(live + url))
  else response.writeHead(404).end()
})

function git(...args: string[]): string {
  const author = ['-c', 'user.name=Asha Pol', '-c', 'user.email=asha@example.org']
  return execFileSync('git', [...author, ...args], { cwd: repository, encoding: 'utf8' }).trim()
}

/** Runs a program in the repository as a step of the workflow does. */
async function run(program: string, args: string[], env: NodeJS.ProcessEnv) {
  rmSync(output, { force: true })
  const SITE_URL = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const PATH = [join(folder, 'bin'), process.env.PATH].join(delimiter)
  const all = { ...process.env, PATH, SITE_URL, GITHUB_OUTPUT: output, ...env }
  const child = execFile(program, args, { cwd: repository, env: all })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk))
  const [code] = await once(child, 'close')
  const lines = existsSync(output) ? readFileSync(output, 'utf8').match(/(?<=^report=).+$/gm) : null
  return { code, printed, report: lines && runInput.parse(JSON.parse(lines.at(-1) ?? '')) }
}

function write(path: string, text = 'text'): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Stands in for a program. */
function stub(name: string, script: string): void {
  write(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`)
  chmodSync(join(folder, 'bin', name), 0o755)
}

function commit(): string {
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Edit: so')
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  return git('rev-parse', 'HEAD')
}

let first: string
beforeAll(async () => {
  for (const path of ['web/content', 'web/images', 'wrangler.toml'])
    cpSync(path, at(path), { recursive: true })
  for (const file of ['worker/index.ts', 'tests/a.test.ts', 'README.md', '.gitignore'])
    write(at(file), 'dist/\n')
  git('init', '--quiet', '--initial-branch', 'main')
  first = commit()
  stub('curl', `cat ${live}/version.txt`)
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
  for (const path of [calls, live]) rmSync(path, { recursive: true, force: true })
  write(join(live, 'version.txt'), first)
  write(join(live, 'mode.txt'), 'live')
})

describe('the first step of the workflow', () => {
  const gate = (RELEASE = '') => {
    const script = steps.find(({ id }) => id === 'gate')?.run ?? 'exit 9'
    return run('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], { RELEASE })
  }
  /** A commit that main does not contain. */
  const commitAside = (): string => {
    write(at('web/content/en/faq.json'), 'aside')
    const aside = commit()
    git('reset', '--quiet', '--hard', first)
    git('update-ref', 'refs/remotes/origin/main', first)
    return aside
  }

  it('comes before anything of the repository runs, and has no key', () => {
    expect(steps.slice(0, 2).map(({ uses, id }) => uses?.split('@')[0] ?? id)).toEqual([
      'actions/checkout',
      'gate',
    ])
    // A value of GitHub's in a script would be run.
    expect(steps.flatMap(({ run = '' }) => run.match(/\$\{\{.*/g) ?? [])).toEqual([])
    const secretsOf = ({ env = {} }: Step) => JSON.stringify(env).match(/(?<=secrets\.)\w+/g) ?? []
    expect(steps.map(secretsOf).filter(({ length }) => length > 0)).toEqual([
      ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'],
      ['OWNER_KEY'],
    ])
  })

  it('lets pass what changes content, pictures, documents and tests, several pushes of it too', async () => {
    write(at('web/content/batches/आवळा “नवा”.pdf'))
    write(at('web/images/new.webp'))
    rmSync(at('web/images/pan.webp'))
    commit()
    for (const file of ['web/content/mr/policies/refund-policy.md', 'tests/a.test.ts', 'README.md'])
      write(at(file))
    commit()
    expect(await gate()).toMatchObject({ code: 0, report: null })
  })

  it.each<[string, () => void]>([
    ['code', () => write(at('worker/index.ts'))],
    ['the schemas of the content', () => write(at('web/content/schema/faq.ts'))],
    ['where the database is', () => write(at('wrangler.toml'))],
    ['a workflow', () => write(at('.github/workflows/publish.yml'))],
    ['a script among the content', () => write(at('web/content/en/faq.ts'))],
    ['a drawing, which may hold a script', () => write(at('web/images/a.svg'))],
    ['a file whose name ends in another line', () => write(at('package.json\nweb/content/en/faq.json'))],
    ['a link among the content', () => symlinkSync('../../../package.json', at('web/content/en/link.json'))],
    ['the mode of a file', () => chmodSync(at('web/content/en/faq.json'), 0o755)],
    ['code into content, by moving it', () => renameSync(at('worker/index.ts'), at('web/content/en/x.json'))],
    ['code away', () => rmSync(at('worker/index.ts'))],
  ])('stops what changes %s, and the edits after it', async (_, change) => {
    change()
    commit()
    write(at('web/content/en/faq.json'))
    commit()
    const { code, report } = await gate()
    expect([code, report]).toEqual([
      1,
      {
        outcome: 'waiting',
        detail: 'A programmer has to release: more than content has changed since the last release.',
      },
    ])
  })

  it.each<[string, () => string | undefined, RegExp]>([
    ['is not part of main', commitAside, /main does not contain the version that is live/],
    ['is unknown', () => '0'.repeat(40), /main does not contain the version that is live/],
    ['is an option', () => '--output=x', /does not say which version is live/],
    ['is not named', () => undefined, /does not say which version is live/],
  ])('stops where the live version %s', async (_, version, reason) => {
    const named = version()
    if (named) write(join(live, 'version.txt'), named)
    else rmSync(live, { recursive: true })
    const { code, report } = await gate()
    expect([code, report]).toEqual([1, { outcome: 'waiting', detail: expect.stringMatching(reason) }])
  })

  it('lets a person release a commit of main, named by its full hash', async () => {
    const removed = commitAside()
    write(at('worker/index.ts'))
    const code = commit()
    const codes = async (...names: string[]) => {
      const ran = []
      for (const name of names) ran.push((await gate(name)).code)
      return ran
    }
    expect(await codes(code, 'main', code.slice(0, 10))).toEqual([0, 1, 1])
    git('checkout', '--quiet', '--detach', removed)
    expect(await codes(removed)).toEqual([1])
    git('checkout', '--quiet', 'main')
  })
})

it('reports however it ends, and claims nothing where no step could say what is live', () => {
  const { if: when, env: { REPORT = '' } = {} } = steps.at(-1) ?? {}
  expect([when, REPORT]).toEqual([
    'always()',
    expect.stringMatching(/steps\.publish\.outputs\.report \|\| steps\.gate/),
  ])
  const { outcome, detail } = runInput.parse(JSON.parse(/'(\{.*\})'/.exec(REPORT)?.[1] ?? ''))
  expect([outcome, detail]).toEqual(['failed', expect.not.stringMatching(/as it was|not published/i)])
})

describe('npm run deploy', () => {
  /** Stands in for the launch check, which the sample content cannot pass: finds what a file says. */
  const HOOK = `import { registerHooks } from 'node:module'
const source = \`import { existsSync, readFileSync } from 'node:fs'
export const launchFindings = () => existsSync('dist/findings') ? JSON.parse(readFileSync('dist/findings', 'utf8')) : []\`
registerHooks({ load: (url, context, next) => url.endsWith('/checks/launch.ts')
  ? { format: 'module', source, shortCircuit: true } : next(url, context) })`

  /** Deploys with an npm and a wrangler that note how they are called; one call fails. */
  function deploy(failing = 'none', { env = {}, args = [] as string[] } = {}) {
    for (const name of ['npm', 'wrangler'])
      stub(
        name,
        `echo "${name} $*\${CLOUDFLARE_API_TOKEN:+ with the token}\${SITE_HIDDEN:+, hidden}" >>${calls}
        case "$*" in *${failing}*) exit 1 ;; *build*) mkdir -p dist/site ;; deploy) cp -r dist/site/* ${live} ;; esac`,
      )
    const hook = `data:text/javascript,${encodeURIComponent(HOOK)}`
    const all = ['--import', hook, resolve('worker/cli/deploy.ts'), ...args]
    return run(process.execPath, all, { CLOUDFLARE_API_TOKEN: 'token', ...env })
  }
  const called = () => (existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [])
  /** Lacks what a shop cannot open without. */
  const closeShop = () => {
    const place = { file: 'web/content/facts/opening.json', path: ['offer'] }
    const finding = { group: 'Open the shop', ...place, what: 'offer is not yet your own' }
    write(at('dist/findings'), JSON.stringify([finding]))
  }

  it('builds without the token, deploys, and has published once the site names the commit', async () => {
    const { code, printed, report } = await deploy()
    expect(code, printed).toBe(0)
    const detail = expect.stringMatching(/^the change of \d\d:\d\d on \d+ \w+$/)
    expect(report).toEqual({ outcome: 'succeeded', detail })
    expect(called()).toEqual([
      'npm run --silent build -- --live',
      'wrangler deploy with the token',
      'wrangler d1 migrations apply DB --remote with the token',
    ])
    expect(readFileSync(join(live, 'version.txt'), 'utf8')).toBe(git('rev-parse', 'HEAD'))
  })

  it.each<[string, () => void, string]>([
    [
      'a wrong day',
      () => {
        changeContent(at('web/content'), [['facts/opening.json', ['offer', 'endsOn'], '2020-01-01']])
        commit()
      },
      'Last day must not be before the first day (Open the shop → Offer → Last day)',
    ],
    [
      'what is missing again in a shop that has opened',
      closeShop,
      'Offer cannot go live: it is not yet your own (Open the shop → Offer)',
    ],
    [
      'a dead link',
      () => write(at('dist/site/blog/so.html'), '<a href="/blogs">So</a>'),
      'So: “/blogs” leads to no page: correct it, or begin it with https://',
    ],
    [
      'a file that is in no commit',
      () => write(at('web/content/en/faq.json')),
      'A programmer has to look at the workflow.',
    ],
  ])('leaves the site as it was for %s, and says why', async (_, change, reason) => {
    change()
    const { code, report } = await deploy()
    const detail = `Not published; the website is as it was. ${reason}`
    expect([code, report]).toEqual([1, { outcome: 'failed', detail }])
    expect(called().join()).not.toContain('wrangler')
  })

  it('deploys the demonstration, with the database and hidden, until the shop can open', async () => {
    closeShop()
    for (const change of [
      () => rmSync(join(live, 'mode.txt')),
      () => write(join(live, 'mode.txt'), 'demonstration'),
    ]) {
      change()
      rmSync(calls, { force: true })
      const { code, printed, report } = await deploy()
      expect(code, printed).toBe(0)
      expect(report?.detail).toMatch(/, as a demonstration until the shop can open$/)
      expect(called().slice(0, 2)).toEqual([
        'npm run --silent build, hidden',
        'wrangler deploy with the token',
      ])
    }
  })

  it.each([
    ['build', /the website is as it was/],
    ['deploy', /^It is not known whether the newest change is live/],
    ['migrations', /^It is not known whether the newest change is live/],
  ])('says what is live where %s fails', async (failing, detail) => {
    const { code, report } = await deploy(failing)
    expect([code, report]).toEqual([1, { outcome: 'failed', detail: expect.stringMatching(detail) }])
  })

  it('by hand refuses what is missing to open, and names the demo, which is deployed from any tree', async () => {
    closeShop()
    const { code, printed } = await deploy('none', { env: { SITE_URL: '' } })
    expect([code, called()]).toEqual([1, []])
    expect(printed).toMatch(/not yet your own.*npm run deploy -- --demo/s)
    write(at('web/content/en/faq.json'))
    expect((await deploy('none', { args: ['--demo'] })).code).toBe(0)
    expect(called().at(-1)).toContain('wrangler deploy --env demo')
  })

  it('refuses to deploy without the database', async () => {
    write(at('wrangler.toml'), readFileSync('wrangler.toml', 'utf8').replace('"DB"', '"OTHER"'))
    expect((await deploy()).printed).toContain('no D1 database DB')
  })
})
