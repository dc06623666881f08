import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readTranslation, writeReview } from '#web/build/review/read-review.ts'
import { signRead } from '#web/build/review/review.ts'
import { type ContentChange, changeContent, completeWords } from '../changed-content.ts'
import { content } from '../content.ts'

/**
 * `npm run publish:site` in clones of a repository of its own, with stand-ins: a server on loopback for the deployed site,
 * and an npm and a wrangler that note what they are called with. "Deploying" copies the build output to the server.
 */
const folder = mkdtempSync(join(tmpdir(), 'publish-'))
const remote = join(folder, 'remote.git')
const owner = join(folder, 'owner')
const live = join(folder, 'live')
const log = join(folder, 'log')
const hook = join(folder, 'hook')
/** What later steps of the workflow know of the script. */
const output = join(folder, 'output')

const fake = (lines: string) =>
  `#!/bin/sh\necho "$(basename "$0") $* $SITE_REVIEWED_ONLY$SITE_HIDDEN\${OWNER_KEY:+ with the key}\${CLOUDFLARE_API_TOKEN:+ with the token}" >> ${log}\n${lines}`
const STAND_INS = {
  npm: fake('case "$*" in *build) mkdir -p dist/site ;; test) test ! -e broken ;; esac'),
  wrangler: fake(
    `case "$*" in deploy) rm -rf ${live} && cp -r dist/site ${live} ;; *demo) echo https://demo.example.workers.dev ;; esac
test ! -e ${hook} || { sh ${hook} && rm ${hook}; }`,
  ),
}

type Report = { kind: string; outcome: string; detail: string; key: string | undefined }
let reports: Report[] = []
/** Connections that end before they answer. */
let dropped = 0
/** What happens when a run looks at the deployed site. */
let onLook = () => {}
const site = createServer(async (request, response) => {
  if (request.method === 'GET') {
    onLook()
    const file = join(live, request.url ?? '')
    response.writeHead(existsSync(file) ? 200 : 404).end(existsSync(file) ? readFileSync(file) : '')
    return
  }
  const body: Buffer[] = []
  for await (const chunk of request) body.push(chunk)
  if (dropped-- > 0) {
    request.socket.destroy()
    return
  }
  reports.push({ ...JSON.parse(Buffer.concat(body).toString()), key: request.headers.authorization })
  response.writeHead(201).end()
})

const identity = (name: string) => ({
  GIT_AUTHOR_NAME: name,
  GIT_AUTHOR_EMAIL: 'x@example.org',
  GIT_COMMITTER_NAME: name,
  GIT_COMMITTER_EMAIL: 'x@example.org',
})
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, {
    cwd,
    env: { ...process.env, ...identity('Asha Pol') },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()
const at = (ref: string) => git(remote, 'rev-parse', ref)
const text = (clone: string, file: string) => readFileSync(join(clone, 'web/content', file), 'utf8')
const calls = () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [])

beforeAll(async () => {
  for (const [name, script] of Object.entries(STAND_INS)) {
    mkdirSync(join(folder, 'bin'), { recursive: true })
    writeFileSync(join(folder, 'bin', name), script)
    chmodSync(join(folder, 'bin', name), 0o755)
  }
  const first = join(folder, 'first')
  cpSync('web/content', join(first, 'web/content'), { recursive: true })
  mkdirSync(join(first, 'web/images'), { recursive: true })
  for (const name of Object.keys(content.pictures)) writeFileSync(join(first, `web/images/${name}.webp`), '')
  cpSync('wrangler.toml', join(first, 'wrangler.toml'))
  // Marathi is published.
  completeWords(join(first, 'web/content'), 'mr')
  const marathi = readTranslation('mr', join(first, 'web/content'))
  writeReview('mr', signRead(marathi, { by: 'Meera', on: '2026-11-01' }), join(first, 'web/content'))
  changeContent(join(first, 'web/content'), [['facts/opening.json', ['offer', 'endsOn'], '2099-12-31']])
  git(first, 'init', '--quiet', '--initial-branch', 'main')
  git(first, 'add', '--all')
  git(first, 'commit', '--quiet', '--message', 'Begin')
  git(folder, 'clone', '--quiet', '--bare', first, join(folder, 'start.git'))
  git(join(folder, 'start.git'), 'branch', 'published', 'main')
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
}, 60_000)

afterAll(() => {
  site.close()
  rmSync(folder, { recursive: true })
})

beforeEach(() => {
  for (const path of [remote, owner, live, log, hook, output]) rmSync(path, { recursive: true, force: true })
  git(folder, 'clone', '--quiet', '--bare', 'start.git', remote)
  git(folder, 'clone', '--quiet', remote, owner)
  reports = []
  dropped = 0
  onLook = () => {}
}, 60_000)

/** Commits changes of the content and pushes them. */
function push(subject: string, changes: ContentChange[], branch = 'main'): string {
  git(owner, 'pull', '--quiet', '--rebase', 'origin', 'main')
  changeContent(join(owner, 'web/content'), changes)
  return pushAll(subject, branch)
}

function pushAll(subject: string, branch = 'main'): string {
  git(owner, 'add', '--all')
  git(owner, 'commit', '--quiet', '--message', subject)
  git(owner, 'push', '--quiet', 'origin', `HEAD:${branch}`)
  return git(owner, 'rev-parse', 'HEAD')
}

/** What the workflow does: a clone of the branch with all commits, and the script. */
async function run(branch = 'main', onStart: (pid: number) => void = () => {}) {
  const clone = mkdtempSync(join(folder, 'clone-'))
  git(folder, 'clone', '--quiet', '--branch', branch, remote, clone)
  const { port } = site.address() as AddressInfo
  const script = spawn(process.execPath, [resolve('worker/cli/publish.ts')], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      SITE_URL: `http://127.0.0.1:${port}`,
      OWNER_KEY: 'the-owner-key-of-tests',
      CLOUDFLARE_API_TOKEN: 'the-token-of-tests',
      GITHUB_OUTPUT: output,
      ...identity('The workflow'),
    },
  })
  let printed = ''
  for (const stream of [script.stdout, script.stderr]) stream.on('data', (chunk) => (printed += chunk))
  onStart(script.pid ?? 0)
  const [code] = await once(script, 'close')
  return { code, printed }
}

const price = (mrp: number): ContentChange => ['facts/opening.json', ['packs', 'list', 0, 'mrp'], mrp]
const answer = (language: string, words: string): ContentChange => [
  `${language}/faq.json`,
  ['items', 0, 'answer'],
  words,
]
const RECORD = `faq.items.${content.faq.items[0]?.id}`
const outcomes = () => reports.map(({ outcome }) => outcome)
const YOUR_CHANGE = /^your change of \d\d:\d\d/

describe('an edit', () => {
  it('is checked, built, tried and deployed, once, without the tests of the code', async () => {
    const head = push('Edit: prices', [price(799)])
    expect(await run()).toMatchObject({ code: 0 })
    expect(calls()).toEqual([
      'npm run --silent build 1',
      'npm run --silent try-site ',
      expect.stringMatching(/^wrangler (d1 migrations|deploy)/),
      expect.stringMatching(/^wrangler (d1 migrations|deploy)/),
    ])
    expect(readFileSync(join(live, 'version.txt'), 'utf8')).toBe(head)
    expect([at('published'), at('main')]).toEqual([head, head])
    const detail = expect.stringMatching(YOUR_CHANGE)
    const report = { kind: 'publication', detail, key: 'Bearer the-owner-key-of-tests' }
    expect(reports).toEqual([
      { ...report, outcome: 'started' },
      { ...report, outcome: 'succeeded' },
    ])
    rmSync(log)
    expect(await run()).toMatchObject({ code: 0 })
    expect([calls(), outcomes()]).toEqual([[], ['started', 'succeeded']])
  })

  it('that adds or removes a file is not tested as code, whatever its name', async () => {
    const added = join(owner, 'web/images/आवळा “नवा”.webp')
    writeFileSync(added, 'picture')
    pushAll('Edit: web/images/आवळा “नवा”.webp')
    expect(await run()).toMatchObject({ code: 0 })
    expect(calls()[0]).toBe('npm run --silent build 1')
  })

  it('that is wrong leaves the site as it was, and says why, over a bad line too; the next one is published', async () => {
    const before = at('published')
    dropped = 2
    push('Edit: offer', [['facts/opening.json', ['offer', 'endsOn'], '2020-01-01']])
    expect(await run()).toMatchObject({ code: 1 })
    expect(calls()).toEqual([])
    expect(at('published')).toBe(before)
    expect(outcomes()).toEqual(['started', 'failed'])
    expect(readFileSync(output, 'utf8')).toBe('reported=true\n')
    expect(reports.at(-1)).toMatchObject({
      outcome: 'failed',
      detail: 'Last day must not be before the first day (Open the shop → Offer → Last day)',
    })
    const head = push('Edit: offer', [['facts/opening.json', ['offer', 'endsOn'], '2098-12-31']])
    expect(await run()).toMatchObject({ code: 0 })
    expect(at('published')).toBe(head)
  })

  it('that cannot be read is refused in words', async () => {
    writeFileSync(join(owner, 'web/content/facts/opening.json'), '{ "packs": [')
    pushAll('Edit: prices')
    expect(await run()).toMatchObject({ code: 1 })
    expect(reports.at(-1)?.detail).toMatch(/^Open the shop: cannot be read: a comma/)
  })

  it('in English and Marathi is noted as read by its author, and Marathi stays', async () => {
    const edit = push('Edit: questions', [answer('en', 'In the morning.'), answer('mr', 'सकाळी लवकर.')])
    expect(await run()).toMatchObject({ code: 0 })
    expect(at('main')).toBe(at('published'))
    expect(at('main^')).toBe(edit)
    expect(reports.at(-1)?.detail).toMatch(/^your change of \d\d:\d\d$/)
    git(owner, 'pull', '--quiet')
    const { [RECORD]: note } = JSON.parse(text(owner, 'mr/review.json'))
    expect(note.read.by).toBe('Asha Pol')
    expect(readTranslation('mr', join(owner, 'web/content')).open).toEqual([])
    expect(await run()).toMatchObject({ code: 0 })
    expect(outcomes()).toEqual(['started', 'succeeded'])
  })

  it('is noted in a language of which nobody has read anything before', async () => {
    git(owner, 'rm', '--quiet', 'web/content/hi/review.json')
    pushAll('Forget who has read the Hindi')
    expect(await run()).toMatchObject({ code: 0 })
    push('Edit: questions', [answer('hi', 'सुबह।')])
    expect(await run()).toMatchObject({ code: 0 })
    git(owner, 'pull', '--quiet')
    expect(Object.keys(JSON.parse(text(owner, 'hi/review.json')))).toContain(RECORD)
  })

  it('in English alone says which language it leaves out', async () => {
    push('Edit: questions', [answer('en', 'At noon.')])
    expect(await run()).toMatchObject({ code: 0 })
    expect(reports.at(-1)?.detail).toMatch(/^your change of .*; Marathi is left out until 1 text is read$/)
  })
})

describe('a developer’s push', () => {
  it('is tested first, and refused where a test fails', async () => {
    const before = at('published')
    writeFileSync(join(owner, 'broken'), '')
    pushAll('Change the code')
    expect(await run()).toMatchObject({ code: 1 })
    expect(calls()).toEqual(['npm test'])
    expect(at('published')).toBe(before)
    expect(reports).toMatchObject([
      { detail: expect.stringMatching(/^the change “Change the code” of \d\d:\d\d$/) },
      { detail: 'a programmer has to look at it: testing the change of the code' },
    ])
    rmSync(join(owner, 'broken'))
    const head = pushAll('Mend it')
    expect(await run()).toMatchObject({ code: 0 })
    expect(at('published')).toBe(head)
  })

  it('is tested where it changes the code that reads the content', async () => {
    mkdirSync(join(owner, 'web/content/schema'), { recursive: true })
    writeFileSync(join(owner, 'web/content/schema/offer.ts'), '')
    pushAll('Change a schema')
    expect(await run()).toMatchObject({ code: 0 })
    expect(calls()[0]).toMatch(/^npm test/)
  })

  it('is tested where it moves code to the content', async () => {
    writeFileSync(join(owner, 'code.json'), JSON.stringify(Array.from({ length: 50 }, String)))
    pushAll('Add code')
    expect(await run()).toMatchObject({ code: 0 })
    rmSync(log)
    git(owner, 'mv', 'code.json', 'web/images/code.json')
    pushAll('Move it')
    expect(await run()).toMatchObject({ code: 0 })
    expect(calls()[0]).toMatch(/^npm test/)
  })

  it('that changes a translation signs nothing', async () => {
    push('Improve the Marathi', [answer('mr', 'पहाटे.')])
    expect(await run()).toMatchObject({ code: 0 })
    expect(reports.at(-1)?.detail).toContain('Marathi is left out until 1 text is read')
    expect(at('main')).toBe(at('published'))
  })

  it('that meets an owner’s edit loses neither', async () => {
    const before = at('published')
    push('Edit: questions', [answer('en', 'In the morning.'), answer('mr', 'सकाळी लवकर.')])
    const other = join(folder, `other-${Date.now()}`)
    git(folder, 'clone', '--quiet', remote, other)
    git(other, 'commit', '--quiet', '--allow-empty', '--message', 'Change the code')
    // It arrives while the edit is being deployed.
    writeFileSync(hook, `git -C ${other} push --quiet origin HEAD:main`)
    expect(await run()).toMatchObject({ code: 0 })
    expect(outcomes()).toEqual(['started', 'succeeded'])
    expect(at('published')).toBe(before)
    expect(at('main')).toBe(git(other, 'rev-parse', 'HEAD'))
    expect(await run()).toMatchObject({ code: 0 })
    expect(at('published')).toBe(at('main'))
    expect(git(remote, 'log', '--format=%s', 'published')).toBe(
      'Note who read the words edited by the owner\nChange the code\nEdit: questions\nBegin',
    )
  })
})

describe('a run that ends half-way', () => {
  it('between deploying and noting it is repeated by the next', async () => {
    const before = at('published')
    const head = push('Edit: prices', [price(799)])
    let pid = 0
    onLook = () => process.kill(pid, 'SIGKILL')
    expect(await run('main', (started) => (pid = started))).toMatchObject({ code: null })
    expect(readFileSync(join(live, 'version.txt'), 'utf8')).toBe(head)
    expect(at('published')).toBe(before)
    onLook = () => {}
    expect(await run()).toMatchObject({ code: 0 })
    expect(at('published')).toBe(head)
    expect(outcomes()).toEqual(['started', 'started', 'succeeded'])
  })

  it('deploys what was undone since, although nothing differs from what is noted as live', async () => {
    push('Edit: prices', [price(799)])
    const head = push('Undo: prices', [price(content.packs.list[0]?.mrp ?? 0)])
    expect(await run()).toMatchObject({ code: 0 })
    expect(readFileSync(join(live, 'version.txt'), 'utf8')).toBe(head)
    expect(at('published')).toBe(head)
  })
})

it('publishes nothing where nothing was published and something must not go live', async () => {
  git(remote, 'branch', '-D', 'published')
  expect(await run()).toMatchObject({ code: 1 })
  expect(calls()).toEqual([])
  expect(reports.at(-1)?.detail).toMatch(/; and \d+ more$/)
})

it('deploys the branch preview as the demo, and leaves the site and its branches alone', async () => {
  const [published, main] = [at('published'), at('main')]
  push('Edit: prices', [price(799)], 'preview')
  expect(await run('preview')).toMatchObject({ code: 0 })
  expect(calls()).toEqual([
    'npm run --silent build 11',
    'npm run --silent try-site -- --demo ',
    'wrangler deploy --env demo  with the token',
  ])
  expect(reports).toMatchObject([
    { kind: 'preview', outcome: 'started' },
    {
      kind: 'preview',
      outcome: 'succeeded',
      detail: expect.stringMatching(/to be seen at https:\/\/demo\.example\.workers\.dev$/),
    },
  ])
  expect([at('published'), at('main')]).toEqual([published, main])
  expect(existsSync(live)).toBe(false)
})

it('shows in the demo what is live once the preview was thrown away', async () => {
  push('Edit: questions', [answer('en', 'In the morning.'), answer('mr', 'सकाळी लवकर.')])
  expect(await run()).toMatchObject({ code: 0 })
  rmSync(log)
  git(remote, 'branch', 'preview', 'published')
  expect(await run('preview')).toMatchObject({ code: 0 })
  expect(calls()).toContain('wrangler deploy --env demo  with the token')
  expect(reports.at(-1)).toMatchObject({ kind: 'preview', outcome: 'succeeded' })
  expect(reports.at(-1)?.detail).toMatch(/^your change of \d\d:\d\d; to be seen at/)
})
