import { join } from 'node:path'
import { LANGUAGE_IDS, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { filesIn, readText } from '#web/model/shop-files.ts'
import type { Content } from '#web/model/types.ts'
import type { Problem } from '#web/model/validation.ts'
import { batchPath, labelsPath } from '#web/shop/batch.ts'
import { missingSections } from '#web/shop/missing-sections.ts'
import { POLICIES, splitLanguage, views } from '#web/views.ts'
import { addresses } from '../seo/addresses.ts'

/** A link of Markdown, `[So](/blog/mango#taste)`; a picture has a name in this place. */
const LINK = /(?<!!\[[^\]]*)\]\(([^)\s]*)/g

/** What a link to another site may begin with. */
const ELSEWHERE = /^(?:https?:\/\/[^/]|mailto:|tel:)/

/**
 * Finds the links of articles, policies and copy to pages of this site that are not there, such as an article that was
 * deleted, or is published later: at their source, before a page is made of them.
 *
 * @param content in English
 */
export function findDeadLinks(content: Content, folder: string): Problem[] {
  const problemOf = (link: string) => {
    if (ELSEWHERE.test(link)) return undefined
    if (!/^[/#]/.test(link)) return `leads to ${link}, which is no address: begin it with https://, or with /`
    const { path } = splitLanguage(link.replace(/[?#].*/, ''))
    const [, id = ''] = /#(.*)/.exec(link) ?? []
    const article = content.articles.find((each) => addresses.article(each) === path)
    const policy = POLICIES.find((name) => views[name].path === path)
    const ids = article?.headings.map((heading) => heading.id) ?? (policy && content.policies[policy].ids)
    if (ids)
      return !id || ids.some((each) => each === id || encodeURIComponent(each) === id)
        ? undefined
        : `leads to #${id}, which is no heading there: write one that is`
    if (!pagesOf(content).includes(path))
      return `leads to ${link}, which is no page of this site: remove the link, or correct it`
    return path === views.home.path && missingSections(content, content.articles.length > 0).includes(id)
      ? `leads to #${id}, which this shop does not have: remove the link, or correct it`
      : undefined
  }
  const isScheduled = (path: string) => content.scheduled.some(({ file }) => file === path)
  const inTexts = LANGUAGE_IDS.flatMap((language) =>
    filesIn(join(folder, language))
      .filter((name) => name.endsWith('.md') && !isScheduled(`${language}/${name}`))
      .flatMap((name) => {
        const lines = readText(join(folder, language, name)).split('\n')
        return lines.flatMap((text, index) =>
          Array.from(text.matchAll(LINK), ([, link = '']) => problemOf(link)).flatMap((message): Problem[] =>
            message ? [{ file: `${language}/${name}`, path: [], line: index + 1, message }] : [],
          ),
        )
      }),
  )
  const { recipe } = content.copy.heritage
  const { more } = content.copy.label.ingredients
  const inCopy = [
    { topic: 'heritage', path: ['recipe', 'article'], link: recipe?.article },
    {
      topic: 'label',
      path: ['ingredients', 'more', 'article'],
      link: more && `${more.article}#${more.anchor}`,
    },
  ].flatMap(({ topic, path, link }): Problem[] => {
    const message = link && problemOf(`${views.blog.path}/${link}`)
    return message ? [{ file: `${SOURCE_LANGUAGE}/${topic}.json`, path, message }] : []
  })
  return [...inCopy, ...inTexts]
}

function pagesOf({ articles, batches }: Content): readonly string[] {
  const listed = Object.values(views).filter(({ name }) => name !== 'blog' || articles.length > 0)
  return [
    ...listed.map(({ path }) => path),
    ...batches.flatMap((batch) => [batchPath(batch), labelsPath(batch)]),
  ]
}
