import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHarness } from 'wrangler'
import { redirectsFile } from '#web/site-build/prerender/headers.ts'
import { workerConfig } from '../worker-config.ts'

describe('a site of two pages that leaves out Marathi', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hidden-languages-'))
  mkdirSync(join(folder, 'newsletter'))
  writeFileSync(join(folder, 'index.html'), 'Home')
  writeFileSync(join(folder, 'newsletter/confirm.html'), 'Confirm')
  writeFileSync(join(folder, '_redirects'), redirectsFile(['mr']))
  const config = workerConfig('live')
  const server = createTestHarness({
    root: import.meta.dirname,
    workers: [{ config: { ...config, assets: { ...config.assets, directory: folder } } }],
  })
  let url: URL
  beforeAll(async () => {
    url = (await server.listen()).url
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  it('leads from its pages to the English ones for now, with their queries', async () => {
    for (const [path, target] of [
      ['/mr', '/'],
      ['/mr/batch/SY-26-02?utm_source=jar', '/batch/SY-26-02?utm_source=jar'],
      ['/mr/newsletter/confirm?token=a.b-c_d%3D', '/newsletter/confirm?token=a.b-c_d%3D'],
    ]) {
      const { status, headers } = await fetch(new URL(path ?? '', url), { redirect: 'manual' })
      expect([status, headers.get('Location')]).toEqual([302, target])
    }
  })

  it('leads from a link of a mail to its page, and from no other language', async () => {
    const response = await fetch(new URL('/mr/newsletter/confirm?token=x', url))
    expect([response.status, await response.text()]).toEqual([200, 'Confirm'])
    for (const path of ['/hi', '/mrs'])
      expect((await fetch(new URL(path, url), { redirect: 'manual' })).status).toBe(404)
  })
})
