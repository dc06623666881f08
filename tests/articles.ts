import { readFileSync } from 'node:fs'
import matter from 'gray-matter'
import { brand } from '../web/content/brand.ts'

/** The ids of the specification, in its order. */
export const ARTICLE_IDS = [
  'best-chyawanprash-guide',
  `${brand.slug}-immunity-booster`,
  'ayurveda-modern-life',
  'chyawanprash-vs-supplements',
  'boost-immunity-naturally',
  'seasonal-ayurveda-guide',
]

export const ARTICLES = ARTICLE_IDS.map((id) => `/blog/${id}`)

/** The first two have their full text. */
export const FULL_ARTICLES = ARTICLES.slice(0, 2)
export const [GUIDE = ''] = ARTICLES

/** What an article's file says of it, the brand's name filled in. */
type Frontmatter = {
  title: string
  subtitle: string
  publishDate: Date
  author: string
  category: string
  tags: string[]
  excerpt: string
}

/** @param id the file has the same name without the brand */
export function frontmatterOf(id: string): Frontmatter {
  const source = readFileSync(`web/content/articles/${id.replace(`${brand.slug}-`, '')}.mdx`, 'utf8')
  return matter(source.replaceAll('{brand.slug}', brand.slug).replaceAll('{brand.name}', brand.name))
    .data as Frontmatter
}
