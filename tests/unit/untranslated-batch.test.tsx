import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { ContentContext } from '#web/content/context.ts'
import { loadContent } from '#web/content/load.ts'
import { BatchView } from '#web/views/batch/BatchView.tsx'
import { views } from '#web/views.ts'
import { changedContent } from '../changed-content.ts'
import { foreignWords } from '../foreign-words.ts'

vi.mock('#web/layout/PublicPage.tsx', () => ({
  PublicPage: ({ children }: object & { children: unknown }) => children,
}))
vi.mock('#web/ui/ContentPicture.tsx', () => ({ ContentPicture: () => null }))

const LANGUAGE = 'mr'
const translated = loadContent(LANGUAGE)

describe.each(translated.batches.map(({ lot }) => lot))(
  'lot %s, whose words nobody has translated',
  (lot) => {
    const folder = changedContent()
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

    it('keeps the English ones, which are marked as English', () => {
      expect(batch?.language).toBe('en')
      for (const words of [
        batch?.sources.amla,
        batch?.report.microbes,
        batch?.recall?.reason,
        ...(batch?.notes ?? []),
      ])
        expect(html).toContain(words ? `<span lang="en-IN" class="contents">${words}</span>` : '')
      expect(foreignWords(html, LANGUAGE)).toEqual([])
    })

    it('has the page’s own words around them', () => {
      expect(html).toContain(content.batch.measured.heading)
      expect(content.batches.filter(({ language }) => language !== LANGUAGE)).toEqual([batch])
    })
  },
)
