import { describe, expect, it } from 'vitest'
import { metaOf, shortTitleOf } from '#web/build/prerender/page-meta.ts'
import type { Article } from '#web/content/articles.ts'
import { brand } from '#web/content/brand.ts'
import { views } from '#web/views.ts'

const article: Article = {
  id: 'a-spoon',
  title: 'A "Spoon" & More',
  subtitle: 'What </script> one spoon is',
  publishDate: '2025-02-11',
  author: 'The kitchen',
  readTime: 3,
  category: 'product-guide',
  tags: ['spoon'],
  featuredImage: 'honey',
  excerpt: 'A spoon.',
  full: true,
  headings: [],
  file: 'spoon',
}

describe('metaOf', () => {
  it('returns a view’s own title, description and address', () => {
    expect(metaOf('/disclaimer', [])).toEqual({
      title: views.disclaimer.title,
      description: views.disclaimer.description,
      canonical: `${brand.siteUrl}/disclaimer`,
    })
  })

  it('returns no address for a page that may not be indexed', () => {
    expect(metaOf('/admin', [])).not.toHaveProperty('canonical')
    expect(metaOf('/no-such-page', []).title).toBe(views['not-found'].title)
    expect(metaOf('/no-such-page', [])).not.toHaveProperty('canonical')
  })

  it('returns an article’s title, subtitle and address', () => {
    expect(metaOf('/blog/a-spoon', [article])).toEqual({
      title: `A "Spoon" & More | ${brand.name}`,
      description: article.subtitle,
      canonical: `${brand.siteUrl}/blog/a-spoon`,
    })
  })

  it('returns no address for an article that is not written yet', () => {
    expect(metaOf('/blog/a-spoon', [{ ...article, full: false }])).not.toHaveProperty('canonical')
  })

  it('treats an unknown article as not found', () => {
    expect(metaOf('/blog/another', [article]).title).toBe(views['not-found'].title)
  })
})

describe('shortTitleOf', () => {
  it('names the page without the brand and the subtitle', () => {
    expect(shortTitleOf('/disclaimer', [])).toBe('Disclaimer')
    expect(shortTitleOf('/', [])).toBe(`${brand.name} ${brand.product}`)
  })
})
