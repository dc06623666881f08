import { describe, expect, it } from 'vitest'
import { headOf } from '../../web/build/found/head.ts'
import type { Article } from '../../web/content/articles.ts'
import { brand } from '../../web/content/brand.ts'
import { metaOf } from '../../web/layout/meta.ts'
import { views } from '../../web/views.ts'

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
  it('gives a view’s own title, description and address', () => {
    expect(metaOf('/disclaimer')).toEqual({
      title: views.disclaimer.title,
      description: views.disclaimer.description,
      canonical: `${brand.siteUrl}/disclaimer`,
    })
  })

  it('gives no address to what may not be listed', () => {
    expect(metaOf('/admin')).not.toHaveProperty('canonical')
    expect(metaOf('/no-such-page').title).toBe(views['not-found'].title)
    expect(metaOf('/no-such-page')).not.toHaveProperty('canonical')
  })

  it('gives an article’s title, subtitle and address', () => {
    expect(metaOf('/blog/a-spoon', [article])).toEqual({
      title: `A "Spoon" & More | ${brand.name}`,
      description: article.subtitle,
      canonical: `${brand.siteUrl}/blog/a-spoon`,
    })
  })

  it('knows no article that there is not', () => {
    expect(metaOf('/blog/another', [article]).title).toBe(views['not-found'].title)
  })
})

describe('headOf', () => {
  it('escapes what an article says, in tags and in structured data', () => {
    const head = headOf('/blog/a-spoon', [article])
    expect(head).toContain('<title>A "Spoon" &amp; More'.replaceAll('"', '&quot;'))
    expect(head).toContain('content="What &lt;/script&gt; one spoon is"')
    expect(head.match(/<\/script>/g)).toHaveLength(1)
    const json = /<script[^>]*>(.*)<\/script>/s.exec(head)?.[1] ?? ''
    expect(JSON.parse(json)['@graph'][2].alternativeHeadline).toBe(article.subtitle)
  })

  it('names the card, the feeds and the Markdown twin', () => {
    const head = headOf('/blog/a-spoon', [article])
    expect(head).toContain(`content="${brand.siteUrl}/cards/a-spoon.jpg"`)
    expect(head).toContain('type="application/rss+xml" href="/rss.xml"')
    expect(head).toContain('type="text/markdown" href="/blog/a-spoon.md"')
  })
})
