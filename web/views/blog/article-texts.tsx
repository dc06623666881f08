import type { Article, ArticleDetails } from '#web/content/articles.ts'
import type { MdxFile } from '#web/content/mdx-file.ts'
import { ArticleText } from './ArticleText.tsx'

const files = import.meta.glob<MdxFile>('../../content/articles/*.mdx', { eager: true })

/** The text of a full article; it exists at build only, and the browser has its HTML. */
export function ArticleBody({ article }: { article: Article }) {
  const { default: Body } = fileOf(article)
  return <ArticleText Body={Body} {...detailsOf(article)} />
}

/**
 * @returns the questions and sources of a full article
 */
export function detailsOf(article: Article): ArticleDetails {
  return fileOf(article).frontmatter as ArticleDetails
}

function fileOf({ file }: Article): MdxFile {
  const found = files[`../../content/articles/${file}.mdx`]
  if (!found) throw new Error(`There is no web/content/articles/${file}.mdx`)
  return found
}
