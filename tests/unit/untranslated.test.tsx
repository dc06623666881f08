import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { LanguageId } from '#contract/languages.ts'
import { ContentContext } from '#web/model/context.ts'
import { loadContent } from '#web/model/load.ts'
import { BatchView } from '#web/pages/batch/BatchView.tsx'
import { batchesOnSale } from '#web/shop/batch.ts'
import { siteLanguages } from '#web/site-build/languages.ts'
import { markEnglish } from '#web/site-build/prerender/mark-english.ts'
import { Ingredients } from '#web/ui/Ingredients.tsx'
import { views } from '#web/views.ts'
import { copyContent } from '../changed-content.ts'
import { foreignWords } from '../foreign-words.ts'

const LANGUAGE = 'mr'
const translated = loadContent(LANGUAGE)

it('a lot whose words are not translated keeps the English ones, marked as English, within the page’s own', () => {
  const folder = copyContent()
  rmSync(join(folder, LANGUAGE, 'batches'), { recursive: true })
  const content = loadContent(LANGUAGE, folder)
  expect(content.batches.length).toBeGreaterThan(1)
  for (const { language, lot, sources, report, recall, notes = [] } of content.batches) {
    const html = renderToStaticMarkup(
      <html lang={`${LANGUAGE}-IN`}>
        <body>
          <ContentContext value={content}>
            <BatchView path={`${views.batch.path}/${lot}`} />
          </ContentContext>
        </body>
      </html>,
    )
    expect(language).toBe('en')
    const words = [sources[0]?.what, report?.microbes, recall?.reason, ...notes].filter(Boolean)
    for (const each of words) expect(html).toContain(`<span lang="en-IN" class="contents">${each}</span>`)
    expect(html).toContain(content.words.batch.measured.heading)
    expect(foreignWords(html, LANGUAGE)).toEqual([])
  }
})

it('says where an ingredient is from only on a page in the lot’s language', () => {
  const [ingredient] = translated.ingredients
  const [newest] = batchesOnSale(translated, new Date())
  if (!ingredient || !newest) throw new Error('There is no ingredient or no lot')
  const { words } = translated
  // The sample says nothing of it there.
  const label = { ...words.label, ingredients: { ...words.label.ingredients, from: '{name} ({place})' } }
  const htmlWith = (language: LanguageId) => {
    const batch = { ...newest, language, sources: [{ what: ingredient.name, from: 'Medha' }] }
    return renderToStaticMarkup(
      <ContentContext value={{ ...translated, batches: [batch], words: { ...words, label } }}>
        <Ingredients />
      </ContentContext>,
    )
  }
  expect(htmlWith('en')).not.toContain('Medha')
  expect(htmlWith(LANGUAGE)).toContain('Medha')
})

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
