import { chmodSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { copyTopics, ENGLISH_ONLY } from '#web/model/schema/copy.ts'
import { factTopics } from '#web/model/schema/facts.ts'
import { nameWorker } from '#web/site-build/new-shop/make-shop.ts'
import { changeDeployLines } from '#worker/cli/wrangler-toml.ts'
import {
  at,
  calls,
  commit,
  git,
  jobs,
  live,
  publishSite,
  run,
  siteUrl,
  stub,
  today,
  workflowEnv,
  write,
} from '../publishing.ts'

const first = publishSite()
const gate = (env: { RELEASE?: string; DAILY?: string } = {}) => {
  const script = jobs.build.steps.find(({ id }) => id === 'gate')?.run ?? 'exit 9'
  const shell = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script]
  return run('bash', shell, { RELEASE: '', DAILY: '', ...env })
}
const head = () => git('rev-parse', 'HEAD')
const WAITING_RUN = {
  outcome: 'waiting',
  detail: 'A programmer has to release: more than content has changed since the last release.',
}
const PUBLISHED_RUN = {
  outcome: 'succeeded',
  detail: expect.stringMatching(/^the change of \d\d:\d\d on \d+ \w+$/),
}
const change = (file: string, text?: string) => {
  write(at(file), text)
  return commit()
}
const CONTENT = 'web/content/en/faq.json'
const CODE = 'worker/index.ts'

/** Paths of content, as the editor writes them. */
const CONTENT_PATHS = [
  'web/content/facts/launch.json',
  'web/content/mr/language.json',
  'web/content/ta/faq.json',
  'web/content/en/articles/new-article-2.md',
  'web/content/mr/policies/refund-policy.md',
  'web/content/hi/batches/SY-27-01.json',
  'web/content/batches/Report #2, really?.pdf',
  'web/content/batches/आवळा “नवा”.JPG',
  'web/content/images/Pan 2.PNG',
]

/** Paths that resemble them. */
const OTHER_PATHS = [
  ...['facts/package.json', 'facts/node_modules/x/launch.json', 'facts/faq.json', 'batches/a\n.pdf'].map(
    (file) => `web/content/${file}`,
  ),
  ...['tsconfig.build.json', 'banned.json', 'unknown.json', 'faq.json.ts', '.gitattributes'].map(
    (file) => `web/content/en/${file}`,
  ),
  ...['web/content/english/faq.json', 'web/content/images/a.svg', 'web/content/images/deep/a.webp'],
  ...['web/words/en/shop.json', 'web/demonstration/en/faq.json', 'web/images/a.webp'],
  ...['x web/content/en/faq.json', 'x/web/content/en/faq.json', 'package.json\nweb/content/en/faq.json'],
  ...[
    'worker/index.ts',
    'wrangler.toml',
    'migrations/0009_new.sql',
    '.npmrc',
    '.github/workflows/publish.yml',
  ],
]

/** A path as git writes it, which quotes one with a line break. */
const quotePath = (path: string) => (path.includes('\n') ? JSON.stringify(path) : path)

it('gives secrets to the step that uploads and the one that reports, and runs no value of GitHub’s as a script', () => {
  const steps = Object.entries(jobs).flatMap(([job, { steps }]) => steps.map((step) => ({ job, ...step })))
  const secretsOf = (value: object) => JSON.stringify(value).match(/(?<=secrets\.)\w+/g) ?? []
  expect(steps.flatMap((step) => secretsOf(step).map((secret) => [step.job, secret]))).toEqual([
    ['upload', 'CLOUDFLARE_API_TOKEN'],
    ['upload', 'CLOUDFLARE_ACCOUNT_ID'],
    ['report', 'OWNER_KEY'],
  ])
  expect(secretsOf(workflowEnv)).toEqual([])
  expect(steps.flatMap(({ run = '' }) => run.match(/\$\{\{.*/g) ?? [])).toEqual([])
})

describe('the first step of the workflow', () => {
  it('publishes content', async () => {
    for (const file of CONTENT_PATHS) write(at(file))
    const newest = commit()
    expect(await gate()).toMatchObject({ code: 0, publishes: true, report: null })
    expect(head()).toBe(newest)
  })

  it('lists files that are not content for a programmer to publish', async () => {
    for (const file of OTHER_PATHS) write(at(file))
    const newest = commit()
    const { code, publishes, report, printed } = await gate()
    expect([code, publishes, report]).toEqual([1, false, WAITING_RUN])
    const named = Array.from(printed.matchAll(/\t(.+)$/gm), ([, name]) => name)
    expect(named.toSorted()).toEqual(OTHER_PATHS.map(quotePath).toSorted())
    expect(head()).toBe(newest)
  })

  it('takes all files of content that there are, and those of every topic', async () => {
    // But the sample's drawings: a shop's own would be code of its pages.
    const files = git('ls-files', 'web/content').split('\n')
    for (const file of files.filter((name) => !name.endsWith('.svg'))) rmSync(at(file))
    const topics = {
      facts: Object.keys(factTopics),
      en: [...Object.keys(copyTopics), 'words'],
      mr: [...Object.keys(copyTopics).filter((topic) => !ENGLISH_ONLY.includes(topic)), 'words', 'language'],
    }
    for (const [folder, names] of Object.entries(topics))
      for (const name of names) write(at(`web/content/${folder}/${name}.json`))
    commit()
    const { code, publishes, printed } = await gate()
    expect({ code, publishes }, printed).toEqual({ code: 0, publishes: true })
  })

  it.each<[string, () => void]>([
    [
      'a link among the content',
      () => symlinkSync('../../../package.json', at('web/content/en/articles/new.md')),
    ],
    [
      'content into a link',
      () => {
        rmSync(at(CONTENT))
        symlinkSync('../../../worker/index.ts', at(CONTENT))
      },
    ],
    ['the mode of a file', () => chmodSync(at(CONTENT), 0o755)],
    ['code into content, by moving it', () => renameSync(at(CODE), at('web/content/en/hero.json'))],
    ['code away', () => rmSync(at(CODE))],
  ])('stops what changes %s, and the edits after it', async (_, arrange) => {
    arrange()
    commit()
    change('web/content/en/shop.json')
    const { code, report } = await gate()
    expect([code, report]).toEqual([1, WAITING_RUN])
  })

  it.each<[string, () => string | undefined, RegExp]>([
    ['is not part of main', commitAside, /main does not contain the version that is live/],
    ['is an option', () => '--output=x', /does not say which version is live/],
    ['is not named', () => undefined, /does not say which version is live/],
  ])('stops where the live version %s', async (_, version, reason) => {
    const named = version()
    if (named) write(join(live, 'version.txt'), named)
    else rmSync(live, { recursive: true })
    const { code, report } = await gate()
    expect([code, report]).toEqual([1, { outcome: 'waiting', detail: expect.stringMatching(reason) }])
  })

  it('ends at once where the newest commit is live already, and reports that', async () => {
    write(join(live, 'version.txt'), change(CONTENT))
    expect(await gate()).toMatchObject({ code: 0, publishes: false, report: PUBLISHED_RUN })
    write(join(live, 'held-back.txt'), 'Marathi and Hindi')
    expect((await gate()).report?.detail).toMatch(
      /\w, without Marathi and Hindi until all its texts are there$/,
    )
    // Days are the daily run's.
    write(join(live, 'built.txt'), '2020-01-01')
    expect(await gate()).toMatchObject({ publishes: false })
  })
})

describe('a release', () => {
  it('takes a commit of main, named by its full hash', async () => {
    const removed = commitAside()
    const code = change(CODE)
    const results = []
    for (const RELEASE of [code, 'main', code.slice(0, 10), removed, 'f'.repeat(40)])
      results.push((await gate({ RELEASE })).code)
    expect(results).toEqual([0, 1, 1, 1, 1])
  })

  it('is of main alone, whatever a tag is called', async () => {
    const aside = commitAside()
    git('tag', 'origin/main', aside)
    onTestFinished(() => void git('tag', '--delete', 'origin/main'))
    const { code, publishes } = await gate({ RELEASE: aside })
    expect([code, publishes]).toEqual([1, false])
    write(join(live, 'version.txt'), aside)
    expect(await gate()).toMatchObject({ code: 1, publishes: false })
  })

  it('includes later content, and is published alone if later code follows', async () => {
    const RELEASE = change(CODE)
    const newest = change(CONTENT)
    expect(await gate({ RELEASE })).toMatchObject({ code: 0, publishes: true, report: null })
    expect(head()).toBe(newest)
    git('checkout', '--quiet', 'main')
    change(CODE, 'of somebody else')
    expect(await gate({ RELEASE })).toMatchObject({ code: 0, publishes: true, report: null })
    expect(head()).toBe(RELEASE)
  })

  it('needs no site yet, and ends at once where it is live', async () => {
    expect(await gate({ RELEASE: first() })).toMatchObject({
      code: 0,
      publishes: false,
      report: PUBLISHED_RUN,
    })
    rmSync(live, { recursive: true })
    expect(await gate({ RELEASE: first() })).toMatchObject({ code: 0, publishes: true })
  })
})

describe('each day', () => {
  const daily = () => gate({ DAILY: 'daily' })
  /** What is live was built ten days ago, and names a day, such as that of an article. */
  const liveWith = (day: string) => {
    const commit = change('web/content/en/articles/new.md', `---\npublishDate: ${day}\n---\n`)
    write(join(live, 'version.txt'), commit)
    write(join(live, 'built.txt'), today(10))
    return commit
  }

  it.each([
    ['has ended', 3, true],
    ['ended on the day of the build', 10, true],
    ['begins', 0, true],
    ['had ended before', 11, false],
    ['is to come', -1, false],
  ])(
    'the live commit is built again where a day of its content %s since: %j',
    async (_, daysAgo, isBuilt) => {
      // The sample's own days would count, too.
      for (const folder of ['facts', 'en', 'mr', 'hi', 'batches'])
        rmSync(at(`web/content/${folder}`), { recursive: true })
      liveWith(today(daysAgo))
      expect(await daily()).toMatchObject({
        code: 0,
        publishes: isBuilt,
        report: isBuilt ? null : PUBLISHED_RUN,
      })
      write(join(live, 'built.txt'), today())
      expect(await daily()).toMatchObject({ publishes: false })
    },
  )

  it('it is built again where the site does not state when it was', async () => {
    rmSync(join(live, 'built.txt'))
    expect(await daily()).toMatchObject({ code: 0, publishes: true })
  })

  it('the live commit is rebuilt when code follows it, and that code still waits', async () => {
    const commit = liveWith(today(3))
    change(CODE)
    expect(await daily()).toMatchObject({ code: 0, publishes: true, report: null })
    expect(head()).toBe(commit)
    write(join(live, 'built.txt'), today())
    expect(await daily()).toMatchObject({ code: 0, publishes: false, report: WAITING_RUN })
  })

  it('an unpublished edit is tried again, and refused where the gate would refuse it', async () => {
    const newest = change(CONTENT)
    expect(await daily()).toMatchObject({ code: 0, publishes: true })
    expect(head()).toBe(newest)
    write(join(live, 'version.txt'), '0'.repeat(40))
    expect(await daily()).toMatchObject({ code: 1, publishes: false })
  })
})

it('before a release one command lists every change that the gate would have stopped', async () => {
  const [, command = ''] = /```sh\n(git fetch[^`]+)```/.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? []
  git('config', 'remote.origin.url', '.')
  git('config', 'remote.origin.fetch', '+refs/heads/main:refs/remotes/origin/main')
  write(at('.github/workflows/publish.yml'), readFileSync('.github/workflows/publish.yml', 'utf8'))
  for (const file of [
    CONTENT,
    'web/content/batches/REPORT.PDF',
    'web/content/facts/package.json',
    'README.md',
  ])
    write(at(file))
  symlinkSync('../../../worker/index.ts', at('web/content/en/hero2.json'))
  rmSync(at('web/content/en/shop.json'))
  symlinkSync('../../../worker/index.ts', at('web/content/en/shop.json'))
  commit()
  const { code, printed } = await run('bash', ['-c', command], { SITE_URL: siteUrl() })
  const listed = printed.trim().split('\n')
  expect([code, listed.map((line) => line.split('\t').at(-1)).sort()]).toEqual([
    0,
    [
      '.github/workflows/publish.yml',
      'README.md',
      'web/content/en/hero2.json',
      'web/content/en/shop.json',
      'web/content/facts/package.json',
    ],
  ])
  // The same lines as the gate's own.
  expect((await gate()).printed).toContain(listed.join('\n'))
})

it('an update of the software is merged as README says, and touches neither the shop nor what deploying wrote', async () => {
  const readme = readFileSync('README.md', 'utf8')
  const section = readme.slice(readme.indexOf('## Update'))
  const [once = '', each = ''] = Array.from(
    section.matchAll(/```sh\n([^`]+)```/g),
    ([, commands]) => commands,
  )
  stub('npm', `echo "npm $*" >>${calls}`)
  const [upstream, work] = [at('.git/upstream'), at('.git/software')]
  git('clone', '--quiet', '--bare', '.', upstream)
  // The shop: named, deployed and edited.
  write(at('web/content/en/faq.json'), 'of the shop')
  nameWorker('girija', 'https://girija.in', at('wrangler.toml'))
  const settings = changeDeployLines(readFileSync(at('wrangler.toml'), 'utf8'), {
    account_id: 'account',
    database_id: 'database',
    workers_dev: false,
    preview_urls: false,
    routes: ['girija.in'],
  })
  write(at('wrangler.toml'), settings)
  commit()
  // The software, in a clone of its own.
  git('clone', '--quiet', upstream, work)
  const inWork = ['-C', work]
  write(join(work, 'worker/index.ts'), 'of the update')
  const newer = settings.match(/^compatibility_date = .*$/m)?.[0].replace(/\d{4}/, '2027') ?? ''
  const theirs = readFileSync(join(work, 'wrangler.toml'), 'utf8')
  write(join(work, 'wrangler.toml'), theirs.replace(/^compatibility_date = .*$/m, newer))
  git(...inWork, 'commit', '--quiet', '--all', '--message', 'Update')
  git(...inWork, 'push', '--quiet', 'origin', 'main')

  const author = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.org' }
  const committer = { GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@example.org' }
  const env = { SOFTWARE: upstream, ...author, ...committer }
  const { code, printed } = await run('bash', ['-ec', `${once}\n${each}`], env)
  git('remote', 'remove', 'upstream')
  expect(code, printed).toBe(0)
  expect(readFileSync(calls, 'utf8').trim().split('\n')).toEqual(['npm ci', 'npm test', 'npm start'])
  const read = (file: string) => readFileSync(at(file), 'utf8')
  expect([read('worker/index.ts'), read('web/content/en/faq.json')]).toEqual(['of the update', 'of the shop'])
  expect(read('wrangler.toml')).toBe(settings.replace(/^compatibility_date = .*$/m, newer))
})

it('after a lost phone everything that was pushed is undone, whatever its subject, and published as content', async () => {
  const [, commands = ''] = /```sh\n\s*(git fetch[^`]+)```/.exec(readFileSync('OPERATIONS.md', 'utf8')) ?? []
  const remote = at('.git/remote')
  git('init', '--quiet', '--bare', remote)
  git('config', 'remote.origin.url', remote)
  git('config', 'remote.origin.fetch', '+refs/heads/*:refs/remotes/origin/*')
  git('push', '--quiet', '--force', 'origin', 'main')
  // As the editor would not: under another subject, with a file more, a file less and code.
  for (const [file, subject] of [
    [CONTENT, 'Fix a typo'],
    ['web/content/en/policies/new.md', 'Merge'],
    [CODE, 'Edit: Questions'],
  ] as const) {
    write(at(file), 'foreign')
    git('add', '--all')
    git('commit', '--quiet', '--message', subject)
  }
  rmSync(at('web/content/images/pan.webp'))
  git('commit', '--quiet', '--all', '--message', 'Less')
  git('push', '--quiet', 'origin', 'main')
  write(join(live, 'version.txt'), git('rev-parse', 'HEAD~2'))
  const env = { GOOD: first(), GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.org' }
  const committer = { GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@example.org' }
  const { code, printed } = await run('bash', ['-ec', commands], { ...env, ...committer })
  expect(code, printed).toBe(0)
  expect(git('diff', '--name-only', first(), 'refs/remotes/origin/main')).toBe('')
  expect(await gate()).toMatchObject({ code: 0, publishes: true })
})

/** A commit that main does not contain. */
function commitAside(): string {
  const aside = change(CONTENT, 'aside')
  git('reset', '--quiet', '--hard', first())
  git('update-ref', 'refs/remotes/origin/main', first())
  return aside
}
