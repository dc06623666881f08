import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LANGUAGES, localeOf } from '#contract/languages.ts'
import { ContentContext } from '#web/model/context.ts'
import { loadContent } from '#web/model/load.ts'
import { Head } from '#web/site-build/prerender/Head.tsx'
import { sitemapOf } from '#web/site-build/seo/sitemap.ts'
import { PageProvider, type SiteLanguage } from '#web/ui/page.ts'
import { inLanguage, type View, views } from '#web/views.ts'

const SITE = 'https://shop.example'
const [UNREAD, ...READ] = LANGUAGES.map(({ id }) => id).toReversed()
const LANGUAGES_OF_SITE = LANGUAGES.map(
  ({ id }): SiteLanguage => ({ content: loadContent(id), isPublished: id !== UNREAD, noticeVersion: '' }),
)
const listed = Object.values<View>(views).filter(({ indexed }) => indexed)

/** The alternates that a page names: by language, its address. */
function alternatesOf(path: string, { content }: SiteLanguage, languages = LANGUAGES_OF_SITE) {
  const $ = load(
    renderToStaticMarkup(
      <ContentContext value={content}>
        <PageProvider value={{ path, title: '', languages, siteUrl: SITE }}>
          <Head path={path} />
        </PageProvider>
      </ContentContext>,
    ),
  )
  const links = $('link[hreflang]').toArray()
  return Object.fromEntries(links.map((link) => [$(link).attr('hreflang'), $(link).attr('href')]))
}

/** The addresses of a page in each language in which it was read. */
const expectedFor = (path: string): Record<string, string> => ({
  ...Object.fromEntries(READ.map((id) => [localeOf(id), SITE + inLanguage(path, id)])),
  'x-default': SITE + path,
})

it('a page has an alternate link for every language in which somebody has read it, and for no other', () => {
  for (const { path } of listed.filter((view) => view.translated))
    for (const language of LANGUAGES_OF_SITE) expect(alternatesOf(path, language)).toEqual(expectedFor(path))
  for (const language of LANGUAGES_OF_SITE) {
    for (const { path } of listed.filter((view) => !view.translated))
      expect(alternatesOf(path, language)).toEqual({})
    const unread = LANGUAGES_OF_SITE.map((each) => ({ ...each, isPublished: each.content.language === 'en' }))
    expect(alternatesOf('/', language, unread)).toEqual({})
  }
})

it('the sitemap has each page in the languages in which somebody has read it, and each names the others', () => {
  const sitemap = sitemapOf([], LANGUAGES_OF_SITE, SITE)
  const addresses = expectedFor('/disclaimer')
  const links = Object.entries(addresses).map(
    ([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
  )
  const entries = READ.map((id) => `<url><loc>${addresses[localeOf(id)]}</loc>`)
  for (const text of [...entries, ...links]) expect(sitemap).toContain(text)
  for (const path of [`/${UNREAD}`, '/mr/blog']) expect(sitemap).not.toContain(path)
})
