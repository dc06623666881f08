import type { CheerioAPI } from 'cheerio'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pageTexts } from '#web/shop/page-texts.ts'
import { offersAt } from '#web/site-build/seo/offers.ts'
import { SITE_URL } from '#web/site-build/site-url.ts'
import { type View, views } from '#web/views.ts'
import { ARTICLES, articleAt, FULL_ARTICLES } from '../articles.ts'
import { content } from '../content.ts'
import { file, LISTED_PAGES, PUBLIC, page, removeOrigin } from './build-output.ts'

const { facts } = content

/** Chats refuse to show a picture that is much larger. */
const CARD_LIMIT_BYTES = 300_000

const VIEWS: View[] = Object.values(views)
const meta = ($: CheerioAPI, name: string) => $(`meta[name="${name}"]`).attr('content')
const property = ($: CheerioAPI, name: string) => $(`meta[property="${name}"]`).attr('content')

it.each([...PUBLIC, views.admin.path])(
  'the head of %s names its language, its icons, and what phones call the site',
  (path) => {
    const $ = page(path)
    expect($('html').attr('lang')).toBe('en-IN')
    expect($('meta[name="description"]')).toHaveLength(1)
    expect($('link[rel="icon"], link[rel="apple-touch-icon"]')).toHaveLength(3)
    expect(meta($, 'apple-mobile-web-app-title')).toBe(facts.brand.name)
  },
)

it.each(VIEWS)(
  'the view $name has its own title and description, and is known to search engines and link previews if it may be: $indexed',
  ({ name, path, indexed }) => {
    const $ = page(path)
    const { title, description } = pageTexts(content)[name]
    expect($('title').text()).toBe(name === 'home' ? title : `${title} | ${facts.brand.name}`)
    expect(meta($, 'description')).toBe(description)
    expect(meta($, 'robots')).toBe(indexed ? undefined : 'noindex')
    expect($('link[rel="canonical"]').attr('href')).toBe(indexed ? SITE_URL + path : undefined)
    expect(property($, 'og:image') !== undefined).toBe(indexed)
    expect($('script[type="application/ld+json"]')).toHaveLength(indexed ? 1 : 0)
  },
)

it.each(ARTICLES)(
  '%s has its title, subtitle, day, author and tags, and an address only if it is written',
  (path) => {
    const $ = page(path)
    const { title, subtitle, publishDate, author, tags, full } = articleAt(path)
    expect($('title').text()).toBe(`${title} | ${facts.brand.name}`)
    expect(meta($, 'description')).toBe(subtitle)
    expect($('link[rel="canonical"]').attr('href')).toBe(full ? SITE_URL + path : undefined)
    expect(meta($, 'robots')).toBe(full ? undefined : 'noindex')
    expect(property($, 'article:published_time')).toContain(publishDate)
    expect(property($, 'article:author')).toBe(author)
    const shown = $('meta[property="article:tag"]').toArray()
    expect(shown.map((tag) => $(tag).attr('content'))).toEqual(tags)
  },
)

describe('the listed pages', () => {
  it('have titles and descriptions of their own, none too long for a search result', () => {
    const descriptions = LISTED_PAGES.map((path) => meta(page(path), 'description') ?? '')
    for (const texts of [LISTED_PAGES.map((path) => page(path)('title').text()), descriptions])
      expect(new Set(texts).size).toBe(LISTED_PAGES.length)
    for (const text of descriptions) expect(text.length).toBeLessThanOrEqual(200)
  })

  it.each(LISTED_PAGES)('%s has Open Graph and Twitter tags that agree with its head', (path) => {
    const $ = page(path)
    expect(property($, 'og:url')).toBe(SITE_URL + path)
    expect(property($, 'og:title')).toBe($('title').text())
    expect(property($, 'og:description')).toBe(meta($, 'description'))
    expect(property($, 'og:type')).toBe(ARTICLES.includes(path) ? 'article' : 'website')
    expect(property($, 'og:site_name')).toBe(facts.brand.name)
    expect(meta($, 'twitter:card')).toBe('summary_large_image')
  })

  it('have a preview picture each, of 1200 by 630 px and small enough for chats', async () => {
    const pictures = new Set(LISTED_PAGES.map((path) => property(page(path), 'og:image')))
    expect(pictures.size).toBe(LISTED_PAGES.length)
    for (const picture of pictures) {
      const jpeg = file(removeOrigin(picture))
      expect(jpeg.length).toBeLessThan(CARD_LIMIT_BYTES)
      const { format, width, height } = await sharp(jpeg).metadata()
      expect([format, width, height], picture).toEqual(['jpeg', 1200, 630])
    }
  })
})

type Data = Record<string, unknown> & { '@type': string }

/** What Google and schema.org require of each type. */
const REQUIRED_FIELDS: Record<string, string[]> = {
  LocalBusiness: ['logo', 'email', 'telephone', 'address'],
  Organization: ['name', 'url'],
  Product: ['name', 'image', 'description', 'brand', 'offers'],
  Offer: ['name', 'price', 'priceCurrency', 'url', 'seller'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
}

function dataOf(path: string): Data[] {
  const { '@context': context, '@graph': graph } = JSON.parse(
    page(path)('script[type="application/ld+json"]').text(),
  )
  expect(context).toBe('https://schema.org')
  return graph
}

/** Every typed value in the data, however deep. */
function findTyped(value: unknown): Data[] {
  if (Array.isArray(value)) return value.flatMap(findTyped)
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(findTyped)
  return '@type' in value ? [value as Data, ...inside] : inside
}

describe.each(LISTED_PAGES)('the structured data of %s', (path) => {
  const data = dataOf(path)

  it('names the maker, has the required properties of every type, and no rating or review, which are the owner’s claims', () => {
    for (const value of findTyped(data))
      for (const property of REQUIRED_FIELDS[value['@type']] ?? [])
        expect(value[property], `${value['@type']}.${property}`).toBeTruthy()
    expect(JSON.stringify(data)).not.toMatch(/"(aggregateRating|review|ratingValue)"/)
    const { name, social } = facts.brand
    expect(data[0]).toMatchObject({ '@type': 'LocalBusiness', name, sameAs: [social?.profile] })
  })
})

describe('the product on home', () => {
  const offers = dataOf('/').find((value) => value['@type'] === 'Product')?.offers as Data[]

  it('offers each pack at its price of today, and promises no return that the refund policy does not give', () => {
    const expected = offersAt(new Date(), content).map(({ price, soldOut }) => ({
      price,
      priceCurrency: 'INR',
      availability: `https://schema.org/${soldOut ? 'OutOfStock' : 'InStock'}`,
    }))
    expect(offers).toMatchObject(expected)
    for (const { hasMerchantReturnPolicy } of offers) {
      expect(hasMerchantReturnPolicy).toMatchObject({
        returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
        merchantReturnLink: `${SITE_URL}/refund-policy`,
      })
      expect(hasMerchantReturnPolicy).not.toHaveProperty('merchantReturnDays')
    }
  })
})

it.each(FULL_ARTICLES)(
  '%s has its headline, its author, the day of its publication in India, and breadcrumbs through the blog',
  (path) => {
    const { title, author, publishDate } = articleAt(path)
    const data = dataOf(path)
    expect(data.find((value) => value['@type'] === 'Article')).toMatchObject({
      headline: title,
      author: { name: author },
      datePublished: `${publishDate}T00:00:00+05:30`,
    })
    const trail = data.find((value) => value['@type'] === 'BreadcrumbList')?.itemListElement as Data[]
    expect(trail.map(({ item }) => removeOrigin(String(item)))).toEqual(['/', '/blog', path])
  },
)
