import { describe, expect, it } from 'vitest'
import { LANGUAGES, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { unpublishedLanguages } from '#web/build/languages.ts'
import { loadContent } from '#web/model/load.ts'
import { inLanguage, views } from '#web/views.ts'
import { exists, file, page, textOf } from './build-output.ts'

const unpublished = unpublishedLanguages().map(({ id }) => id)
const published = LANGUAGES.map(({ id }) => id).filter((id) => !unpublished.includes(id))

describe.each(unpublished)('%s, which is not published, and which this build shows', (language) => {
  const home = page(inLanguage(views.home.path, language))

  it('states on every page that nobody has checked it yet', () => {
    const { draft } = loadContent(language).languages
    for (const { path } of Object.values(views).filter(({ translated }) => translated)) {
      expect(textOf(page(inLanguage(path, language))('body')), path).toContain(draft)
    }
  })

  it('is offered to nobody and named to no search engine', () => {
    const english = page(views.home.path)
    expect(english(`[data-language-offer="${language}"]`)).toHaveLength(0)
    for (const $ of [english, home])
      expect($(`link[rel="alternate"][hreflang^="${language}"]`)).toHaveLength(0)
    expect(file('/sitemap.xml').toString()).not.toContain(`${inLanguage(views.home.path, language)}<`)
  })
})

it('pages in a published language have no such mark', () => {
  for (const language of published) {
    const { draft } = loadContent(language).languages
    expect(textOf(page(inLanguage(views.home.path, language))('body'))).not.toContain(draft)
  }
})

it('every language of the list is in this build, and none leads to the English', () => {
  for (const { id } of LANGUAGES.filter(({ id }) => id !== SOURCE_LANGUAGE))
    expect(exists(`/${id}.html`)).toBe(true)
  expect(file('/_redirects').toString()).not.toContain('302')
})
