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
  it('publishes content: of every topic, in place of files of content, and what was there before', async () => {
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
    for (const file of CONTENT_PATHS) write(at(file))
    const newest = commit()
    const result = await gate()
    expect(result, result.printed).toMatchObject({ code: 0, publishes: true, report: null })
    expect(head()).toBe(newest)
  })

  it('stops what is more than content, also with edits after it, and lists it for a programmer', async () => {
    for (const file of OTHER_PATHS) write(at(file))
    const LINK = 'web/content/en/articles/new.md'
    for (const file of [LINK, CONTENT]) linkToCode(file)
    const EXECUTABLE = 'web/content/en/shop.json'
    chmodSync(at(EXECUTABLE), 0o755)
    const MOVED = 'tests/a.test.ts'
    renameSync(at(MOVED), at('web/content/en/hero.json'))
    commit()
    const newest = change('web/content/en/about.json')
    const stopped = await gate()
    expect(stopped).toMatchObject({ code: 1, publishes: false, report: WAITING_RUN })
    const named = Array.from(stopped.printed.matchAll(/\t(.+)$/gm), ([, name]) => name)
    const expected = [...OTHER_PATHS.map(quotePath), LINK, CONTENT, EXECUTABLE, MOVED]
    expect(named.toSorted()).toEqual(expected.toSorted())
    expect(head()).toBe(newest)
  })

  it('tells the owner that a file which was uploaded is what waits, where nothing else does', async () => {
    write(at('web/content/images/logo.svg'))
    write(at('web/content/batches/report of May.docx'))
    commit()
    const detail = expect.stringMatching(/an uploaded file that is no JPEG, .*\. Undo that at \/edit/)
    expect(await gate()).toMatchObject({ code: 1, report: { outcome: 'waiting', detail } })
    write(at('worker/index.ts'))
    commit()
    expect((await gate()).report?.detail).toContain('more than content')
  })

  it.each<[string, () => void, RegExp]>([
    ['is not part of main', deployAside, /main does not contain the version that is live/],
    [
      'is an option',
      () => write(join(live, 'version.txt'), '--output=x'),
      /does not say which version is live/,
    ],
    ['is not named', () => rmSync(live, { recursive: true }), /does not say which version is live/],
  ])('stops where the live version %s', async (_, arrange, reason) => {
    arrange()
    const report = { outcome: 'waiting', detail: expect.stringMatching(reason) }
    expect(await gate()).toMatchObject({ code: 1, publishes: false, report })
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
  it('is refused where it is not a commit of main, named by its full hash', async () => {
    const aside = deployAside()
    for (const RELEASE of ['main', change(CODE).slice(0, 10), aside])
      expect(await gate({ RELEASE }), RELEASE).toMatchObject({ code: 1, publishes: false })
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

  it('builds what is live again where a day of its content has begun or ended since, or it is unknown', async () => {
    // The sample's own days would count, too.
    for (const folder of ['facts', 'en', 'mr', 'hi', 'batches'])
      rmSync(at(`web/content/${folder}`), { recursive: true })
    for (const daysAgo of [11, -1]) {
      liveWith(today(daysAgo))
      expect(await daily()).toMatchObject({ code: 0, publishes: false, report: PUBLISHED_RUN })
    }
    for (const daysAgo of [10, 0]) {
      liveWith(today(daysAgo))
      expect(await daily()).toMatchObject({ code: 0, publishes: true, report: null })
      git('checkout', '--quiet', 'main')
    }
    write(join(live, 'built.txt'), today())
    expect(await daily()).toMatchObject({ publishes: false })
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

/** Has a commit live that main does not contain, and that a tag with the name of the remote's main does. */
function deployAside(): string {
  const aside = change(CONTENT, 'aside')
  git('tag', '--force', 'origin/main', aside)
  onTestFinished(() => void git('tag', '--delete', 'origin/main'))
  git('reset', '--quiet', '--hard', first())
  git('update-ref', 'refs/remotes/origin/main', first())
  write(join(live, 'version.txt'), aside)
  return aside
}
