import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Element, Root } from 'hast'
import { SOURCE } from '#contract/languages.ts'
import type { Problem } from '#web/content/check.ts'
import type { Content } from '#web/content/content.ts'
import { splitLanguage, views } from '#web/views.ts'
import { addresses } from '../seo/addresses.ts'

/** A full address, or a file, which the build looks for. */
const OTHER_LINK = /^[a-z][a-z\d+.-]*:|^\/[^?#]*\.\w+$/i
const NOTHING: Root = { type: 'root', children: [] }

/**
 * What articles, policies and home's links to articles lead to or show, and is not there. The build stops at it too, but
 * not in the owner's words.
 *
 * @param images the folder of the pictures
 */
export function documentProblems(content: Content, images: string): Problem[] {
  const { articles, articleTexts, batches, brand, heritage, label, language, pictures, policies } = content
  const articleFiles = articles.map((article) => {
    const elements = elementsOf(articleTexts[article.id]?.tree ?? NOTHING)
    const ids = [...idsOf(elements), ...article.headings.map(({ id }) => id)]
    return { file: `${SOURCE}/articles/${article.id}.md`, path: addresses.article(article), elements, ids }
  })
  const policyFiles = Object.entries(policies).map(([name, { tree }]) => {
    const elements = elementsOf(tree)
    return { file: `${language}/policies/${name}.md`, path: `/${name}`, elements, ids: idsOf(elements) }
  })
  const anchors = new Map([...articleFiles, ...policyFiles].map(({ path, ids }) => [path, ids]))
  const pages = new Set<string>([
    ...Object.values(views).map(({ path }) => path),
    ...anchors.keys(),
    ...batches.flatMap(({ lot }) => [`${views.batch.path}/${lot}`, `${views.batch.path}/${lot}/labels`]),
  ])
  const linkProblems = (link: string, from: string): string[] => {
    const [, path = '', id] = /^([^?#]*)[^#]*#?(.*)$/.exec(link) ?? []
    const page = path === '' ? from : splitLanguage(path).path
    if (!pages.has(page) && !OTHER_LINK.test(link))
      return [`links to “${link}”, where there is no page: correct it, or begin it with https://`]
    return id === '' || (anchors.get(page)?.includes(id ?? '') ?? true)
      ? []
      : [`links to “${link}”, where there is no such heading: correct the link, or the heading there`]
  }
  const elementProblems = (
    { tagName, properties: { href, picture, alt } }: Element,
    from: string,
  ): string[] => {
    if (tagName === 'img') return ['has a picture within a line: give it a paragraph of its own']
    if (tagName === 'text-figure') {
      if (!existsSync(join(images, `${picture}.webp`)))
        return [`shows “${picture}”: write the name of one of the pictures, without a folder and an ending`]
      return alt || String(picture) in pictures
        ? []
        : [`does not say what “${picture}” shows: ![So](picture)`]
    }
    return linkProblems(String(href ?? '#').replace(brand.siteUrl, '') || '/', from)
  }
  const { article, anchor } = label.ingredients.herbs
  const homeLinks = [
    { topic: 'heritage', path: ['recipe', 'article'], link: heritage.recipe.article },
    { topic: 'label', path: ['ingredients', 'herbs', 'article'], link: `${article}#${anchor}` },
  ]
  const isSource = language === SOURCE
  return [
    ...[...(isSource ? articleFiles : []), ...policyFiles].flatMap(({ file, path, elements }) =>
      elements
        .flatMap((element) => elementProblems(element, path))
        .map((message) => ({ file, path: [], message })),
    ),
    ...(isSource ? homeLinks : []).flatMap(({ topic, path, link }) =>
      linkProblems(`${views.blog.path}/${link}`, views.home.path).map((message) => {
        return { file: `${SOURCE}/${topic}.json`, path, message }
      }),
    ),
  ]
}

/** As a heading has them, and as a link in Markdown does. */
function idsOf(elements: readonly Element[]): string[] {
  return elements.flatMap(({ properties: { id } }) => [String(id), encodeURI(String(id))])
}

function elementsOf({ children }: Root | Element): Element[] {
  return children.flatMap((node) => (node.type === 'element' ? [node, ...elementsOf(node)] : []))
}
