import { expect, it } from 'vitest'
import { siteLanguages } from '#web/build/languages.ts'
import { markEnglish } from '#web/build/prerender/mark-english.ts'
import { copyContent } from '../changed-content.ts'

it('marks an English text on a page of another language, where nothing else is in its element', () => {
  const folder = copyContent(
    ['mr/shop.json', ['whyMore'], undefined],
    ['en/shop.json', ['whyMore'], 'Salt & “spice”'],
  )
  const marathi = siteLanguages(folder, 'demonstration').find(({ content }) => content.language === 'mr')
  expect(marathi?.untranslated).toEqual(['Marathi: Shop'])
  const texts = marathi?.englishTexts ?? new Set()
  expect([...texts]).toContain('Salt & “spice”')
  const mark = (html: string) => markEnglish(html, texts)
  expect(mark('<h2 id="a">Salt &amp; “spice”</h2>')).toBe('<h2 id="a" lang="en">Salt &amp; “spice”</h2>')
  expect(mark('<p>Salt &amp; “spice” मीठ</p>')).toBe('<p>Salt &amp; “spice” मीठ</p>')
  expect(mark('<p lang="en">Salt &amp; “spice”</p>')).toBe('<p lang="en">Salt &amp; “spice”</p>')
})
