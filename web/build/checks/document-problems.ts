import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Element, Root } from 'hast'
import { SOURCE } from '#contract/languages.ts'
import type { Problem } from '#web/content/checked.ts'
import type { Content } from '#web/content/content.ts'
import { splitLanguage, views } from '#web/views.ts'
import { addresses } from '../seo/addresses.ts'

/** A full address, one within the page, or a file, which the build looks for. */
const OTHER_LINK = /^[a-z][a-z\d+.-]*:|^#|^\/[^?#]*\.\w+$/i

/**
 * What articles and policies lead to or show, and is not there. The build stops at it too, but not in the owner's words.
 *
 * @param images the folder of the pictures
 */
export function documentProblems(content: Content, images: string): Problem[] {
  const { articles, articleTexts, batches, brand, language, pictures, policies } = content
  const articleTrees = Object.entries(language === SOURCE ? articleTexts : {}).map(
    ([id, { tree }]) => [`${SOURCE}/articles/${id}.md`, tree] as const,
  )
  const policyTrees = Object.entries(policies).map(
    ([name, { tree }]) => [`${language}/policies/${name}.md`, tree] as const,
  )
  const pages = new Set<string>([
    ...Object.values(views).map(({ path }) => path),
    ...articles.map(addresses.article),
    ...batches.flatMap(({ lot }) => [`${views.batch.path}/${lot}`, `${views.batch.path}/${lot}/labels`]),
  ])
  const problemOf = ({ tagName, properties: { href, picture, alt } }: Element): string[] => {
    if (tagName === 'img') return ['has a picture within a line: give it a paragraph of its own']
    if (tagName === 'text-figure') {
      if (!existsSync(join(images, `${picture}.webp`)))
        return [`shows “${picture}”: write the name of one of the pictures, without a folder and an ending`]
      return alt || String(picture) in pictures
        ? []
        : [`does not say what “${picture}” shows: ![So](picture)`]
    }
    const link = String(href ?? '#').replace(brand.siteUrl, '') || '/'
    const isPage = link.startsWith('/') && pages.has(splitLanguage(link.replace(/[?#].*/, '')).path)
    return isPage || OTHER_LINK.test(link)
      ? []
      : [`links to “${link}”, where there is no page: correct it, or begin it with https://`]
  }
  return [...articleTrees, ...policyTrees].flatMap(([file, tree]) =>
    elementsOf(tree)
      .flatMap(problemOf)
      .map((message) => ({ file, path: [], message })),
  )
}

function elementsOf({ children }: Root | Element): Element[] {
  return children.flatMap((node) => (node.type === 'element' ? [node, ...elementsOf(node)] : []))
}
