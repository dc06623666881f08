import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHarness } from 'wrangler'
import { redirectsFile } from '#web/build/batches/redirects.ts'
import { workerConfig } from '../worker-config.ts'
import { builtWorker } from './harness.ts'

/* What the asset layer answers; what stands in the pages is tested in tests/site. */

const get = (path: string, url: string | URL) => fetch(new URL(path, url), { redirect: 'manual' })

describe('the site', () => {
  const site = builtWorker()

  it.each(['/no-such-page', '/blog/no-such-article', '/admin/more'])(
    'answers 404 with the page for unknown addresses at %s',
    async (path) => {
      const response = await get(path, site.url)
      expect(response.status).toBe(404)
      expect(await response.text()).toBe(await (await get('/404', site.url)).text())
    },
  )

  it.each(['/blog/', '/blog.html'])('leads from %s to the address without', async (path) => {
    const { status, headers } = await get(path, site.url)
    expect([status, headers.get('Location')]).toEqual([307, '/blog'])
  })

  it('has browsers keep files named by their content for a year, and check pages every time', async () => {
    const home = await get('/', site.url)
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(await home.text()) ?? []
    expect((await get(script, site.url)).headers.get('Cache-Control')).toMatch(/max-age=\d{8}, immutable/)
    expect(home.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  })
})

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

  it.each([
    ['/mr', '/'],
    ['/mr?utm_source=jar', '/?utm_source=jar'],
    ['/mr/batch/SY-26-02', '/batch/SY-26-02'],
    ['/mr/newsletter/confirm?token=a.b-c_d%3D', '/newsletter/confirm?token=a.b-c_d%3D'],
  ])('leads from %s to %s for now, with its query', async (path, target) => {
    const { status, headers } = await get(path, url)
    expect([status, headers.get('Location')]).toEqual([302, target])
  })

  it('leads from a link of a mail to its page, and from no other language', async () => {
    const response = await fetch(new URL('/mr/newsletter/confirm?token=x', url))
    expect([response.status, await response.text()]).toEqual([200, 'Confirm'])
    for (const path of ['/hi', '/mrs']) expect((await get(path, url)).status).toBe(404)
  })
})
