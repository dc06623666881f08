import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type LanguageId, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { loadContent } from '#web/model/load.ts'
import { copyContent, publishLanguage } from '../changed-content.ts'
import { foreignWords } from '../foreign-words.ts'
import { attributesOf, file, page, textOf } from './build-output.ts'

const translated = LANGUAGES.filter(({ id }) => id !== SOURCE_LANGUAGE).map(({ id }) => id)

/** One that lacks words, which only a demonstration shows, has English ones. */
const isComplete = (language: LanguageId) => {
  const folder = copyContent()
  publishLanguage(folder, language)
  try {
    return Boolean(loadContent(language, folder))
  } catch {
    return false
  }
}

describe.each(translated)('the pages in %s', (language) => {
  const pages = [
    `/${language}.html`,
    ...readdirSync(`dist/site/${language}`, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.html'))
      .map((name) => `/${language}/${name}`),
  ]

  it('link to pages in it, but for the blog, which they say is in English', () => {
    const $ = page(`/${language}/batch`)
    const paths = attributesOf($, $('#root a[href^="/"]:not([data-language])'), 'href').map(String)
    expect(paths.length).toBeGreaterThan(10)
    expect(paths.filter((path) => !path.startsWith(`/${language}`) && !path.startsWith('/blog'))).toEqual([])
    const blog = $('footer a[href="/blog"]')
    expect(textOf(blog)).toContain(loadContent(language).languages.inEnglish)
    expect(blog.attr('hreflang')).toBe(SOURCE_LANGUAGE)
    const english = page('/blog')
    expect(attributesOf(english, english(`header a[data-language="${language}"]`), 'href')).toEqual([
      `/${language}`,
    ])
  })

  it.skipIf(!isComplete(language)).each(pages)('%s has no Latin word that is not kept or marked', (path) => {
    expect(foreignWords(file(path).toString(), language)).toEqual([])
  })
})
