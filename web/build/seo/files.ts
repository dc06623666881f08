import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Article, ArticleDetails } from '#web/content/articles.ts'
import { blog } from '#web/content/blog.ts'
import { brand } from '#web/content/brand.ts'
import { categories } from '#web/content/categories.ts'
import { type View, views } from '#web/views.ts'
import { fillBrand } from '../plugins/brand-tokens.ts'
import { parseDocument } from '../plugins/frontmatter.ts'
import { addresses } from './addresses.ts'
import { feedsOf } from './feeds.ts'
import { iconFiles, manifest } from './icons.ts'
import { llmsOf, markdownOf } from './markdown.ts'
import { robots, sitemapOf } from './sitemap.ts'
import { type CardText, drawCard } from './social-cards.ts'

type Source = {
  articles: readonly Article[]
  detailsOf(article: Article): Promise<ArticleDetails>
}

/**
 * Writes the files for search engines, feed readers, link previews and home screens: feeds, sitemap, robots.txt, llms.txt, the articles as Markdown, icons, the
 * web manifest, and a social card for every page that may be shared.
 *
 * @param folder the build output
 */
export async function writeSeoFiles(folder: string, { articles, detailsOf }: Source): Promise<void> {
  // An article that is not written yet has a page, and nothing for machines to read.
  const written = articles.filter(({ full }) => full)
  const { rss, atom } = feedsOf(written)
  const files: Record<string, string | Buffer> = {
    [addresses.rss]: rss,
    [addresses.atom]: atom,
    [addresses.sitemap]: await sitemapOf(written),
    '/robots.txt': robots,
    '/llms.txt': llmsOf(written),
    [addresses.manifest]: `${JSON.stringify(manifest, null, 2)}\n`,
    ...iconFiles(),
  }
  for (const article of written) {
    files[addresses.markdown(article)] = markdownOf(article, await bodyOf(article), await detailsOf(article))
    files[addresses.card(article.id)] = await drawCard(articleCard(article))
  }
  for (const view of Object.values<View>(views).filter(({ indexed }) => indexed)) {
    files[addresses.card(view.name)] = await drawCard(viewCard(view))
  }
  await Promise.all(
    Object.entries(files).map(async ([address, content]) => {
      await mkdir(dirname(join(folder, address)), { recursive: true })
      await writeFile(join(folder, address), content)
    }),
  )
}

async function bodyOf({ file }: Article): Promise<string> {
  return parseDocument(fillBrand(await readFile(`web/content/articles/${file}.mdx`, 'utf8'))).body
}

function articleCard(article: Article): CardText {
  const category = categories.find(({ id }) => id === article.category)
  return {
    eyebrow: category?.name ?? '',
    title: article.title,
    text: article.subtitle,
    picture: article.featuredImage,
  }
}

function viewCard(view: View): CardText {
  const title = view.title.replace(` | ${brand.name}`, '')
  if (view.name === 'blog')
    return { eyebrow: blog.eyebrow, title, text: view.description, picture: 'herbs-flatlay' }
  if (view.name === 'home') {
    return {
      eyebrow: `Hand-made in ${brand.city}`,
      title: brand.product,
      text: brand.tagline,
      picture: 'hero',
    }
  }
  return {
    eyebrow: `${brand.name} ${brand.product}`,
    title,
    text: view.description,
    picture: view.name === 'batch' ? 'jar-back' : 'season-spices',
  }
}
