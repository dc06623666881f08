import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { mayPreview } from '#worker/cli/deployment.ts'
import { requireOwnWorker } from '#worker/cli/own-worker.ts'
import { changeContent } from '../changed-content.ts'
import { at, calls, commit, git, live, publishSite, run, siteUrl, stub, today, write } from '../publishing.ts'

publishSite()

/** Replaces the launch check, which the sample content cannot pass: what a file lists is missing. */
const HOOK = `import { registerHooks } from 'node:module'
const source = \`import { existsSync, readFileSync } from 'node:fs'
export const missingToOpen = () => existsSync('dist/missing') ? JSON.parse(readFileSync('dist/missing', 'utf8')) : []
export const wrongClaims = () => []\`
registerHooks({ load: (url, context, next) => url.endsWith('/checks/launch.ts')
  ? { format: 'module', source, shortCircuit: true } : next(url, context) })`
const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(HOOK)}`

type Deploy = {
  failing?: string
  env?: NodeJS.ProcessEnv
  args?: string[]
  step?: 'deploy-build' | 'deploy-upload'
}
/** What the Worker that was uploaded has of the content. */
const uploaded = `${live}-worker-content.json`
const DATABASE_ID = '5f3c2a10-0000-4000-8000-00000000d100'
/** What `wrangler d1 list` prints. */
const DATABASES = `${live}-databases.json`
beforeEach(() => write(DATABASES, '[{"name":"other","uuid":"1"}]'))
/** What wrangler prints of the Worker of the name. */
const WORKER = `${live}-worker.json`
const leaveWorker = (database: string) => {
  const bindings = [{ type: 'd1', name: 'DB', id: database }]
  write(WORKER, JSON.stringify({ versions: [{ version_id: 'v1' }], resources: { bindings } }))
}
beforeEach(() => rmSync(WORKER, { force: true }))
/** Deploys with an npm and a wrangler that note how they are called; one call fails. */
function deploy({ failing = 'none', env = {}, args = [], step }: Deploy = {}) {
  for (const name of ['npm', 'wrangler'])
    stub(
      name,
      `echo "${name} $*\${CLOUDFLARE_API_TOKEN:+ with the token}\${SITE_SHOP_STATE:+, $SITE_SHOP_STATE}\${SITE_HIDDEN:+, hidden}" >>${calls}
      case "$*" in
        'deployments status'*) cat ${WORKER} || { echo '[code: 10007]' && exit 1; } ;;
        *${failing}*) exit 1 ;;
        'versions view'*) cat ${WORKER} ;;
        'd1 list --json') cat ${DATABASES} ;;
        'd1 create'*) printf '[{"name":"other","uuid":"1"},{"name":"samayu","uuid":"${DATABASE_ID}"}]' >${DATABASES} ;;
        *--demo*) target=demo mode=demonstration ;;
        *build*) target=site; [ "$SITE_SHOP_STATE" = open ] && mode=live || mode=preview ;;
        deploy*) cp dist/worker-content.json ${uploaded} ;;
      esac
      if [ "$target" ]; then
        mkdir -p dist/$target
        printf $mode | tee dist/$target/mode.txt >dist/$target-worker-content.json
      fi
      [ "$*" != deploy ] || cp -r dist/site/* ${live}`,
    )
  const all = { NODE_OPTIONS, CLOUDFLARE_API_TOKEN: 'token', ...env }
  return run(process.execPath, [resolve(`worker/cli/${step ?? 'deploy'}.ts`), ...args], all)
}
/** Runs the steps of the workflow, each with what it sees of the environment. */
const build = (options: Deploy = {}) =>
  deploy({ step: 'deploy-build', ...options, env: { CLOUDFLARE_API_TOKEN: '', ...options.env } })
const upload = (options: Deploy = {}) => deploy({ step: 'deploy-upload', ...options })

/** What the first step leaves for the second. */
const leaveBuild = (mode = 'live') => {
  const marks = { 'version.txt': git('rev-parse', 'HEAD'), 'mode.txt': mode, 'built.txt': today() }
  for (const [file, text] of Object.entries(marks)) write(at(`dist/site/${file}`), text)
  write(at('dist/site-worker-content.json'), mode)
}
const readCalls = () => (existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [])
/** Lacks what a shop cannot open without. */
const closeShop = () => {
  const problem = { file: 'facts/launch.json', path: ['offer'], message: 'is not yet your own: write it' }
  write(at('dist/missing'), JSON.stringify([problem]))
}
const UNTOUCHED_MESSAGE = 'Not published; the website is as it was. A programmer has to look at the workflow.'

describe('npm run deploy', () => {
  it('builds without the token, deploys, and has published once the site names the commit', async () => {
    // However the end of the address is written.
    const { code, printed, report } = await deploy({ env: { SITE_URL: `${siteUrl()}/` } })
    expect(code, printed).toBe(0)
    const detail = expect.stringMatching(/^the change of \d\d:\d\d on \d+ \w+$/)
    expect(report).toEqual({ outcome: 'succeeded', detail })
    expect(readCalls()).toEqual([
      'npm run --silent build, open',
      'wrangler deployments status --json --name samayu with the token',
      'wrangler d1 list --json with the token',
      'wrangler d1 create samayu --location apac with the token',
      'wrangler d1 list --json with the token',
      'wrangler d1 migrations apply DB --remote with the token',
      'wrangler deploy with the token',
    ])
    expect(readFileSync(join(live, 'version.txt'), 'utf8')).toBe(git('rev-parse', 'HEAD'))
    expect(readFileSync(join(live, 'built.txt'), 'utf8')).toMatch(/^\d{4}-\d\d-\d\d$/)
    for (const step of ['Checking the content', 'wrangler deploy', 'Waiting until'])
      expect(printed).toMatch(new RegExp(`… ${step}.*\n(.*\n)*?✓ ${step}.*: [\\d.]+ s\n`))
    expect(printed).toContain(`The site      ${siteUrl()}\n`)
  })

  it('creates the database where the option names it, and writes its id into wrangler.toml, which the next deploy uses', async () => {
    const before = readFileSync(at('wrangler.toml'), 'utf8')
    leaveBuild()
    expect((await upload({ args: ['--location', 'weur'] })).code).toBe(0)
    expect(readCalls()).toContain('wrangler d1 create samayu --location weur with the token')
    const id = `database_id = "${DATABASE_ID}"\n`
    expect(readFileSync(at('wrangler.toml'), 'utf8')).toBe(before.replace(/binding = "DB"\n/, `$&${id}`))
    rmSync(calls)
    commit()
    leaveBuild()
    leaveWorker(DATABASE_ID)
    expect((await upload()).code).toBe(0)
    expect(readCalls().join()).not.toMatch(/d1 (list|create)/)
  })

  it('takes neither the Worker nor the database of another shop in the account, and names both', async () => {
    const expectRefused = async (reason: string) => {
      leaveBuild()
      const { code, printed, report } = await upload()
      expect([code, report]).toEqual([1, { outcome: 'failed', detail: UNTOUCHED_MESSAGE }])
      expect(printed).toContain(reason)
      expect(readCalls().join()).not.toMatch(/d1 create|migrations|wrangler deploy /)
      expect(readFileSync(at('wrangler.toml'), 'utf8')).not.toContain('database_id')
    }
    leaveWorker('of-another-shop')
    await expectRefused('a Worker samayu whose database is of-another-shop, and wrangler.toml names none yet')
    rmSync(WORKER)
    write(DATABASES, `[{"name":"samayu","uuid":"${DATABASE_ID}"}]`)
    await expectRefused(`write database_id = "${DATABASE_ID}"`)
  })

  it('names the step that failed, what to do, and that the website is as it was', async () => {
    leaveBuild()
    const { code, printed, report } = await deploy({ failing: 'build' })
    expect([code, report]).toEqual([1, { outcome: 'failed', detail: UNTOUCHED_MESSAGE }])
    expect(printed).toMatch(/✗ Checking and building the site: failed after [\d.]+ s\n/)
    expect(printed).toContain('deploy again once it is settled')
    expect(printed).not.toContain('uploading')
    // Nor is the build before it uploaded, which a build that fails leaves where it was.
    expect((await upload()).code).toBe(1)
  })

  it('without a shop stops, and names what makes one, and the demo, which is deployed from any tree', async () => {
    rmSync(at('web/content'), { recursive: true })
    const { code, printed } = await deploy({ env: { SITE_URL: '' } })
    expect([code, readCalls()]).toEqual([1, []])
    expect(printed).toMatch(/npm run new-shop.*npm run deploy -- --demo/s)
    write(at('web/content/en/faq.json'))
    expect((await deploy({ args: ['--demo'] })).code).toBe(0)
    expect(readCalls()).toEqual([
      'npm run --silent build -- --demo, hidden',
      'wrangler deploy --env demo with the token',
    ])
  })

  it('refuses another address than that of wrangler.toml, and one that is only there', async () => {
    const expectRefused = async (SITE_URL: string | undefined, reason: RegExp) => {
      const { code, printed, report } = await build(SITE_URL ? { env: { SITE_URL } } : {})
      expect([code, printed, readCalls()]).toEqual([1, expect.stringMatching(reason), []])
      expect(report).toEqual({ outcome: 'failed', detail: UNTOUCHED_MESSAGE })
    }
    await expectRefused('https://other.example', /other\.example.*wrangler\.toml/)
    write(at('wrangler.toml'), readFileSync(at('wrangler.toml'), 'utf8').replace(/^SITE_URL.*/m, ''))
    await expectRefused(undefined, /set SITE_URL/)
  })
})

describe('the step of the workflow that builds', () => {
  it('stops for a wrong day and for a file that is in no commit, and explains why', async () => {
    const expectStopped = async (reason: string) => {
      const { code, report } = await build()
      const detail = `Not published; the website is as it was. ${reason}`
      expect([code, report]).toEqual([1, { outcome: 'failed', detail }])
      // What it built is not uploaded.
      expect((await upload()).code).toBe(1)
      expect(readCalls().join()).not.toContain('wrangler')
    }
    changeContent(at('web/content'), [['facts/launch.json', ['offer', 'endsOn'], '2020-01-01']])
    await expectStopped('A programmer has to look at the workflow.')
    commit()
    await expectStopped('Last day must not be before the first day (Open the shop → Offer → Last day)')
  })
})

describe('a preview', () => {
  it('is deployed with the database, and hidden, until the shop can open', async () => {
    closeShop()
    write(join(live, 'mode.txt'), 'preview')
    const { code, printed, report } = await deploy()
    expect(code, printed).toBe(0)
    expect(report?.detail).toMatch(/, as a preview until the shop can open$/)
    expect(readCalls()[0]).toBe('npm run --silent build, unopened')
    expect(readCalls().at(-1)).toBe('wrangler deploy with the token')
  })

  it('is published to an address that does not state what is live only with --first', async () => {
    rmSync(join(live, 'mode.txt'))
    closeShop()
    const { code, printed } = await build()
    expect([code, readCalls()]).toEqual([1, []])
    expect(printed).toContain('npm run deploy -- --first')
    expect((await build({ args: ['--first'] })).code).toBe(0)
    rmSync(calls)
    // The step that uploads looks again.
    expect([(await upload()).code, readCalls()]).toEqual([1, []])
  })

  it('is not published to an address that answers something else, or cannot be reached as before its DNS, unless with --first', async () => {
    write(join(live, 'mode.txt'), '<!doctype html>')
    // Nothing listens on port 1.
    for (const [address, problem] of [
      [siteUrl(), 'its status is 200'],
      ['http://127.0.0.1:1', 'it cannot be reached'],
    ] as const) {
      await expect(mayPreview(address)).rejects.toThrow(problem)
      expect(await mayPreview(address, true)).toBe(true)
    }
  })

  it('never takes the place of a shop that has opened, whatever option is given', async () => {
    write(join(live, 'mode.txt'), 'preview')
    leaveBuild('preview')
    write(join(live, 'mode.txt'), 'live')
    expect((await upload({ args: ['--first'] })).code).toBe(1)
    expect(readCalls()).toEqual([])
  })
})

it('a shop that has opened stays open where something that it needed is missing again', async () => {
  closeShop()
  // A build reports and uploads nothing.
  expect(await build()).toMatchObject({ code: 0, report: null })
  expect(readCalls()).toEqual(['npm run --silent build, open'])
})

describe('the step of the workflow that uploads', () => {
  // Wrangler runs web/build/build.ts with the keys, too, which then builds nothing.
  it.each([
    [
      'worker/cli/deploy-upload.ts',
      'worker/cli/deployment.ts',
      /^worker\/((cli|contract|lib)\/[\w-]+|[\w-]+\/contract)\.ts$/,
    ],
    ['web/build/build.ts', 'web/build/outputs.ts', /^(web\/build\/(build|outputs)|worker\/cli\/step)\.ts$/],
  ])('imports no content, nor anything that does (%s)', (entry, imported, allowed) => {
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
    expect([...seen]).toContain(imported)
    expect([...seen].filter((file) => !allowed.test(file))).toEqual([])
  })

  it.each<[string, () => void]>([
    [
      'of another commit',
      () => {
        write(at('web/content/en/faq.json'))
        commit()
      },
    ],
    ['with files that are in no commit', () => write(at('worker/index.ts'))],
    ['that npm run build has made', () => rmSync(at('dist/site/version.txt'))],
    ['that is not there', () => rmSync(at('dist'), { recursive: true })],
    ['of the demonstration', () => write(at('dist/site/mode.txt'), 'demonstration')],
  ])('refuses a build %s, and states that the website is as it was', async (_, change) => {
    leaveBuild()
    change()
    const { code, report } = await upload()
    expect([code, report, readCalls()]).toEqual([1, { outcome: 'failed', detail: UNTOUCHED_MESSAGE }, []])
  })

  it('gives the Worker the content of the build, whatever a check has written since', async () => {
    leaveBuild()
    write(at('dist/worker-content.json'), 'preview')
    expect((await upload()).code).toBe(0)
    expect(readFileSync(uploaded, 'utf8')).toBe('live')
  })

  it.each(['deploy', 'migrations'])('does not claim to know what is live where %s fails', async (failing) => {
    leaveBuild()
    const { code, report } = await upload({ failing })
    const detail = expect.stringMatching(/^It is not known whether the newest change is live/)
    expect([code, report]).toEqual([1, { outcome: 'failed', detail }])
  })

  it('names what waits for a commit that is not the newest', async () => {
    const released = git('rev-parse', 'HEAD')
    write(at('web/content/en/faq.json'))
    commit()
    git('checkout', '--quiet', '--detach', released)
    leaveBuild()
    const waits = /^the change of .+\. What was saved after it waits until a programmer releases it$/
    expect((await upload()).report).toEqual({ outcome: 'succeeded', detail: expect.stringMatching(waits) })
  })

  it('has published a build of a new day only once the site shows it', async () => {
    leaveBuild()
    cpSync(at('dist/site'), live, { recursive: true })
    write(join(live, 'built.txt'), '2020-01-01')
    expect(await upload()).toMatchObject({ code: 0, report: { outcome: 'succeeded' } })
    expect(readFileSync(join(live, 'built.txt'), 'utf8')).toBe(
      readFileSync(at('dist/site/built.txt'), 'utf8'),
    )
  })
})

describe('a Worker of the name', () => {
  const own = { name: 'girija', databaseId: 'own', replaced: undefined }
  const withDatabase = (id: string) => [
    { type: 'ratelimit', name: 'TIGHT_LIMIT' },
    { type: 'd1', name: 'DB', id },
  ]

  it('is this shop’s where its database is that of wrangler.toml, or the one that the owner replaces', () => {
    requireOwnWorker(own, undefined)
    requireOwnWorker(own, withDatabase('own'))
    requireOwnWorker({ ...own, replaced: 'lost' }, withDatabase('lost'))
  })

  it('is refused where it has another database or none, with what to do', () => {
    const both =
      /girija whose database is other, and that of wrangler\.toml is own.*deploy -- --replaces other/
    expect(() => requireOwnWorker(own, withDatabase('other'))).toThrow(both)
    expect(() => requireOwnWorker({ ...own, replaced: 'lost' }, withDatabase('other'))).toThrow(both)
    expect(() => requireOwnWorker({ ...own, databaseId: undefined }, [])).toThrow(/without a database DB/)
  })
})
