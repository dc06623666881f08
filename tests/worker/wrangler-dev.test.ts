import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { content } from '../content.ts'
import { answerOf } from '../fault/answer-of.ts'
import { freePort } from '../fault/local-site.ts'

const { brand } = content
const SIGN_UP = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ email: 'asha@example.org' }),
}

it.each([
  { command: 'wrangler dev', args: [], mode: 'live', migrated: false, status: 503 },
  { command: 'wrangler dev --env demo', args: ['--env', 'demo'], mode: 'demo', migrated: true, status: 200 },
])('$command builds and serves the site, with an empty database or none', async (promise) => {
  const state = mkdtempSync(join(tmpdir(), 'wrangler-dev-'))
  const [port, inspector] = [await freePort(), await freePort()]
  const dev = spawn(
    'wrangler',
    ['dev', '--port', `${port}`, '--inspector-port', `${inspector}`, '--persist-to', state, ...promise.args],
    { detached: true, stdio: 'ignore' },
  )
  try {
    const url = `http://localhost:${port}`
    const { mode, migrated } = promise
    expect(await (await answerOf(`${url}/api/status`)).json()).toMatchObject({ mode, migrated })
    expect(await (await fetch(url)).text()).toContain(brand.name)
    expect((await fetch(`${url}/api/newsletter`, SIGN_UP)).status).toBe(promise.status)
  } finally {
    if (dev.pid && dev.exitCode === null) {
      process.kill(-dev.pid, 'SIGTERM')
      await once(dev, 'exit')
    }
    rmSync(state, { recursive: true, force: true, maxRetries: 5 })
  }
})
