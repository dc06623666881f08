import { SOURCE_LANGUAGE } from '#contract/languages.ts'
import type { Content } from '#web/model/types.ts'

/** The pictures in articles and policies, each with the file that shows it, from the folder of the content. */
export function figuresOf({ articleTexts, language, policies }: Content) {
  const articles = language === SOURCE_LANGUAGE ? Object.entries(articleTexts) : []
  const documents = [
    ...articles.map(([id, { tree }]) => ({ file: `${SOURCE_LANGUAGE}/articles/${id}.md`, tree })),
    ...Object.entries(policies).map(([name, { tree }]) => ({
      file: `${language}/policies/${name}.md`,
      tree,
    })),
  ]
  return documents.flatMap(({ file, tree }) =>
    tree.children.flatMap((node) =>
      node.type === 'element' && node.tagName === 'text-figure'
        ? [{ file, picture: String(node.properties.picture), alt: node.properties.alt }]
        : [],
    ),
  )
}
