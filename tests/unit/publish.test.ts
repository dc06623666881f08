import { chmodSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { copyTopics, ENGLISH_ONLY } from '#web/model/schema/copy.ts'
import { factTopics } from '#web/model/schema/facts.ts'
import {
  at,
  commit,
  gate,
  git,
  jobs,
  linkToCode,
  live,
  publishSite,
  today,
  workflowEnv,
  write,
} from '../publishing.ts'

const first = publishSite()
const head = () => git('rev-parse', 'HEAD')
const WAITING_RUN = { outcome: 'waiting', detail: expect.stringMatching(/^A programmer has to release: /) }
const PUBLISHED = /^the change of \d\d:\d\d on \d+ \w+$/
const PUBLISHED_RUN = { outcome: 'succeeded', detail: expect.stringMatching(PUBLISHED) }
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
  ...['facts/package.json', 'facts/node_modules/x/launch.json', 'facts/faq.json', 'batches/a\n.pdf'],
  ...['en/tsconfig.build.json', 'en/banned.json', 'en/unknown.json', 'en/faq.json.ts', 'en/.gitattributes'],
  ...['english/faq.json', 'images/a.svg', 'images/deep/a.webp'],
]
  .map((file) => `web/content/${file}`)
  .concat(['web/words/en/shop.json', 'web/demonstration/en/faq.json', 'web/images/a.webp'])
  .concat(['x web/content/en/faq.json', 'x/web/content/en/faq.json', 'package.json\nweb/content/en/faq.json'])
  .concat([CODE, 'wrangler.toml', 'migrations/0009_new.sql', '.npmrc', '.github/workflows/publish.yml'])

/** A path as git writes it, which quotes one with a line break. */
const quotePath = (path: string) => (path.includes('\n') ? JSON.stringify(path) : path)

it('gives secrets to the step that uploads and the one that reports, and runs no value of GitHub’s as a script', () => {
  const steps = Object.entries(jobs).flatMap(([job, { steps }]) => steps.map((step) => ({ job, ...step })))
  const secretsOf = (value: object) => JSON.stringify(value).match(/(?<=secrets\.)\w+/g) ?? []
  const secrets = steps.flatMap((step) => secretsOf(step).map((secret) => `${step.job} ${secret}`))
  const ofCloudflare = ['upload CLOUDFLARE_API_TOKEN', 'upload CLOUDFLARE_ACCOUNT_ID']
  expect(secrets).toEqual([...ofCloudflare, 'report OWNER_KEY'])
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
    const stopped = await gate()
    expect(stopped).toMatchObject({ code: 1, publishes: false, report: WAITING_RUN })
    const named = Array.from(stopped.printed.matchAll(/\t(.+)$/gm), ([, name]) => name)
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
    ['a link among the content', () => linkToCode('web/content/en/articles/new.md')],
    ['content into a link', () => linkToCode(CONTENT)],
    ['the mode of a file', () => chmodSync(at(CONTENT), 0o755)],
    ['code into content, by moving it', () => renameSync(at(CODE), at('web/content/en/hero.json'))],
    ['code away', () => rmSync(at(CODE))],
  ])('stops what changes %s, and the edits after it', async (_, arrange) => {
    arrange()
    commit()
    change('web/content/en/shop.json')
    expect(await gate()).toMatchObject({ code: 1, report: WAITING_RUN })
  })

  it.each<[string, () => string | undefined, RegExp]>([
    ['is not part of main', commitAside, /main does not contain the version that is live/],
    ['is an option', () => '--output=x', /does not say which version is live/],
    ['is not named', () => undefined, /does not say which version is live/],
  ])('stops where the live version %s', async (_, version, reason) => {
    const named = version()
    if (named) write(join(live, 'version.txt'), named)
    else rmSync(live, { recursive: true })
    const report = { outcome: 'waiting', detail: expect.stringMatching(reason) }
    expect(await gate()).toMatchObject({ code: 1, report })
  })

  it('ends at once where the newest commit is live already, and reports that', async () => {
    write(join(live, 'version.txt'), change(CONTENT))
    expect(await gate()).toMatchObject({ code: 0, publishes: false, report: PUBLISHED_RUN })
    write(join(live, 'held-back.txt'), 'Marathi and Hindi')
    expect((await gate()).report?.detail).toMatch(/\w, without Marathi and Hindi until all its texts/)
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
    expect(await gate({ RELEASE: aside })).toMatchObject({ code: 1, publishes: false })
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
    const ended = { code: 0, publishes: false, report: PUBLISHED_RUN }
    expect(await gate({ RELEASE: first() })).toMatchObject(ended)
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
  ])('builds what is live again where a day of its content %s since: %j', async (_, daysAgo, isBuilt) => {
    // The sample's own days would count, too.
    for (const folder of ['facts', 'en', 'mr', 'hi', 'batches'])
      rmSync(at(`web/content/${folder}`), { recursive: true })
    liveWith(today(daysAgo))
    const report = isBuilt ? null : PUBLISHED_RUN
    expect(await daily()).toMatchObject({ code: 0, publishes: isBuilt, report })
    write(join(live, 'built.txt'), today())
    expect(await daily()).toMatchObject({ publishes: false })
  })

  it('builds it again where the site does not state when it was built', async () => {
    rmSync(join(live, 'built.txt'))
    expect(await daily()).toMatchObject({ code: 0, publishes: true })
  })

  it('builds the live commit where code came after it, and that still waits', async () => {
    const commit = liveWith(today(3))
    change(CODE)
    expect(await daily()).toMatchObject({ code: 0, publishes: true, report: null })
    expect(head()).toBe(commit)
    write(join(live, 'built.txt'), today())
    expect(await daily()).toMatchObject({ code: 0, publishes: false, report: WAITING_RUN })
  })

  it('tries an edit again that was not published, and stops what the gate stops', async () => {
    const newest = change(CONTENT)
    expect(await daily()).toMatchObject({ code: 0, publishes: true })
    expect(head()).toBe(newest)
    write(join(live, 'version.txt'), '0'.repeat(40))
    expect(await daily()).toMatchObject({ code: 1, publishes: false })
  })
})

/** A commit that main does not contain. */
function commitAside(): string {
  const aside = change(CONTENT, 'aside')
  git('reset', '--quiet', '--hard', first())
  git('update-ref', 'refs/remotes/origin/main', first())
  return aside
}
