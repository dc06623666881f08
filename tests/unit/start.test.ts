import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freePort } from '../fault/local-site.ts'

const WAIT = 'while [ ! -e released ]; do sleep 0.05; done'
/** A Worker that is ready. */
const SERVER = `require('node:http').createServer((_, answer) => answer.end()).listen(process.argv[4])`

let folder: string
let started: ChildProcess
let printed: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, '.dev.vars.example'), 'OWNER_KEY=of-the-test\n')
  stub('wrangler', `case "$1" in dev) exec node server.cjs "$@" ;; esac`)
  writeFileSync(join(folder, 'server.cjs'), SERVER)
})
afterEach(() => {
  started.kill()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** Stands in for a program that the command runs. */
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

it('npm start says what it does before it is done, how long each step took, and where the site is', async () => {
  stub('npm', WAIT)
  const port = await freePort()
  start(port)
  await expect.poll(() => printed, { timeout: 30_000 }).toMatch(/^… Building the site .*\n$/)
  writeFileSync(join(folder, 'released'), '')
  await expect.poll(() => printed, { timeout: 30_000 }).toContain('Stop with Ctrl+C.')
  for (const name of ['Building the site', 'Preparing the local database', 'Starting the Worker'])
    expect(printed).toMatch(new RegExp(`… ${name}.*\n(.*\n)?✓ ${name}.*: [\\d.]+ s\n`))
  for (const place of [`http://localhost:${port}\n`, `http://localhost:${port}/admin\n`, 'of-the-test\n'])
    expect(printed).toContain(place)
})

it.each([
  { name: 'Building the site', program: 'npm', todo: /Correct what is named above, and start again/ },
  {
    name: 'Preparing the local database',
    program: 'wrangler',
    todo: /could not be migrated:\nno such table/,
  },
])('npm start names the step that failed, $name, and what to do', async ({ name, program, todo }) => {
  stub('npm', 'exit 0')
  stub(program, 'echo no such table; exit 1')
  start(await freePort())
  const [code] = await once(started, 'close')
  expect(code).toBe(1)
  expect(printed).toMatch(new RegExp(`✗ ${name}.*: failed after [\\d.]+ s\n`))
  expect(printed).toMatch(todo)
})
