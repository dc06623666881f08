import { Feed } from 'feed'
import { localeOf } from '#contract/languages.ts'
import type { Content } from '#web/content/content.ts'
import type { Article } from '#web/content/schema/documents.ts'
import { views } from '#web/views.ts'
import { absolute, addresses, cardOf, publishedAt } from './addresses.ts'

/**
 * The articles for feed readers, newest first.
 *
 * @param articles those that can be read in full
 * @returns the two files' text
 */
export function feedsOf(
  articles: readonly Article[],
  {
    blog,
    brand,
    categories,
    language,
    pages,
  }: Pick<Content, 'blog' | 'brand' | 'categories' | 'language' | 'pages'>,
): { rss: string; atom: string } {
  const newestFirst = articles.toSorted((a, b) => b.publishDate.localeCompare(a.publishDate))
  const feed = new Feed({
    id: absolute(views.blog.path),
    link: absolute(views.blog.path),
    title: `${blog.title} | ${brand.name}`,
    description: pages.blog.description,
    language: localeOf(language),
    image: absolute('/icon-512.png'),
    favicon: absolute(addresses.iconIco),
    copyright: `© ${brand.copyrightYear} ${brand.name}`,
    author: { name: brand.name, email: brand.email, link: absolute('/') },
    feedLinks: { rss: absolute(addresses.rss), atom: absolute(addresses.atom) },
    // Of the newest article, not of the build: the same content makes the same file.
    ...(newestFirst[0] && { updated: dateOf(newestFirst[0]) }),
  })
  for (const article of newestFirst) {
    const address = absolute(addresses.article(article))
    feed.addItem({
      id: address,
      link: address,
      title: article.title,
      description: article.excerpt,
      date: dateOf(article),
      published: dateOf(article),
      author: [{ name: article.author }],
      category: [categories[article.category].name, ...article.tags].map((name) => ({ name, term: name })),
      image: absolute(cardOf(addresses.article(article), articles, language)),
    })
  }
  return { rss: feed.rss2(), atom: feed.atom1() }
}

function dateOf(article: Article): Date {
  return new Date(publishedAt(article))
}
