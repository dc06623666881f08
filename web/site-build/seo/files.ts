import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SOURCE_LANGUAGE } from '#contract/languages.ts'
import type { Article, Content } from '#web/model/types.ts'
import { pageTexts } from '#web/shop/page-texts.ts'
import type { SiteLanguage } from '#web/ui/page.ts'
import { type View, views } from '#web/views.ts'
import { addresses } from './addresses.ts'
import { iconFiles } from './icons.ts'
import { feedOf, robotsOf, sitemapOf } from './sitemap.ts'
import { type CardText, drawCard } from './social-cards.ts'

/**
 * Writes the files for search engines, feed readers, link previews and home screens: sitemap, RSS, robots.txt, icons, and a
 * social card for every page that may be shared. The content is the English one.
 */
export async function writeSeoFiles(
  folder: string,
  content: Content,
  languages: readonly SiteLanguage[],
  siteUrl: string,
): Promise<void> {
  // An article that is still to come has a page, but is in no sitemap and has no social card.
  const written = content.articles.filter(({ full }) => full)
  const files: Record<string, string | Buffer> = {
    ...(written.length > 0 && { [addresses.feed]: feedOf(written, content, siteUrl) }),
    [addresses.sitemap]: sitemapOf(written, languages, siteUrl),
    '/robots.txt': robotsOf(siteUrl),
    ...(await iconFiles(content.facts.brand.name)),
  }
  const cards = [
    ...written.map((article) => ({ page: article.id, card: articleCard(article, content), content })),
    ...languages.flatMap(({ content }) =>
      Object.values<View>(views)
        .filter(({ indexed, translated }) => indexed && (translated || content.language === SOURCE_LANGUAGE))
        .filter(({ name }) => name !== 'blog' || content.articles.length > 0)
        .map((view) => ({ page: view.name, card: viewCard(view, content), content })),
    ),
  ]
  // Concurrently: sharp renders in its thread pool while the text of the next card is laid out.
  await Promise.all(
    cards.map(async ({ page, card, content }) => {
      files[addresses.card(page, content.language)] = await drawCard(card, content)
    }),
  )
  await Promise.all(
    Object.entries(files).map(async ([address, text]) => {
      await mkdir(dirname(join(folder, address)), { recursive: true })
      await writeFile(join(folder, address), text)
    }),
  )
}

function articleCard(article: Article, { categories, language }: Content): CardText {
  return {
    language,
    eyebrow: categories[article.category]?.name ?? '',
    title: article.title,
    text: article.subtitle,
    picture: article.featuredImage,
  }
}

function viewCard({ name }: View, content: Content): CardText {
  const { copy, language, pictures, words } = content
  const { title, description: text } = pageTexts(content)[name]
  const pictureOr = (id: string | null | undefined) => (id && id in pictures ? id : (copy.hero.picture ?? ''))
  if (name === 'blog')
    return { language, eyebrow: words.blog.eyebrow, title, text, picture: pictureOr(copy.blog.picture) }
  if (name === 'home')
    return {
      language,
      eyebrow: words.hero.eyebrow,
      title: copy.brand.product,
      text: copy.brand.tagline ?? '',
      picture: pictureOr(copy.hero.picture),
    }
  return {
    language,
    eyebrow: `${copy.brand.name} ${copy.brand.product}`,
    title,
    text,
    picture: pictureOr(name === 'batch' ? copy.label.picture : copy.brand.picture),
  }
}
