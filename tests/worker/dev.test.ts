import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { content } from '../content.ts'
import { answerOf } from '../fault/answer-of.ts'
import { freePort } from '../fault/local-site.ts'

const { brand } = content

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
    expect(home).toContain('<link rel="canonical" href="/"')
    const entry = /<script type="module" src="(\/entry-client[^"]*)"/.exec(home)?.[1]
    expect((await fetch(`http://localhost:${port}${entry}`)).status).toBe(200)
    const css = await fetch(`http://localhost:${port}/entry-styles.css`, { headers: { Accept: 'text/css' } })
    const font = /url\("(\/[^"]+\.woff2)/.exec(await css.text())?.[1]
    expect((await fetch(`http://localhost:${port}${font}`)).status).toBe(200)
    expect(printed).toContain(`The site      http://localhost:${port}`)
    expect(printed).not.toMatch(NOISE)
  } finally {
    const ended = once(dev, 'exit')
    process.kill(-(dev.pid ?? 0), 'SIGTERM')
    await ended
  }
})
