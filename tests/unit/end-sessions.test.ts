import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, it } from 'vitest'

/** Runs `npm run end-sessions` with a wrangler that notes what it is asked, and ends with the status. */
function endSessions(wranglerStatus: number) {
  const folder = mkdtempSync(join(tmpdir(), 'wrangler-'))
  const [asked, input] = [join(folder, 'asked'), join(folder, 'input')]
  writeFileSync(
    join(folder, 'wrangler'),
    `#!/bin/sh\necho "$@" > '${asked}'\ncat > '${input}'\nexit ${wranglerStatus}\n`,
  )
  chmodSync(join(folder, 'wrangler'), 0o755)
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` }
  const run = spawnSync(process.execPath, ['worker/cli/end-sessions.ts'], { env, encoding: 'utf8' })
  return { ...run, asked: readFileSync(asked, 'utf8').trim(), key: readFileSync(input, 'utf8') }
}

it('gives the Worker a new key on wrangler’s input, shows it once, and names where to end the editor’s', () => {
  const { status, stdout, asked, key } = endSessions(0)
  expect([status, asked]).toEqual([0, 'secret put OWNER_KEY'])
  expect(key.length).toBeGreaterThanOrEqual(32)
  expect(stdout.split(key)).toHaveLength(2)
  expect(stdout).toContain('https://github.com/settings/')
  expect(stdout).toContain('CLOUDFLARE_API_TOKEN')
  expect(endSessions(0).key).not.toBe(key)
})

it('shows no key where the old one stays', () => {
  const { status, stdout, stderr, key } = endSessions(1)
  expect(status).toBe(1)
  expect(stdout + stderr).not.toContain(key)
  expect(stderr).toContain('every session goes on')
})
