import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ContentContext } from '#web/model/context.ts'
import { loadContent } from '#web/model/load.ts'
import { BatchView } from '#web/pages/batch/BatchView.tsx'
import { views } from '#web/views.ts'
import { copyContent } from '../changed-content.ts'
import { foreignWords } from '../foreign-words.ts'

vi.mock('#web/frame/PublicPage.tsx', () => ({
  PublicPage: ({ children }: object & { children: unknown }) => children,
}))
vi.mock('#web/ui/ContentPicture.tsx', () => ({
  ContentPicture: () => null,
  pictureFile: () => ({ sources: {}, img: { src: '' } }),
}))

const LANGUAGE = 'mr'
const translated = loadContent(LANGUAGE)

it.each(translated.batches.map(({ lot }) => lot))(
  'lot %s, whose words are not translated, keeps the English ones, marked as English, within the page’s own',
  (lot) => {
    const folder = copyContent()
    rmSync(join(folder, LANGUAGE, 'batches', `${lot}.json`))
    const content = loadContent(LANGUAGE, folder)
    const batch = content.batches.find((each) => each.lot === lot)
    const html = renderToStaticMarkup(
      <html lang={`${LANGUAGE}-IN`}>
        <body>
          <ContentContext value={content}>
            <BatchView path={`${views.batch.path}/${lot}`} />
          </ContentContext>
        </body>
      </html>,
    )
    expect(content.batches.filter(({ language }) => language === 'en')).toEqual([batch])
    const { sources, report, recall, notes = [] } = batch ?? {}
    for (const words of [sources?.amla, report?.microbes, recall?.reason, ...notes])
      expect(html).toContain(words ? `<span lang="en-IN" class="contents">${words}</span>` : '')
    expect(html).toContain(content.batch.measured.heading)
    expect(foreignWords(html, LANGUAGE)).toEqual([])
  },
)
