import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freePort } from '../local-server.ts'
import { makeTemporary, replaceProgram } from '../temporary.ts'

const WAITING_SCRIPT = 'while [ ! -e released ]; do sleep 0.05; done'
/** A Worker that is ready. */
const SERVER = `require('node:http').createServer((_, answer) => answer.end()).listen(process.argv[4])`

let folder: string
let started: ChildProcess | undefined
let printed: string

beforeEach(() => {
  folder = makeTemporary('start')
  writeFileSync(join(folder, '.dev.vars.example'), 'OWNER_KEY=of-the-test\n')
  stub('wrangler', `case "$1" in dev) echo "$@" >arguments; exec node server.cjs "$@" ;; esac`)
  writeFileSync(join(folder, 'server.cjs'), SERVER)
})
afterEach(() => void started?.kill())

/** Replaces a program that the command runs. */
const stub = (name: string, script: string) => replaceProgram(folder, name, script)

/** Runs `npm start` in the folder. */
function start(port: number): void {
  const PATH = [join(folder, 'bin'), process.env.PATH].join(delimiter)
  started = spawn(process.execPath, [resolve('worker/cli/serve.ts'), '--port', `${port}`], {
    cwd: folder,
    env: { ...process.env, PATH },
  })
  printed = ''
  for (const stream of [started.stdout, started.stderr]) stream?.on('data', (text) => (printed += text))
}

/** Waits for the end of what was started, and returns its exit code. */
async function waitForEnd(): Promise<unknown> {
  const [code] = started ? await once(started, 'close') : []
  return code
}

it('npm start says where the site is, which key opens the dashboard, and leads mails to this machine', async () => {
  stub('npm', 'exit 0')
  const port = await freePort()
  start(port)
  await expect.poll(() => printed, { timeout: 30_000 }).toContain('Stop with Ctrl+C.')
  // Where mails lead, whatever domain wrangler.toml names.
  expect(readFileSync(join(folder, 'arguments'), 'utf8')).toContain(`--local-upstream localhost:${port} `)
  for (const place of [`http://localhost:${port}\n`, `http://localhost:${port}/admin\n`, 'of-the-test\n'])
    expect(printed).toContain(place)
})

it('npm start names the step that failed, and what to do', async () => {
  stub('npm', 'exit 0')
  stub('wrangler', 'echo no such table; exit 1')
  start(await freePort())
  expect(await waitForEnd()).toBe(1)
  expect(printed).toMatch(/✗ Preparing the local database: failed after [\d.]+ s\n/)
  expect(printed).toContain('could not be migrated:\nno such table')
})

it.each([
  ['its output is no longer read, as with | head', 'exec node server.cjs "$@"'],
  ['wrangler breaks off', 'exit 1'],
])('npm start leaves no workerd behind where %s', async (_, rest) => {
  stub('npm', 'exit 0')
  stub('wrangler', `case "$1" in dev) sleep 100 & echo >workerd; ${WAITING_SCRIPT}; ${rest} ;; esac`)
  start(await freePort())
  await expect.poll(() => existsSync(join(folder, 'workerd')), { timeout: 30_000 }).toBe(true)
  started?.stdout?.destroy()
  writeFileSync(join(folder, 'released'), '')
  // Not before the last program that writes to its standard error has ended, such as `sleep`.
  await waitForEnd()
})

it('every command that runs TypeScript says in one line what to do without its Node, or where it cannot run', () => {
  const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts
  for (const script of Object.values(scripts).filter((each) => each.startsWith('node ')))
    expect(script).toMatch(/^node -r \.\/worker\/cli\/require-node\.cjs /)
  const errorOf = (args: string[], cwd = '.') => {
    const command = [...args, '-r', './worker/cli/require-node.cjs', '-e', 'console.error(1)']
    return spawnSync(process.execPath, command, { cwd, encoding: 'utf8' }).stderr
  }
  expect(errorOf(['--no-experimental-strip-types'])).toMatch(/^Packages are missing.+ {2}→ {2}npm ci .+\n$/)
  const windows = join(folder, 'windows.cjs')
  writeFileSync(windows, `Object.defineProperty(process, 'platform', { value: 'win32' })`)
  expect(errorOf(['-r', windows])).toMatch(/^[^\n]+ on Windows itself {2}→ {2}[^\n]+ WSL[^\n]+\n$/)
  const project = join(folder, 'shop #1')
  cpSync('worker/cli/require-node.cjs', join(project, 'worker/cli/require-node.cjs'))
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
  expect(errorOf([], project)).toMatch(/^.*in its path {2}→ {2}rename the folder.*\n$/)
})
