import { expect, it } from 'vitest'
import { metaOf, shortTitleOf } from '#web/build/prerender/page-meta.ts'
import { brand } from '#web/content/brand.ts'
import { views } from '#web/views.ts'

it('an unknown page or article has the title of the page for unknown addresses, and no address', () => {
  for (const path of ['/no-such-page', '/blog/no-such-article']) {
    expect(metaOf(path, []).title).toBe(views['not-found'].title)
    expect(metaOf(path, [])).not.toHaveProperty('canonical')
  }
})

it('a short title is the page’s without the brand and the subtitle', () => {
  expect(shortTitleOf('/disclaimer', [])).toBe('Disclaimer')
  expect(shortTitleOf('/', [])).toBe(`${brand.name} ${brand.product}`)
})
