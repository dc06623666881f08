import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LANGUAGES, localeOf, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { Head } from '#web/build/prerender/Head.tsx'
import { SITE_URL } from '#web/build/site-url.ts'
import { ContentContext } from '#web/model/context.ts'
import { loadContent } from '#web/model/load.ts'
import { PageProvider, type SiteLanguage } from '#web/ui/page.ts'
import { inLanguage, type View, views } from '#web/views.ts'

const contents = LANGUAGES.map(({ id }) => loadContent(id))
const REVIEWED_SITE = contents.map(
  (content): SiteLanguage => ({ content, isPublished: true, noticeVersion: '' }),
)
const UNREAD_SITE = contents.map((content): SiteLanguage => {
  return { content, isPublished: content.language === SOURCE_LANGUAGE, noticeVersion: '' }
})

/** The alternates that a page names: by language, its address. */
function alternatesOf(path: string, language: SiteLanguage, languages: readonly SiteLanguage[]) {
  const $ = headOf(path, language, languages)
  const links = $('link[hreflang]').toArray()
  return Object.fromEntries(links.map((link) => [$(link).attr('hreflang'), $(link).attr('href')]))
}

function headOf(
  path: string,
  { content }: SiteLanguage,
  languages: readonly SiteLanguage[],
  siteUrl = SITE_URL,
) {
  return load(
    renderToStaticMarkup(
      <ContentContext value={content}>
        <PageProvider value={{ path, title: '', languages, siteUrl }}>
          <Head path={path} />
        </PageProvider>
      </ContentContext>,
    ),
  )
}

const listed = Object.values<View>(views).filter(({ indexed }) => indexed)
const translated = listed.filter((view) => view.translated).map(({ path }) => path)

it.each(translated)(
  '%s has an alternate link for every language that was read, the same on each of its pages',
  (path) => {
    const expected = {
      ...Object.fromEntries(LANGUAGES.map(({ id }) => [localeOf(id), SITE_URL + inLanguage(path, id)])),
      'x-default': SITE_URL + path,
    }
    for (const language of REVIEWED_SITE)
      expect(alternatesOf(path, language, REVIEWED_SITE)).toEqual(expected)
  },
)

it('has no alternate link to a language that nobody has read, and none on a page that is in English only', () => {
  for (const language of UNREAD_SITE) expect(alternatesOf('/', language, UNREAD_SITE)).toEqual({})
  for (const { path } of listed.filter((view) => !view.translated))
    for (const language of REVIEWED_SITE) expect(alternatesOf(path, language, REVIEWED_SITE)).toEqual({})
})
