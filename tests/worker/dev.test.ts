import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { copyContent } from '../changed-content.ts'
import { content } from '../content.ts'
import { freePort, READY_WITHIN_MS, responseOf } from '../local-server.ts'

it(
  'npm run dev prints the addresses, serves one origin, and names a mistake in the content by its line',
  async () => {
    const [port, workerPort] = [await freePort(), await freePort()]
    // As in a fresh clone: what Vite has cached it does not scan again.
    rmSync('node_modules/.vite', { recursive: true, force: true })
    const shop = copyContent()
    const ports = ['--port', `${port}`, '--worker-port', `${workerPort}`]
    const env = { ...process.env, SITE_SHOP: shop }
    const running = spawn('npm', ['run', 'dev', '--', ...ports], { detached: true, env })
    const ended = once(running, 'exit')
    let printed = ''
    for (const output of [running.stdout, running.stderr]) output.on('data', (text) => (printed += text))
    onTestFinished(async () => {
      if (running.pid && running.exitCode === null) process.kill(-running.pid, 'SIGTERM')
      await ended
    })

    const site = `http://localhost:${port}`
    await responseOf(`http://localhost:${workerPort}/api/status`)
    const status = await responseOf(`${site}/api/status`)
    expect(await status.json()).toMatchObject({ success: true, mode: 'live', migrated: true })
    const signIn = await fetch(`${site}/api/owner/session`, {
      method: 'POST',
      headers: { Origin: site, 'Content-Type': 'application/json' },
      body: JSON.stringify({ key: 'not the key of this shop' }),
    })
    expect(await signIn.json()).toMatchObject({ code: 'unauthorized' })
    const home = await (await responseOf(`${site}/`)).text()
    expect(home).toContain(content.facts.brand.name)
    expect(home).toContain('<link rel="canonical" href="/"')
    const entry = /<script type="module" src="(\/entry-client[^"]*)"/.exec(home)?.[1]
    expect((await fetch(site + entry)).status).toBe(200)
    const css = await fetch(`${site}/entry-styles.css`, { headers: { Accept: 'text/css' } })
    const font = /url\("(\/[^"]+\.woff2)/.exec(await css.text())?.[1]
    expect((await fetch(site + font)).status).toBe(200)
    expect(printed).toContain(`The site      ${site}`)
    expect(printed).not.toMatch(/error|warn|failed|exception|deprecat|^\s*(\[\w+\] )?\s+at /im)

    const file = join(shop, 'facts/doses.json')
    const correct = readFileSync(file, 'utf8')
    writeFileSync(file, correct.replace('{', '{,'))
    const refused = await fetch(site)
    const reason = /demonstration\/facts\/doses\.json:1 {2}.+ {2}→ {2}/
    expect([refused.status, await refused.text()]).toEqual([500, expect.stringMatching(reason)])
    expect(printed).toMatch(reason)
    expect(printed).not.toMatch(/^\s+at /m)
    writeFileSync(file, correct)
    expect((await fetch(site)).status).toBe(200)
  },
  READY_WITHIN_MS + 30_000,
)
