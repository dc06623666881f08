import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHarness } from 'wrangler'
import { redirectsFile } from '#web/build/batches/redirects.ts'
import { workerConfig } from '../worker-config.ts'

/** The Worker over a site of two pages that leaves out Marathi. */
const site = mkdtempSync(join(tmpdir(), 'hidden-languages-'))
mkdirSync(join(site, 'newsletter'))
writeFileSync(join(site, 'index.html'), 'Home')
writeFileSync(join(site, 'newsletter/confirm.html'), 'Confirm')
writeFileSync(join(site, '_redirects'), redirectsFile(['mr']))

const config = workerConfig('live')
const server = createTestHarness({
  root: import.meta.dirname,
  workers: [{ config: { ...config, assets: { ...config.assets, directory: site } } }],
})
let url: URL
beforeAll(async () => {
  url = (await server.listen()).url
})
afterAll(async () => {
  await server.close()
  rmSync(site, { recursive: true })
})

describe('the addresses of a language that is left out', () => {
  it.each([
    ['/mr', '/'],
    ['/mr/', '/'],
    ['/mr?utm_source=jar', '/?utm_source=jar'],
    ['/mr/batch/SY-26-02', '/batch/SY-26-02'],
    ['/mr/newsletter/confirm?token=a.b-c_d%3D', '/newsletter/confirm?token=a.b-c_d%3D'],
  ])('%s leads to %s for now, with its query', async (path, target) => {
    const response = await fetch(new URL(path, url), { redirect: 'manual' })
    expect([response.status, response.headers.get('Location')]).toEqual([302, target])
  })

  it('a link of a mail leads to its page', async () => {
    const response = await fetch(new URL('/mr/newsletter/confirm?token=x', url))
    expect([response.status, await response.text()]).toEqual([200, 'Confirm'])
  })

  it('only of that language', async () => {
    expect((await fetch(new URL('/hi', url), { redirect: 'manual' })).status).toBe(404)
    expect((await fetch(new URL('/mrs', url), { redirect: 'manual' })).status).toBe(404)
  })
})
