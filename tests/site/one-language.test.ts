import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type LanguageId, SOURCE } from '#contract/languages.ts'
import { loadContent } from '#web/content/load.ts'
import { foreignWords } from '../foreign-words.ts'
import { file, page } from './build-output.ts'

const translated = LANGUAGES.filter(({ id }) => id !== SOURCE).map(({ id }) => id)

/** A draft that lacks words shows the English ones. */
const isComplete = (language: LanguageId) => {
  try {
    return Boolean(loadContent(language, undefined, true))
  } catch {
    return false
  }
}

describe.each(translated)('the pages in %s', (language) => {
  const $ = page(`/${language}`)
  const pages = [
    `/${language}.html`,
    ...readdirSync(`dist/site/${language}`, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.html'))
      .map((name) => `/${language}/${name}`),
  ]

  it.skipIf(!isComplete(language)).each(pages)('%s has no Latin word that is not kept or marked', (path) => {
    expect(foreignWords(file(path).toString(), language)).toEqual([])
  })

  it('name each ingredient once', () => {
    expect($('#ingredients th [lang]')).toHaveLength(0)
  })
})
