import { localeOf, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { useContent } from '#web/model/context.ts'
import { usePage } from '#web/ui/page.ts'
import { rawHtml } from '#web/ui/raw-html.ts'
import { inLanguage, viewAt, views } from '#web/views.ts'
import { addresses, articleAt, CARD, cardOf, publicationTime } from '../seo/addresses.ts'
import { type SiteContent, structuredData } from '../seo/structured-data.ts'
import { metaOf } from './page-meta.ts'

/** What search engines, feed readers, link previews and home screens read of a page at a path as in English. */
export function Head({ path }: { path: string }) {
  const content = useContent()
  const { articles, shopState, facts } = content
  const { siteUrl } = usePage()
  const { title, description, canonical } = metaOf(path, content)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical ? (
        <link rel="canonical" href={siteUrl + canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {canonical && <Alternates path={path} />}
      {canonical && <Preview path={path} title={title} description={description} url={siteUrl + canonical} />}
      {viewAt(path) === views.blog && articles.some(({ full }) => full) && (
        <link rel="alternate" type="application/rss+xml" href={addresses.feed} title={facts.brand.name} />
      )}
      <ArticleTags path={path} />
      <link rel="icon" href={addresses.iconIco} sizes="32x32" />
      <link rel="icon" href={addresses.icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={addresses.touchIcon} />
      <meta name="apple-mobile-web-app-title" content={facts.brand.name} />
      {/* A shop that is not open may lack some of these facts, and no search engine lists it. */}
      {canonical && shopState !== 'unopened' && (
        <script type="application/ld+json" {...rawHtml(jsonFor(path, { ...content, siteUrl }))} />
      )}
    </>
  )
}

/** Links the page to its published translations. A draft can be opened, but is kept out of search engines. */
function Alternates({ path }: { path: string }) {
  const { siteUrl, languages: shown } = usePage()
  const languages = shown.filter(({ isPublished }) => isPublished)
  if (languages.length < 2 || !viewAt(path).translated) return null
  const tag = (hrefLang: string, href: string) => (
    <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={siteUrl + href} />
  )
  return (
    <>
      {languages.map(({ content: { language } }) => tag(localeOf(language), inLanguage(path, language)))}
      {tag('x-default', inLanguage(path, SOURCE_LANGUAGE))}
    </>
  )
}

function Preview({
  path,
  title,
  description,
  url,
}: Record<'path' | 'title' | 'description' | 'url', string>) {
  const { articles, language, facts } = useContent()
  const { siteUrl } = usePage()
  const properties = {
    'og:type': path.startsWith(`${views.blog.path}/`) ? 'article' : 'website',
    'og:site_name': facts.brand.name,
    'og:locale': localeOf(language).replace('-', '_'),
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': siteUrl + cardOf(path, articles, language),
    'og:image:type': 'image/jpeg',
    'og:image:width': String(CARD.width),
    'og:image:height': String(CARD.height),
    'og:image:alt': title,
  }
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {/* Twitter reads the rest from Open Graph. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

function ArticleTags({ path }: { path: string }) {
  const { articles, categories } = useContent()
  const article = articleAt(path, articles)
  if (!article) return null
  return (
    <>
      <meta property="article:published_time" content={publicationTime(article)} />
      <meta property="article:author" content={article.author} />
      <meta property="article:section" content={categories[article.category]?.name ?? ''} />
      {article.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  )
}

/** JSON in a script element ends at `</`, so no `<` may be in it. */
function jsonFor(path: string, content: SiteContent): string {
  return JSON.stringify(structuredData(path, content)).replaceAll('<', '\\u003c')
}
