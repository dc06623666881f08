import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { parse } from 'yaml'
import { WORDS } from '#web/model/read-topics.ts'
import { DEMONSTRATION, STARTER } from '#web/model/shop-folder.ts'
import { freshSettings } from './fresh-settings.ts'
import { commitIn, gitIn, readOutput } from './repository.ts'
import { makeTemporary, replaceProgram } from './temporary.ts'

type Variables = Record<string, string>
type Step = { id?: string; uses?: string; run?: string; if?: string; env?: Variables; with?: Variables }
const workflow = parse(readFileSync('.github/workflows/publish.yml', 'utf8'))
type Job = { steps: Step[]; needs?: string | string[]; if?: string; env?: Variables; outputs?: Variables }
export const jobs: Record<'build' | 'upload' | 'report', Job> = workflow.jobs
export const workflowEnv: Variables = workflow.env

const folder = makeTemporary('publish')
const [repository, output] = [join(folder, 'repository'), join(folder, 'output')]
/** The files that are deployed, and the calls that replaced programs record. */
export const [live, calls] = [join(folder, 'live'), join(folder, 'calls')]
/** Begins with a slash: the path of a file in the repository. */
export const at = (file: string) => join(repository, file)

const server = createServer(({ url = '' }, response) => {
  if (existsSync(live + url)) response.end(readFileSync(live + url))
  else response.writeHead(404).end()
})
/** The address at which the deployed files are served. */
export const siteUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

export const git = (...args: string[]) => gitIn(repository, ...args)
/** Commits everything on `main`, at the remote too. */
export const commit = () => commitIn(repository)

/** Runs a program in the repository as a step of the workflow does. */
export async function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  rmSync(output, { force: true })
  const PATH = [join(folder, 'bin'), process.env.PATH].join(delimiter)
  const all = { ...process.env, PATH, SITE_URL: siteUrl(), GITHUB_OUTPUT: output, SITE_SHOP: '', ...env }
  const child = execFile(program, args, { cwd: repository, env: all })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk))
  const [code] = await once(child, 'close')
  const { commit, report } = readOutput(output)
  return { code, printed, commit, publishes: commit !== undefined, report }
}

export function write(path: string, text = 'text'): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Replaces a program. */
export const stub = (name: string, script: string) => replaceProgram(folder, name, script)

/** Makes a link to code, in place of what is there. */
export function linkToCode(file: string): void {
  rmSync(at(file), { force: true })
  symlinkSync('../../../worker/index.ts', at(file))
}

/** Runs the step of the workflow that decides what is published. */
export function gate(env: { RELEASE?: string; DAILY?: string } = {}) {
  const script = jobs.build.steps.find(({ id }) => id === 'gate')?.run ?? 'exit 9'
  const shell = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script]
  return run('bash', shell, { RELEASE: '', DAILY: '', ...env })
}

/**
 * Before each test of a file: a repository with the project's content whose one commit is live, at an address of its own.
 *
 * @returns a function that names that commit
 */
export function publishSite(): () => string {
  let first = ''
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    for (const path of ['web/content', DEMONSTRATION]) cpSync(DEMONSTRATION, at(path), { recursive: true })
    for (const path of [WORDS, STARTER]) cpSync(path, at(path), { recursive: true })
    for (const file of ['worker/index.ts', 'tests/a.test.ts', 'README.md', '.gitignore'])
      write(at(file), 'dist/\n')
    write(at('wrangler.toml'), freshSettings().replace(/^SITE_URL = ".+"$/m, `SITE_URL = "${siteUrl()}"`))
    stub('curl', `eval "address=\\\${$#}"; exec cat ${live}/\${address##*/}`)
    git('init', '--quiet', '--initial-branch', 'main')
    first = commit()
  })
  afterAll(() => void server.close())
  beforeEach(() => {
    git('checkout', '--quiet', '--force', '-B', 'main', first)
    git('clean', '--quiet', '-fdx')
    git('update-ref', 'refs/remotes/origin/main', first)
    for (const path of [calls, live]) rmSync(path, { recursive: true, force: true })
    write(join(live, 'version.txt'), first)
    write(join(live, 'mode.txt'), 'live')
    write(join(live, 'built.txt'), today())
  })
  return () => first
}

/** A day in Asia/Kolkata, YYYY-MM-DD. */
export function today(daysAgo = 0): string {
  const time = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000)
  return time.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
}
