import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { loadContent } from '#web/model/load.ts'
import { unpublishedLanguages } from '#web/site-build/languages.ts'
import { inLanguage, views } from '#web/views.ts'
import { foreignWords } from '../foreign-words.ts'
import { attributesOf, file, page, textOf } from './build-output.ts'

const unpublished = unpublishedLanguages().map(({ id }) => id)
const translated = LANGUAGES.map(({ id }) => id).filter((id) => id !== SOURCE_LANGUAGE)

describe.each(unpublished)('%s, which is not published, and which this build shows', (language) => {
  const home = page(inLanguage(views.home.path, language))

  it('states on every page that nobody has checked it yet, is offered to nobody, and named to no search engine', () => {
    const { draft } = loadContent(language).words.languages
    for (const { path } of Object.values(views).filter((view) => view.translated)) {
      expect(textOf(page(inLanguage(path, language))('body')), path).toContain(draft)
    }
    const english = page(views.home.path)
    expect(english(`[data-language-offer="${language}"]`)).toHaveLength(0)
    for (const $ of [english, home])
      expect($(`link[rel="alternate"][hreflang^="${language}"]`)).toHaveLength(0)
    expect(file('/sitemap.xml').toString()).not.toContain(`${inLanguage(views.home.path, language)}<`)
  })
})

it('pages in a published language have no such mark', () => {
  for (const { id } of LANGUAGES.filter(({ id }) => !unpublished.includes(id)))
    expect(textOf(page(inLanguage(views.home.path, id))('body'))).not.toContain(
      loadContent(id).words.languages.draft,
    )
})

describe.each(translated)('the pages in %s', (language) => {
  const names = readdirSync(`dist/site/${language}`, { recursive: true, encoding: 'utf8' })
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => `/${language}/${name}`)

  it.each([`/${language}.html`, ...pages])('%s has no Latin word that is not kept or marked', (path) => {
    expect(foreignWords(file(path).toString(), language)).toEqual([])
  })

  it('link to pages in it, but for the blog, which they say is in English', () => {
    const $ = page(`/${language}/batch`)
    const paths = attributesOf($, $('#root a[href^="/"]:not([data-language])'), 'href').map(String)
    expect(paths.length).toBeGreaterThan(10)
    expect(paths.filter((path) => !path.startsWith(`/${language}`) && !path.startsWith('/blog'))).toEqual([])
    const blog = $('footer a[href="/blog"]')
    expect(textOf(blog)).toContain(loadContent(language).words.languages.inEnglish)
    expect(blog.attr('hreflang')).toBe(SOURCE_LANGUAGE)
    const english = page('/blog')
    expect(attributesOf(english, english(`header a[data-language="${language}"]`), 'href')).toEqual([
      `/${language}`,
    ])
  })
})
