import { describe, expect, it } from 'vitest'
import { builtWorker } from './harness.ts'

const site = builtWorker()

/** What the asset layer answers; what stands in the pages is tested in tests/site. */
const get = (path: string) => fetch(new URL(path, site.url), { redirect: 'manual' })

describe('the asset layer', () => {
  it.each(['/no-such-page', '/blog/no-such-article', '/a/b/c', '/admin/more'])(
    'answers 404 with the page for unknown addresses at %s',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      const notFound = await (await get('/404')).text()
      expect(await response.text()).toBe(notFound)
    },
  )

  it.each([
    ['/', 'text/html'],
    ['/blog', 'text/html'],
    ['/blog/best-chyawanprash-guide', 'text/html'],
    ['/cards/en/home.jpg', 'image/jpeg'],
    ['/rss.xml', 'xml'],
    ['/sitemap.xml', 'xml'],
    ['/robots.txt', 'text/plain'],
    ['/site.webmanifest', 'application/manifest+json'],
  ])('serves %s as %s', async (path, type) => {
    const response = await get(path)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      200,
      expect.stringContaining(type),
    ])
  })

  it.each(['/blog/', '/blog.html', '/disclaimer/'])('leads from %s to the address without', async (path) => {
    const response = await get(path)
    expect([307, 308]).toContain(response.status)
    expect(response.headers.get('Location')).toBe(path.replace(/\/$|\.html$/, ''))
  })

  it('sets no cookie for visitors', async () => {
    for (const path of ['/', '/blog', '/privacy-policy']) {
      expect((await get(path)).headers.getSetCookie()).toEqual([])
    }
  })

  it('has browsers keep files named by their content for a year, and check pages every time', async () => {
    const home = await get('/')
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(await home.text()) ?? []
    expect((await get(script)).headers.get('Cache-Control')).toMatch(/max-age=\d{8}, immutable/)
    expect(home.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  })
})
