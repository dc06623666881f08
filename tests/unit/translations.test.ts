import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { LANGUAGE_IDS, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { hiddenLanguages, siteLanguages } from '#web/site-build/languages.ts'
import { findOutdatedFiles, incompleteLanguages, missingTexts } from '#web/site-build/translations.ts'
import { changeContent, completeWords, copyContent, publishLanguage } from '../changed-content.ts'
import { makeTemporary } from '../temporary.ts'

describe('the languages of a build', () => {
  const folder = copyContent()
  completeWords(folder, 'mr')
  publishLanguage(folder, 'mr')
  const unread = LANGUAGE_IDS.filter((id) => id !== SOURCE_LANGUAGE)

  it('are all of them, unpublished ones with a mark; a deploy leaves those out', () => {
    const published = siteLanguages(folder, 'demonstration').filter(({ isPublished }) => isPublished)
    expect(published.map(({ content }) => content.language)).toEqual([SOURCE_LANGUAGE, 'mr'])
    expect(hiddenLanguages(folder, 'demonstration')).toEqual([])
    expect(hiddenLanguages(folder, 'open')).toEqual(unread.filter((id) => id !== 'mr'))
  })

  it('are without one that nobody has read, and without one whose first publishing waits', () => {
    changeContent(folder, [['mr/language.json', ['readBy'], undefined]])
    expect(hiddenLanguages(folder, 'open')).toEqual(unread)
    publishLanguage(folder, 'mr')
    vi.stubEnv('SITE_HELD_BACK', 'mr')
    expect(hiddenLanguages(folder, 'open')).toEqual(unread)
  })
})

it('a language to be published lacks the shop’s texts and policies that its English has, but no label', () => {
  const folder = copyContent()
  completeWords(folder, 'mr')
  publishLanguage(folder, 'mr')
  changeContent(folder, [['mr/words.json', [], { 'shop.heading': 'खरेदी', 'shop.none': 'काही नाही' }]])
  rmSync(join(folder, 'mr/batches'), { recursive: true })
  expect(incompleteLanguages(folder)).toEqual([])
  changeContent(folder, [
    ['mr/hero.json', ['lede'], undefined],
    ['mr/about.json', ['heading'], undefined],
  ])
  rmSync(join(folder, 'mr/policies/disclaimer.md'))
  expect(incompleteLanguages(folder)).toEqual(['mr'])
  const missing = missingTexts('mr', folder).map(({ file, path }) => [file, ...path].join(' '))
  expect(missing).toEqual(['mr/hero.json lede', 'mr/about.json heading', 'mr/policies/disclaimer.md'])
})

it('what is newer in English than in a translation is what was committed later, each file by itself', () => {
  const folder = makeTemporary('translations')
  const git = (at: string, ...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args], {
      env: { ...process.env, GIT_COMMITTER_DATE: `2026-11-${at}T12:00:00Z` },
      stdio: 'ignore',
    })
  const commit = (at: string, ...files: string[]) => {
    for (const file of files) writeFileSync(join(folder, file), at)
    git(at, 'add', '--all')
    git(at, 'commit', '--message', at)
  }
  for (const part of ['en/policies', 'mr/policies', 'mr/batches', 'batches'])
    mkdirSync(join(folder, part), { recursive: true })
  expect(findOutdatedFiles('mr', folder)).toBeUndefined()
  git('01', 'init')
  commit('01', 'mr/faq.json', 'mr/policies/law.md', 'mr/batches/SY.json', 'mr/banned.json')
  commit('02', 'en/faq.json', 'en/hero.json', 'en/policies/law.md', 'batches/SY.json', 'en/banned.json')
  commit('03', 'mr/hero.json', 'mr/policies/law.md')
  expect(findOutdatedFiles('mr', folder)).toEqual(['batches/SY.json', 'en/faq.json'])

  // It is not known in a clone without the earlier commits.
  const clone = makeTemporary('translations')
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${folder}`, clone])
  expect(findOutdatedFiles('mr', clone)).toBeUndefined()
})

/** Words that a copy editor of each language has replaced: each thing has one name, and none that misleads. */
const REPLACED = {
  // In order: an ending after a space, to confirm an order, herb, herbal food, studies, a teaspoon (not of tea), a copied ellipsis, a page, tracking.
  mr: /\{brand\.name\} (च[ािीें]|च्या|ला |ने |मध्|वर )|पुष्टी|जडीबुट|पारंपरिक अन्न|अभ्यासां|चहा(चा|चे|च्या) ([\d{]|एक|अर्धा|सपाट)|\.\.\.|परतावा धोरण|वस्तू परती|माग ठेव|सरसकट परत|पाने |फळे |संपर्क करा/,
  // In order: best before, sum, doctor, newsletter, page, order confirmed, returns, box, delivery charge, spelling, ellipsis.
  hi: /सबसे अच्छा \{|तक सबसे अच्छा[",]|राशि|चिकित्सक|न्यूज़लेटर(?!\))|पेज (खुला|पर होती)|पुष्टि के बाद|सामान्य वापसी|खाने में 0|डिलीवरी (का ख़र्च|के पैसे)|बाक़ी|फ़र्क़|ऑर्गैनिक|\.\.\./,
} as const

it.each(Object.entries(REPLACED))('%s has none of the words that were replaced', (language, replaced) => {
  const files = globSync(`web/{words,demonstration,starter,starter-ayurvedic}/${language}/**/*.{json,md}`)
  const lines = files
    .filter((file) => !file.endsWith('/banned.json'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(lines.length).toBeGreaterThan(1_000)
  expect(lines.filter((line) => replaced.test(line))).toEqual([])
})
