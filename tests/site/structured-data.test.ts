import { describe, expect, it } from 'vitest'
import { offersAt } from '#web/site-build/seo/offers.ts'
import { SITE_URL } from '#web/site-build/site-url.ts'
import { articleAt, FULL_ARTICLES } from '../articles.ts'
import { content } from '../content.ts'
import { LISTED_PAGES, page, removeOrigin } from './build-output.ts'

const { facts } = content

type Data = Record<string, unknown> & { '@type': string }

/** What Google and schema.org require of each type. */
const REQUIRED_FIELDS: Record<string, string[]> = {
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

  it('has the required properties of every type, and no rating or review, which are the owner’s claims', () => {
    for (const value of findTyped(data))
      for (const property of REQUIRED_FIELDS[value['@type']] ?? [])
        expect(value[property], `${value['@type']}.${property}`).toBeTruthy()
    expect(JSON.stringify(data)).not.toMatch(/"(aggregateRating|review|ratingValue)"/)
  })

  it('names the maker with its profile, logo, e-mail, phone and address', () => {
    const { name, social } = facts.brand
    expect(data[0]).toMatchObject({ '@type': 'LocalBusiness', name, sameAs: [social?.profile] })
    for (const property of ['logo', 'email', 'telephone', 'address']) expect(data[0]).toHaveProperty(property)
  })
})

describe('the product on home', () => {
  const offers = dataOf('/').find((value) => value['@type'] === 'Product')?.offers as Data[]

  it('has an offer for each pack, at its price of today, and whether it can be ordered', () => {
    const expected = offersAt(new Date(), content).map(({ price, soldOut }) => ({
      price,
      priceCurrency: 'INR',
      availability: `https://schema.org/${soldOut ? 'OutOfStock' : 'InStock'}`,
    }))
    expect(offers).toMatchObject(expected)
  })

  it('promises no return that the refund policy does not give', () => {
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
