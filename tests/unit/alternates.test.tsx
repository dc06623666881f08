import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LANGUAGES, localeOf, SOURCE } from '#contract/languages.ts'
import { Head } from '#web/build/prerender/Head.tsx'
import { ContentContext } from '#web/content/context.ts'
import { loadContent } from '#web/content/load.ts'
import { PageProvider, type SiteLanguage } from '#web/ui/page.ts'
import { inLanguage, type View, views } from '#web/views.ts'
import { content } from '../content.ts'

const contents = LANGUAGES.map(({ id }) => loadContent(id))
const REVIEWED = contents.map((content): SiteLanguage => ({ content, isPublished: true }))
const UNREAD = contents.map((content): SiteLanguage => {
  return { content, isPublished: content.language === SOURCE }
})

/** The alternates that a page names: by language, its address. */
function alternatesOf(path: string, { content }: SiteLanguage, languages: readonly SiteLanguage[]) {
  const $ = load(
    renderToStaticMarkup(
      <ContentContext value={content}>
        <PageProvider value={{ path, title: '', languages }}>
          <Head path={path} />
        </PageProvider>
      </ContentContext>,
    ),
  )
  const links = $('link[hreflang]').toArray()
  return Object.fromEntries(links.map((link) => [$(link).attr('hreflang'), $(link).attr('href')]))
}

const listed = Object.values<View>(views).filter(({ indexed }) => indexed)
const translated = listed.filter((view) => view.translated).map(({ path }) => path)

it.each(translated)('%s names itself in every language that was read, and so does each of them', (path) => {
  const expected = {
    ...Object.fromEntries(
      LANGUAGES.map(({ id }) => [localeOf(id), content.brand.siteUrl + inLanguage(path, id)]),
    ),
    'x-default': content.brand.siteUrl + path,
  }
  for (const language of REVIEWED) expect(alternatesOf(path, language, REVIEWED)).toEqual(expected)
})

it('names no language that nobody has read, and none for what is in English only', () => {
  for (const language of UNREAD) expect(alternatesOf('/', language, UNREAD)).toEqual({})
  for (const { path } of listed.filter((view) => !view.translated))
    for (const language of REVIEWED) expect(alternatesOf(path, language, REVIEWED)).toEqual({})
})
