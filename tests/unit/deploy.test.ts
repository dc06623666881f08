import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { LanguageId } from '#contract/languages.ts'
import { mayPreview, readSettings } from '#worker/cli/deployment.ts'
import { requireBuild } from '#worker/cli/upload.ts'
import { type ContentChange, changeContent, completeWords, publishLanguage } from '../changed-content.ts'
import { at, calls, commit, git, live, publishSite, run, siteUrl, stub, today, write } from '../publishing.ts'

publishSite()

/** Replaces the launch check, which the sample content cannot pass: what a file lists is missing. */
const HOOK = `import { registerHooks } from 'node:module'
const source = \`import { existsSync, readFileSync } from 'node:fs'
const read = (file) => existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
export const missingToOpen = () => read('dist/missing')
export const wrongClaims = () => read('dist/wrong')\`
registerHooks({ load: (url, context, next) => url.endsWith('/checks/launch.ts')
  ? { format: 'module', source, shortCircuit: true } : next(url, context) })`
const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(HOOK)}`

type Options = { failing?: string; env?: NodeJS.ProcessEnv; args?: string[] }

/** Runs the step that builds, with an npm that notes how it is called. */
function build({ failing = 'none', env = {}, args = [] }: Options = {}) {
  stub(
    'npm',
    `echo "npm $*\${SITE_SHOP_STATE:+, $SITE_SHOP_STATE}\${SITE_HIDDEN:+, hidden}\${SITE_HELD_BACK:+, without $SITE_HELD_BACK}" >>${calls}
      case "$*" in *${failing}*) exit 1 ;; esac
      mkdir -p dist/site`,
  )
  const all = { NODE_OPTIONS, CLOUDFLARE_API_TOKEN: '', ...env }
  return run(process.execPath, [resolve('worker/cli/deploy-build.ts'), ...args], all)
}
/** Calls what a step calls, as if it were started in the repository. */
function inRepository<Result>(call: () => Result): Result {
  const project = process.cwd()
  process.chdir(at(''))
  try {
    return call()
  } finally {
    process.chdir(project)
  }
}

/** What the first step leaves for the second. */
const leaveBuild = (mode = 'live') => {
  const marks = { 'version.txt': git('rev-parse', 'HEAD'), 'mode.txt': mode, 'built.txt': today() }
  for (const [file, text] of Object.entries(marks)) write(at(`dist/site/${file}`), text)
  write(at('dist/site-worker-content.json'), mode)
}
const readCalls = () => (existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [])
/** Takes a fact away that a shop cannot open without. */
const closeShop = () => {
  const problem = { file: 'facts/launch.json', path: ['offer'], message: 'is not yet your own: write it' }
  write(at('dist/missing'), JSON.stringify([problem]))
}
const changeShop = (...change: ContentChange) => {
  changeContent(at('web/content'), [change])
  commit()
}
/** Publishes a language in which one text of the shop is missing. */
const leaveATextMissing = (language: LanguageId) => {
  completeWords(at('web/content'), language)
  publishLanguage(at('web/content'), language)
  changeShop(`${language}/about.json`, ['heading'], undefined)
}
const failed = (reason: string) => ({
  code: 1,
  report: { outcome: 'failed', detail: `Not published; the website is as it was. ${reason}` },
})
const TO_A_PROGRAMMER = failed('A programmer has to look at the workflow.')

describe('the step of the workflow that builds', () => {
  it('stops without a shop and names the commands for a shop and for the demo, which is built from any tree', async () => {
    rmSync(at('web/content'), { recursive: true })
    const { code, printed } = await build({ env: { SITE_URL: '' } })
    expect([code, readCalls()]).toEqual([1, []])
    expect(printed).toMatch(/npm run new-shop.*npm run deploy -- --demo/s)
    write(at('web/content/en/faq.json'))
    expect((await build({ args: ['--demo'] })).code).toBe(0)
    expect(readCalls()).toEqual(['npm run --silent build -- --demo, hidden'])
  })

  it('builds nothing where the workflow and wrangler.toml name different addresses, or a file is in no commit', async () => {
    const other = await build({ env: { SITE_URL: 'https://other.example' } })
    expect(other).toMatchObject({ ...TO_A_PROGRAMMER, printed: expect.stringContaining('other.example') })
    write(at('wrangler.toml'), readFileSync(at('wrangler.toml'), 'utf8').replace(/^SITE_URL.*/m, ''))
    expect(() => inRepository(readSettings)).toThrow('set SITE_URL')
    git('checkout', '--quiet', 'wrangler.toml')
    write(at('web/content/en/faq.json'))
    expect(await build()).toMatchObject({ code: 1, printed: expect.stringContaining('Commit these files') })
    expect(readCalls()).toEqual([])
  })

  it('previews what lacks an answer at a new address, and states that nothing has changed where a build fails', async () => {
    leaveBuild()
    rmSync(join(live, 'mode.txt'))
    leaveATextMissing('mr')
    closeShop()
    expect(await build({ failing: 'build', args: ['--first'] })).toMatchObject(TO_A_PROGRAMMER)
    expect(readCalls()).toEqual(['npm run --silent build, unopened, without mr'])
    // The build before it stays where it was.
    expect(() => inRepository(requireBuild)).toThrow('dist/ was not built for')
  })

  it('publishes a recall of an opened shop whatever its texts claim, and nothing else with such a text', async () => {
    const claim = { file: 'en/hero.json', path: ['lede'], message: 'cannot have “cures”: reword it' }
    write(at('dist/wrong'), JSON.stringify([claim]))
    const withRecall = (recall?: object) => changeShop('batches/SY-26-01.json', ['recall'], recall)
    withRecall()
    const reason = 'First sentence cannot have “cures”: reword it (First screen → First sentence)'
    expect(await build()).toMatchObject(failed(reason))
    withRecall({ on: today(1), reason: 'A lid may leak.', whatToDo: ['Do not eat it.'] })
    // Before it has opened nobody has its jars.
    write(join(live, 'mode.txt'), 'preview')
    expect((await build()).code).toBe(1)
    write(join(live, 'mode.txt'), 'live')
    leaveATextMissing('mr')
    // A build reports and uploads nothing, and holds nothing back where the site does not say what it has.
    const { code, report } = await build()
    expect([code, report, readCalls()]).toEqual([0, null, ['npm run --silent build, closed']])
  })

  it('holds back a language in which texts are missing, lists them, and publishes everything else', async () => {
    const heldBack = at('dist/site/held-back.txt')
    const sitemapOf = (...paths: string[]) =>
      write(join(live, 'sitemap.xml'), paths.map((path) => `<loc>${siteUrl()}${path}</loc>`).join())
    leaveATextMissing('mr')
    sitemapOf('/', '/mr/disclaimer')
    const { code, printed } = await build()
    expect([code, readCalls()]).toEqual([0, ['npm run --silent build, open, without mr']])
    expect(printed).toMatch(
      /mr is not published yet.*\n.*mr\/about\.json:\d+ {2}heading is missing {2}→ {2}add it/,
    )
    // The step that uploads reports it to the owner.
    expect(readFileSync(heldBack, 'utf8')).toBe('Marathi')
    // Once published, it stays so, also where the shop takes no orders.
    sitemapOf('/', '/mr')
    closeShop()
    const missing = 'takes no orders until these are there:\n.*offer is not yet your own {2}→ {2}write it'
    expect((await build()).printed).toMatch(new RegExp(missing))
    expect([readCalls().at(-1), existsSync(heldBack)]).toEqual(['npm run --silent build, closed', false])
  })
})

it('a preview needs an address at which a shop has not opened, or --first where that is not known', async () => {
  const [mode, nothingListens] = [join(live, 'mode.txt'), 'http://127.0.0.1:1']
  write(mode, '<!doctype html>')
  await expect(mayPreview(siteUrl())).rejects.toThrow('its status is 200. If nothing')
  await expect(mayPreview(nothingListens)).rejects.toThrow('it cannot be reached. If nothing')
  expect(await mayPreview(nothingListens, true)).toBe(true)
  // The address on workers.dev is asked where that of the site does not answer yet.
  write(mode, 'preview')
  expect(await mayPreview(nothingListens, false, siteUrl())).toBe(true)
  write(mode, 'live')
  expect(await mayPreview(nothingListens, true, siteUrl())).toBe(false)
})

describe('the step of the workflow that uploads', () => {
  // Wrangler runs web/site-build/build.ts with the keys, too, which then builds nothing.
  it.each([
    ['worker/cli/deploy-upload.ts', /^worker\/((cli|contract|lib)\/[\w-]+|[\w-]+\/contract)\.ts$/],
    ['web/site-build/build.ts', /^(web\/site-build\/(build|outputs)|worker\/cli\/step)\.ts$/],
  ])('imports no content, nor anything that does (%s)', (entry, allowed) => {
    const seen = new Set<string>()
    const visit = (file: string): void => {
      if (seen.has(file)) return
      seen.add(file)
      // A type is no part of what runs.
      const source = readFileSync(file, 'utf8').replace(/^import type .*$/gm, '')
      const imports = source.matchAll(/(?:from|^import)\s+'([^']+)'/gm)
      for (const [, name = ''] of imports)
        if (name.startsWith('.')) visit(join(dirname(file), name))
        else if (name.startsWith('#'))
          visit(name.replace(/^#(web|worker)/, '$1').replace(/^#contract/, 'worker/contract'))
    }
    visit(entry)
    expect(seen.size).toBeGreaterThan(2)
    expect([...seen].filter((file) => !allowed.test(file))).toEqual([])
  })

  it.each<[string, () => void]>([
    ['of another commit', () => changeShop('en/faq.json', [], {})],
    ['that is not there', () => rmSync(at('dist'), { recursive: true })],
    ['of the demonstration', () => write(at('dist/site/mode.txt'), 'demonstration')],
  ])('refuses a build %s', (_, change) => {
    leaveBuild()
    change()
    expect(() => inRepository(requireBuild)).toThrow(/^(dist\/ |Commit these files)/)
  })

  it('states that the website is as it was where it refuses a build', async () => {
    const ran = await run(process.execPath, [resolve('worker/cli/deploy-upload.ts')])
    expect(ran).toMatchObject({ ...TO_A_PROGRAMMER, printed: expect.stringMatching(/^\ndist\/ /) })
  })
})
