import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { content } from '../content.ts'
import { freePort } from '../fault/local-site.ts'

const { brand } = content

const READY_WITHIN_MS = 50_000
const NOISE = /error|warn|failed|exception|deprecat|^\s*(\[\w+\] )?\s+at /im

it('greets a developer with the addresses alone, and serves pages and API from one origin', async () => {
  const [port, workerPort] = [await freePort(), await freePort()]
  // As in a fresh clone: what Vite has cached it does not scan again.
  rmSync('node_modules/.vite', { recursive: true, force: true })
  const dev = spawn('npm', ['run', 'dev', '--', '--port', `${port}`, '--worker-port', `${workerPort}`], {
    detached: true,
  })
  let printed = ''
  dev.stdout.on('data', (text) => (printed += text))
  dev.stderr.on('data', (text) => (printed += text))
  try {
    await answerOf(`http://localhost:${workerPort}/api/status`)
    const status = await answerOf(`http://localhost:${port}/api/status`)
    expect(await status.json()).toMatchObject({ success: true, mode: 'live', migrated: true })
    const home = await (await answerOf(`http://localhost:${port}/`)).text()
    expect(home).toContain(brand.name)
    const entry = /<script type="module" src="(\/entry-client[^"]*)"/.exec(home)?.[1]
    expect((await fetch(`http://localhost:${port}${entry}`)).status).toBe(200)
    expect(printed).toContain(`The site      http://localhost:${port}`)
    expect(printed).not.toMatch(NOISE)
  } finally {
    const ended = once(dev, 'exit')
    process.kill(-(dev.pid ?? 0), 'SIGTERM')
    await ended
  }
})

async function answerOf(url: string): Promise<Response> {
  for (const deadline = Date.now() + READY_WITHIN_MS; ; ) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return response
    if (Date.now() > deadline) throw new Error(`No answer from ${url}`)
    await setTimeout(200)
  }
}
