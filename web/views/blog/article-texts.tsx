import type { ComponentType } from 'react'
import { type Article, type ArticleDetails, articles } from '../../content/articles.ts'
import type { MdxFile } from '../../content/mdx-file.ts'
import { type StillComponent, still } from '../../ui/Still.tsx'

const files = import.meta.glob<MdxFile>('../../content/articles/*.mdx')

/** The texts of the full articles by id; each is a file of its own, fetched when it is opened without a page load. */
export const articleTexts: ReadonlyMap<string, StillComponent> = new Map(
  articles
    .filter(({ full }) => full)
    .map((article) => [article.id, still(async () => ({ default: await textOf(article) }))]),
)

async function textOf(article: Article): Promise<ComponentType> {
  const [{ default: Body, frontmatter }, { ArticleText }] = await Promise.all([
    fileOf(article),
    import('./ArticleText.tsx'),
  ])
  return () => <ArticleText Body={Body} {...(frontmatter as ArticleDetails)} />
}

/**
 * @returns the questions and sources of a full article
 */
export async function detailsOf(article: Article): Promise<ArticleDetails> {
  const { frontmatter } = await fileOf(article)
  return frontmatter as ArticleDetails
}

function fileOf({ file }: Article): Promise<MdxFile> {
  const load = files[`../../content/articles/${file}.mdx`]
  if (!load) throw new Error(`There is no web/content/articles/${file}.mdx`)
  return load()
}
