import { Readable } from 'node:stream'
import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext } from '@playwright/test'
import RssParser from 'rss-parser'
import { parseSitemap } from 'sitemap'
import { brand } from '../../web/content/brand.ts'
import { packs } from '../../web/content/packs.ts'
import { views } from '../../web/views.ts'
import { expect, test } from './test.ts'

const articles = [
  'best-chyawanprash-guide',
  `${brand.slug}-immunity-booster`,
  'ayurveda-modern-life',
  'chyawanprash-vs-supplements',
  'boost-immunity-naturally',
  'seasonal-ayurveda-guide',
].map((id) => `/blog/${id}`)
const listed = ['/', '/blog', '/refund-policy', '/disclaimer', '/privacy-policy', ...articles]
const GUIDE = '/blog/best-chyawanprash-guide'

type Data = Record<string, unknown> & { '@type': string }

async function html(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  return answer.text()
}

function attribute(page: string, pattern: RegExp): string {
  return (pattern.exec(page)?.[1] ?? '').replaceAll('&amp;', '&')
}

function dataOf(page: string): Data[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? ''
  const { '@context': context, '@graph': graph } = JSON.parse(json)
  expect(context).toBe('https://schema.org')
  return graph
}

const own = (address: string) => address.replace(brand.siteUrl, '') || '/'

test.describe('every path is complete without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of listed) {
    test(`${path}: status 200, text, head and structured data`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main')).toContainText(/\w+/)
      await expect(page).toHaveTitle(/.{10,}/)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', brand.siteUrl + path)
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
    })
  }

  test('an article can be read to its last source', async ({ page }) => {
    await page.goto(GUIDE)
    await expect(page.getByText('Turn the jar round')).toBeVisible()
    await expect(page.getByText('A maker who sends the report when you ask.')).toBeVisible()
    await expect(page.getByText('Healthy diet, fact sheet')).toBeVisible()
  })

  test('the categories, articles and contents that wait behind buttons are open', async ({ page }) => {
    await page.goto(GUIDE)
    await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Articles', exact: true })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first()).toBeVisible()
  })
})

test.describe('an address that leads nowhere', () => {
  test.use({ expectedConsole: [/status of 404/] })

  for (const path of ['/no-such-page', '/blog/no-such-article', '/a/b/c']) {
    test(`${path}: status 404 and a page that helps`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This shelf is empty')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
      await page.getByRole('main').getByRole('link', { name: 'The blog' }).click()
      await expect(page).toHaveURL('/blog')
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${brand.siteUrl}/blog`)
    })
  }
})

test('every listed page has a title and a description of its own', async ({ request }) => {
  const pages = await Promise.all(listed.map((path) => html(request, path)))
  const titles = pages.map((page) => attribute(page, /<title>(.*?)<\/title>/))
  const descriptions = pages.map((page) => attribute(page, /<meta name="description" content="(.*?)">/))
  expect(new Set(titles).size).toBe(listed.length)
  expect(new Set(descriptions).size).toBe(listed.length)
  for (const text of descriptions) expect(text.length).toBeLessThanOrEqual(200)
})

test('every listed page has Open Graph and Twitter cards with a picture of its own', async ({ request }) => {
  const pictures = new Set<string>()
  for (const path of listed) {
    const page = await html(request, path)
    expect(attribute(page, /property="og:url" content="(.*?)"/)).toBe(brand.siteUrl + path)
    expect(attribute(page, /property="og:title" content="(.*?)"/)).not.toBe('')
    expect(attribute(page, /property="og:type" content="(.*?)"/)).toBe(
      articles.includes(path) ? 'article' : 'website',
    )
    expect(attribute(page, /name="twitter:card" content="(.*?)"/)).toBe('summary_large_image')
    const picture = attribute(page, /property="og:image" content="(.*?)"/)
    expect(attribute(page, /name="twitter:image" content="(.*?)"/)).toBe(picture)
    pictures.add(picture)
  }
  expect(pictures.size).toBe(listed.length)
  for (const picture of pictures) {
    const answer = await request.get(own(picture))
    expect(answer.headers()['content-type']).toBe('image/jpeg')
    const file = await answer.body()
    // Chats refuse to show what is much larger.
    expect(file.length).toBeLessThan(300_000)
    expect(sizeOfJpeg(file)).toEqual({ width: 1200, height: 630 })
  }
})

test('the owner’s room and the 404 page are listed nowhere', async ({ request }) => {
  for (const path of ['/admin', '/404']) {
    const page = await html(request, path)
    expect(page).toContain('<meta name="robots" content="noindex">')
    expect(page).not.toContain('og:image')
    expect(page).not.toContain('ld+json')
  }
})

test.describe('structured data', () => {
  /** What Google and schema.org cannot do without. */
  const required: Record<string, string[]> = {
    Organization: ['name', 'url'],
    WebSite: ['@id', 'name', 'url', 'publisher'],
    Product: ['name', 'image', 'description', 'brand', 'offers'],
    Offer: ['name', 'price', 'priceCurrency', 'url', 'seller'],
    Blog: ['name', 'url', 'blogPost'],
    BlogPosting: ['headline', 'url', 'datePublished'],
    Article: [
      'headline',
      'image',
      'datePublished',
      'dateModified',
      'author',
      'publisher',
      'mainEntityOfPage',
    ],
    BreadcrumbList: ['itemListElement'],
    ListItem: ['position', 'name', 'item'],
    WebPage: ['name', 'url', 'description'],
  }

  /** Every typed thing in the data, however deep. */
  function things(value: unknown): Data[] {
    if (Array.isArray(value)) return value.flatMap(things)
    if (typeof value !== 'object' || value === null) return []
    const inside = Object.values(value).flatMap(things)
    return '@type' in value ? [value as Data, ...inside] : inside
  }

  for (const path of listed) {
    test(`${path}: every thing has its required properties, and no rating`, async ({ request }) => {
      const page = await html(request, path)
      const found = things(dataOf(page))
      for (const thing of found) {
        for (const property of required[thing['@type']] ?? []) {
          expect(thing[property], `${thing['@type']}.${property}`).toBeTruthy()
        }
      }
      expect(JSON.stringify(found)).not.toMatch(/"(aggregateRating|review|ratingValue)"/)
      const [maker, site] = dataOf(page)
      expect(maker).toMatchObject({
        '@type': 'Organization',
        name: brand.name,
        sameAs: [brand.socialProfile],
      })
      for (const property of ['logo', 'email', 'telephone', 'address']) expect(maker).toHaveProperty(property)
      expect(site).toMatchObject({ '@type': 'WebSite', publisher: { '@id': maker?.['@id'] } })
    })
  }

  test('the home page has the product with its two offers', async ({ request }) => {
    const product = dataOf(await html(request, '/')).find((thing) => thing['@type'] === 'Product')
    const offers = product?.offers as Data[]
    expect(offers.map(({ price, priceCurrency }) => [price, priceCurrency])).toEqual(
      packs.map(({ price }) => [price, 'INR']),
    )
    expect(offers.map(({ price }) => price)).toEqual([633, 330])
  })

  test('an article has its author and dates, and the way to it', async ({ request }) => {
    const data = dataOf(await html(request, GUIDE))
    const article = data.find((thing) => thing['@type'] === 'Article')
    expect(article?.author).toMatchObject({ name: `${brand.name} Editorial` })
    expect(article?.datePublished).toBe('2025-02-11T00:00:00+05:30')
    const trail = data.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement as Data[]
    expect(trail.map(({ item }) => own(String(item)))).toEqual(['/', '/blog', GUIDE])
  })
})

test('sitemap.xml is read by a sitemap parser and lists every page that may be listed', async ({
  request,
}) => {
  const items = await parseSitemap(Readable.from([await html(request, '/sitemap.xml')]))
  expect(items.map(({ url }) => own(url)).sort()).toEqual([...listed].sort())
  expect(
    Object.values(views)
      .filter(({ indexed }) => indexed)
      .every(({ path }) => items.some(({ url }) => own(url) === path)),
  ).toBe(true)
})

test('robots.txt leads to the sitemap and keeps robots out of the API alone', async ({ request }) => {
  expect((await html(request, '/robots.txt')).trim().split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    '',
    `Sitemap: ${brand.siteUrl}/sitemap.xml`,
  ])
})

for (const path of ['/rss.xml', '/atom.xml']) {
  test(`${path} is read by a feed parser, newest article first`, async ({ request }) => {
    const feed = await new RssParser().parseString(await html(request, path))
    expect(feed.title).toContain(brand.name)
    expect(feed.items).toHaveLength(articles.length)
    expect(feed.items.map(({ link }) => own(link ?? '')).sort()).toEqual([...articles].sort())
    const dates = feed.items.map(({ isoDate }) => isoDate ?? '')
    expect(dates).toEqual(dates.toSorted().reverse())
    for (const { title, contentSnippet, summary } of feed.items) {
      expect(title).toBeTruthy()
      expect(contentSnippet ?? summary).toMatch(/\w{3}/)
    }
  })
}

test('llms.txt names every article by its Markdown twin, and every policy', async ({ request }) => {
  const text = await html(request, '/llms.txt')
  expect(text).toMatch(new RegExp(`^# ${brand.name}\n\n> `))
  for (const path of articles) expect(text).toContain(`(${brand.siteUrl}${path}.md)`)
  for (const { path } of [views['refund-policy'], views.disclaimer, views['privacy-policy']]) {
    expect(text).toContain(`(${brand.siteUrl}${path})`)
  }
})

for (const path of articles) {
  test(`${path}.md is the article as Markdown`, async ({ request }) => {
    const answer = await request.get(`${path}.md`)
    expect(answer.headers()['content-type']).toContain('text/markdown')
    const text = await answer.text()
    const page = await html(request, path)
    const heading = attribute(page, /property="og:title" content="(.*?)"/).replace(` | ${brand.name}`, '')
    expect(text.startsWith(`# ${heading}\n`)).toBe(true)
    expect(text).not.toMatch(/<\/?[A-Z]|\{brand/)
    for (const [, id = ''] of text.matchAll(/\[\^([\w-]+)\](?!:)/g)) expect(text).toContain(`[^${id}]: `)
    expect(attribute(page, /type="text\/markdown" href="(.*?)"/)).toBe(`${path}.md`)
  })
}

test('the web manifest names icons of the size that they have', async ({ request }) => {
  const manifest = JSON.parse(await html(request, '/site.webmanifest'))
  expect(manifest).toMatchObject({ short_name: brand.name, start_url: '/' })
  expect(manifest.icons.length).toBeGreaterThanOrEqual(3)
  for (const { src, sizes } of manifest.icons) {
    const file = await (await request.get(src)).body()
    expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes)
  }
  const page = await html(request, '/')
  for (const [, icon = ''] of page.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="(.*?)"/g)) {
    expect((await request.get(icon)).status(), icon).toBe(200)
  }
})

test('a page names its web manifest once it is painted', async ({ page }) => {
  await page.goto('/disclaimer')
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/site.webmanifest')
})

test('the blog adds nothing to the home view’s JavaScript', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(answer.text())
  })
  await page.goto('/')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of await Promise.all(scripts)) {
    expect(script).not.toContain('Label Reader’s Guide')
    expect(script).not.toContain('Search articles...')
  }
})

test('the blog’s own page brings no article’s text along', async ({ page, request }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(answer.text())
  })
  await page.goto('/blog')
  await page.getByRole('searchbox').fill('amla')
  await expect(page).toHaveURL('/blog?q=amla')
  for (const script of await Promise.all(scripts)) expect(script).not.toContain('Turn the jar round')
  expect(await html(request, '/blog')).not.toContain('Turn the jar round')
})

test.describe('for everybody', () => {
  for (const path of [
    '/blog',
    GUIDE,
    articles.at(-1) ?? '',
    '/refund-policy',
    '/disclaimer',
    '/privacy-policy',
    '/404',
  ]) {
    test(`${path}: axe finds nothing`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    })

    test(`${path}: nothing is cut off at 320 px, nor with text twice as large`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(await overflow()).toBeLessThanOrEqual(0)
      await page.setViewportSize({ width: 640, height: 800 })
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await overflow()).toBeLessThanOrEqual(0)
    })
  }
})

/** From the frame header of a JPEG. */
function sizeOfJpeg(file: Buffer): { width: number; height: number } {
  let at = 2
  while (file[at] === 0xff) {
    const marker = file.readUInt8(at + 1)
    if (marker >= 0xc0 && marker <= 0xc3) {
      return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
    }
    at += 2 + file.readUInt16BE(at + 2)
  }
  throw new Error('The file is no JPEG')
}
