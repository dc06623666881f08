import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Runs `npm run deploy` with another wrangler.toml. It refuses before anything is built or sent. */
function deployWith(config: string) {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  folders.push(folder)
  writeFileSync(join(folder, 'wrangler.toml'), config)
  return spawnSync('node', [resolve('worker/cli/deploy.ts')], { cwd: folder, encoding: 'utf8' })
}

describe('npm run deploy', () => {
  const config = readFileSync('wrangler.toml', 'utf8')

  it('refuses to deploy without the database, and names the demo', () => {
    const { status, stderr } = deployWith(config.replace('binding = "DB"', 'binding = "OTHER"'))
    expect(status).toBe(1)
    expect(stderr).toContain('no D1 database with the binding DB')
    expect(stderr).toContain('npm run deploy -- --demo')
  })
})
