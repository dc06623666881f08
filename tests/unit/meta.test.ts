import { expect, it } from 'vitest'
import { metaOf, shortTitleOf } from '#web/build/prerender/page-meta.ts'
import { content } from '../content.ts'

const { brand } = content

it('an unknown page or article has the title of the page for unknown addresses, and no address', () => {
  for (const path of ['/no-such-page', '/blog/no-such-article']) {
    expect(metaOf(path, content).title).toContain(content.pages['not-found'].title)
    expect(metaOf(path, content)).not.toHaveProperty('canonical')
  }
})

it('a short title is the page’s without the brand and the subtitle', () => {
  expect(shortTitleOf('/disclaimer', content)).toBe(content.pages.disclaimer.title)
  expect(shortTitleOf('/', content)).toBe(`${brand.name} ${brand.product}`)
})
