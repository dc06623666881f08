import { describe, expect, it } from 'vitest'
import { views } from '#web/views.ts'
import { PUBLIC, page } from './build-output.ts'

/** Controls that take no `autocomplete` (HTML, "the input element"); a form has it for all of them. */
const WITHOUT_AUTOCOMPLETE =
  'button, input[type="checkbox"], input[type="radio"], input[type="submit"], input[type="reset"], input[type="button"]'

describe.each([...PUBLIC, views.batch.path, views.admin.path])('the HTML of %s', (path) => {
  const $ = page(path)

  it('has autocomplete only where it is allowed', () => {
    const misused = $(WITHOUT_AUTOCOMPLETE).filter('[autocomplete]')
    expect(misused.toArray().map((element) => $.html(element))).toEqual([])
  })

  it('has a figure’s caption as its first or last child', () => {
    const misplaced = $('figcaption').filter(
      (_, caption) => $(caption).prev().length > 0 && $(caption).next().length > 0,
    )
    expect(misplaced.toArray().map((element) => $.html(element))).toEqual([])
    expect($('figcaption').filter((_, caption) => !$(caption).parent().is('figure'))).toHaveLength(0)
  })
})

it('has what /edit says without JavaScript in its body, since a head takes no text', () => {
  expect(page('/edit')('body > noscript').text()).toMatch(/JavaScript/)
})
