import { describe, expect, it } from 'vitest'
import { LANGUAGES, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { views } from '#web/views.ts'
import { content } from '../content.ts'
import { attributesOf, LISTED_PAGES, PUBLIC, page } from './build-output.ts'

// Landmarks, headings, ids, names and labels are checked by axe in the browser, and by `valid-html.test.ts`.
const BATCHES = content.batches.map(({ lot }) => `/batch/${lot}`)
const TRANSLATED_PATHS = LANGUAGES.filter(({ id }) => id !== SOURCE_LANGUAGE).map(({ id }) => `/${id}`)
const TRANSLATED_BATCHES = TRANSLATED_PATHS.map((path) => `${path}/batch`)

describe.each([...PUBLIC, ...TRANSLATED_PATHS, ...TRANSLATED_BATCHES, views.batch.path, ...BATCHES])(
  'on %s',
  (path) => {
    const $ = page(path)

    it('every table has a caption', () => {
      for (const table of $('table').toArray()) expect($(table).find('caption').text()).toMatch(/\S/)
    })

    it('no link names WhatsApp twice', () => {
      const said = $('a')
        .toArray()
        .map((link) => {
          const glyph = $(link).find('svg[role="img"]:not([aria-hidden])').attr('aria-label') ?? ''
          return $(link).attr('aria-label') ?? `${$(link).text()} ${glyph}`
        })
      expect(said.filter((name) => name.split('WhatsApp').length > 2)).toEqual([])
    })

    it('ranges are in words, but for rupees and the numbers of additives', () => {
      const ranges =
        $('main, footer')
          .text()
          .match(/₹?\b\d+–\d+/g) ?? []
      expect(
        ranges.filter((range) => !range.startsWith('₹') && !['210–213', '200–203'].includes(range)),
      ).toEqual([])
    })
  },
)

describe.each(LISTED_PAGES)('the pictures of %s', (path) => {
  const $ = page(path)
  const images = $('main img').toArray()

  it('have an alt text and their size, so that their place is kept', () => {
    for (const image of images) {
      expect($(image).attr('alt')).toBeDefined()
      expect($(image).attr('width')).toMatch(/^\d+$/)
      expect($(image).attr('height')).toMatch(/^\d+$/)
    }
  })

  it('come as AVIF and WebP in several widths', () => {
    for (const image of images) {
      const sources = $(image).closest('picture').find('source')
      const types = attributesOf($, sources, 'type')
      expect(types).toContain('image/avif')
      expect(sources.first().attr('srcset')?.split(',').length).toBeGreaterThan(1)
    }
  })

  it('are lazy but for the first one of the first screen, which has high priority', () => {
    const eager = images.filter((image) => $(image).attr('loading') !== 'lazy')
    expect(eager.length).toBeLessThanOrEqual(1)
    for (const image of eager) {
      expect(images.indexOf(image)).toBe(0)
      expect($(image).attr('fetchpriority')).toBe('high')
    }
    const preloaded = $('link[rel="preload"][as="image"]')
    expect(preloaded.length).toBeLessThanOrEqual(eager.length)
  })
})

describe('the dashboard', () => {
  it('says without script that it needs one', () => {
    expect(page(views.admin.path)('noscript').text()).toMatch(/JavaScript/)
  })
})
