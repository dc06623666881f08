import { type ChildProcess, type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../local-server.ts'

const WAITING_SCRIPT = 'while [ ! -e released ]; do sleep 0.05; done'
/** A Worker that is ready. */
const SERVER = `require('node:http').createServer((_, answer) => answer.end()).listen(process.argv[4])`

let folder: string
let started: ChildProcess | undefined
let printed: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, '.dev.vars.example'), 'OWNER_KEY=of-the-test\n')
  stub('wrangler', `case "$1" in dev) echo "$@" >arguments; exec node server.cjs "$@" ;; esac`)
  writeFileSync(join(folder, 'server.cjs'), SERVER)
})
afterEach(() => {
  started?.kill()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** Replaces a program that the command runs. */
function stub(name: string, script: string): void {
  const file = join(folder, 'bin', name)
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
}

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

it('npm start states what it does before it is done, how long each step took, and where the site is', async () => {
  stub('npm', WAITING_SCRIPT)
  const port = await freePort()
  start(port)
  await expect.poll(() => printed, { timeout: 30_000 }).toMatch(/^… Building the site .*\n$/)
  writeFileSync(join(folder, 'released'), '')
  await expect.poll(() => printed, { timeout: 30_000 }).toContain('Stop with Ctrl+C.')
  for (const name of ['Building the site', 'Preparing the local database', 'Starting the Worker'])
    expect(printed).toMatch(new RegExp(`… ${name}.*\n(.*\n)?✓ ${name}.*: [\\d.]+ s\n`))
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

it('npm start says that a port is in use, and which option names another', async () => {
  const port = await freePort()
  const server = createServer().listen(port)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  start(port)
  expect(await waitForEnd()).toBe(1)
  expect(printed).toMatch(
    new RegExp(`address already in use .*${port} {2}→ {2}name another port: npm start -- --port NUMBER`),
  )
})

describe('every command of package.json that runs TypeScript', () => {
  /** What a command prints as its error, which ends with a failure. */
  const errorOf = (args: string[], options: SpawnSyncOptions = {}) => {
    const { status, stderr } = spawnSync(process.execPath, args, { ...options, encoding: 'utf8' })
    expect(status).toBe(1)
    return stderr
  }
  const COMMAND = ['-r', './worker/cli/require-node.cjs', '-e', 'console.error(1)']

  it('names in a line what to install where its Node is missing', () => {
    const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts
    for (const script of Object.values(scripts).filter((each) => each.startsWith('node ')))
      expect(script).toMatch(/^node -r \.\/worker\/cli\/require-node\.cjs /)
    const env = { ...process.env, NODE_OPTIONS: '--no-experimental-strip-types' }
    expect(errorOf(['--run', 'start'], { env })).toMatch(
      /^Packages are missing.+ {2}→ {2}npm ci --include=dev --include=optional\n$/,
    )
  })

  it('prints one line with the link to WSL on Windows, before anything else', () => {
    const windows = join(folder, 'windows.cjs')
    writeFileSync(windows, `Object.defineProperty(process, 'platform', { value: 'win32' })`)
    expect(errorOf(['-r', windows, ...COMMAND])).toMatch(
      /^[^\n]+ on Windows itself {2}→ {2}[^\n]+ WSL[^\n]+\n$/,
    )
  })

  it('explains in a line what to do where a bundler would misread its path', () => {
    const project = join(folder, 'shop #1')
    cpSync('worker/cli/require-node.cjs', join(project, 'worker/cli/require-node.cjs'))
    symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
    expect(errorOf(COMMAND, { cwd: project })).toMatch(/^.*in its path {2}→ {2}rename the folder.*\n$/)
  })
})
