import { expect, it } from 'vitest'
import { LANGUAGES, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { views } from '#web/views.ts'
import { content } from '../content.ts'
import { LISTED_PAGES, PUBLIC, page } from './build-output.ts'

// Landmarks, headings, ids, names and labels are checked by axe in the browser, and by `valid-html.test.ts`.
const BATCHES = content.batches.map(({ lot }) => `/batch/${lot}`)
const TRANSLATED = LANGUAGES.filter(({ id }) => id !== SOURCE_LANGUAGE).flatMap(({ id }) => [
  `/${id}`,
  `/${id}/batch`,
])

it.each([...PUBLIC, ...TRANSLATED, views.batch.path, ...BATCHES])(
  'on %s every table has a caption, and no link names WhatsApp twice',
  (path) => {
    const $ = page(path)
    for (const table of $('table').toArray()) expect($(table).find('caption').text()).toMatch(/\S/)
    for (const link of $('a').toArray()) {
      const glyph = $(link).find('svg[role="img"]:not([aria-hidden])').attr('aria-label') ?? ''
      const name = $(link).attr('aria-label') ?? `${$(link).text()} ${glyph}`
      expect(name).not.toMatch(/WhatsApp.*WhatsApp/s)
    }
  },
)

it.each(LISTED_PAGES)(
  'the pictures of %s keep their place, come as AVIF in several widths, and are lazy but for the first one in sight',
  (path) => {
    const $ = page(path)
    for (const [place, image] of $('main img').toArray().entries()) {
      for (const side of ['width', 'height']) expect($(image).attr(side)).toMatch(/^\d+$/)
      // A drawing is one small file for every width.
      if ($(image).is('[src$=".svg"][loading="lazy"]')) continue
      const source = $(image).closest('picture').find('source[type="image/avif"]')
      expect(source.attr('srcset')?.split(',').length).toBeGreaterThan(1)
      if ($(image).attr('loading') === 'lazy') continue
      expect([place, $(image).attr('fetchpriority')]).toEqual([0, 'high'])
    }
  },
)

it('the dashboard and the editor say without script that they need one', () => {
  expect(page(views.admin.path)('.noscript\\:block').text()).toMatch(/JavaScript/)
  expect(page('/edit')('body noscript').text()).toMatch(/JavaScript/)
})
