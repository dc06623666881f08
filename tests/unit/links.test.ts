import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkLinks } from '#web/build/checks/links.ts'
import { SITE_URL } from '#web/build/site-url.ts'

describe('checkLinks', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-'))
    await writeFile(join(folder, 'picture.avif'), '')
    await writeFile(join(folder, 'blog.html'), '<h1 id="top">Blog</h1>')
  })
  afterEach(() => rm(folder, { recursive: true }))

  const home = (html: string) => writeFile(join(folder, 'index.html'), html)

  it('passes where every link leads somewhere', async () => {
    await home(`<main id="main"><a href="#main">a</a><a href="/blog?q=1#top">b</a><a href="https://example.org/x">c</a>
      <a href="mailto:a@example.org">d</a><img src="data:image/gif;base64," srcSet="/picture.avif 1w, /picture.avif 2w"></main>`)
    await writeFile(join(folder, 'robots.txt'), `Blog: ${SITE_URL}/blog#top`)
    await expect(checkLinks(folder)).resolves.toBeUndefined()
  })

  it.each([
    ['a page', '<a href="/nowhere">a</a>', 'index.html: “/nowhere” leads to no page'],
    ['an anchor of its own', '<a href="#end">a</a>', 'index.html: “#end” leads to no such heading'],
    ['a picture', '<img srcSet="/gone.avif 400w">', 'index.html: “/gone.avif” leads to no page'],
    ['a preview', `<meta content="${SITE_URL}/cards/x.jpg">`, `${SITE_URL}/cards/x.jpg” leads to no page`],
    [
      'an address without a host',
      '<a href="https://">a</a>',
      'index.html: “https://” is no address: correct it',
    ],
    ['a script', '<a href="javascript:alert(1)">a</a>', 'index.html: “javascript:alert(1)” is no address'],
    [
      'a path that is cut off within a letter',
      '<a href="/blog/%E0%A4%A">a</a>',
      'index.html: “/blog/%E0%A4%A” leads to no page',
    ],
    [
      'an anchor that is cut off',
      '<a href="/blog#%E0">a</a>',
      'index.html: “/blog#%E0” leads to no such heading',
    ],
  ])('names %s that is not there', async (_, html, message) => {
    await home(html)
    await expect(checkLinks(folder)).rejects.toThrow(message)
  })

  it('follows the addresses in feeds and texts too', async () => {
    await home('')
    await writeFile(join(folder, 'rss.xml'), `<link>${SITE_URL}/blog/gone</link>`)
    await expect(checkLinks(folder)).rejects.toThrow('rss.xml')
  })
})
