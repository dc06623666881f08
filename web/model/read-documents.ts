import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parse, YAMLParseError } from 'yaml'
import type { z } from 'zod'
import { type LanguageId, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { recordOf } from '#contract/record-of.ts'
import { startOfDay } from '../shop/day.ts'
import { POLICIES, type PolicyName } from '../views.ts'
import { parseMarkdownOnce } from './markdown.ts'
import { WORDS } from './read-topics.ts'
import { articleHead, POLICY_PARTS, PRIVACY_PARTS, policyHead } from './schema/documents.ts'
import { filesIn, readText } from './shop-files.ts'
import { isDemonstration } from './shop-folder.ts'
import type { Article, ArticleText, Documents, Json, MarkdownText, Topics, Words } from './types.ts'
import { ContentError, emptyIsNull, type Problem, reporter, validate } from './validation.ts'

const WORDS_PER_MINUTE = 200

/**
 * Reads articles and policies: Markdown below a head of YAML. Articles are in English only. The privacy policy is the
 * software's, and says what its code does; the others are the shop's.
 *
 * @param folder of the shop
 * @param fill fills in the placeholders of head and text
 * @param today the day by which articles are published
 * @param fallbacks collects the problems of translated policies that are replaced by the English ones
 * @param english the English documents, where the language is another one
 * @throws ContentError where a head is invalid, a text cannot be parsed, or two articles have the same id
 */
export function readDocuments(
  folder: string,
  language: LanguageId,
  content: Topics,
  fill: (text: Json) => Json,
  today: Date,
  fallbacks: Problem[],
  english?: Documents,
): Documents {
  const read = <Schema extends z.ZodType>(file: string, schema: Schema, ids?: readonly string[]) => {
    const problems: Problem[] = []
    const path = file.startsWith('./') ? file : join(folder, file)
    if (!existsSync(path)) throw new ContentError([{ file, path: [], message: 'is missing' }])
    try {
      const { head, body } = splitHead(readText(path))
      const document = {
        ...parseMarkdownOnce(String(fill(body)), ids),
        head: validate(schema, fill(head), reporter(file, problems)),
      }
      if (problems.length === 0) return document
    } catch (error) {
      reporter(file, problems)([], error instanceof Error ? error.message : String(error))
    }
    throw new ContentError(problems)
  }
  const policy = (name: PolicyName) => {
    const isSoftwares = name === 'privacy-policy'
    const file = isSoftwares ? `./${WORDS}/${language}/${name}.md` : `${language}/policies/${name}.md`
    const { head, tree, ids, headings } = read(file, policyHead, english?.policies[name].ids)
    checkParts(file, tree, isSoftwares ? PRIVACY_PARTS : POLICY_PARTS)
    // The day in the head of the software's policy is true of the demonstration only.
    const updated = isSoftwares && !isDemonstration(folder) ? null : head.updated
    return { ...head, updated, tree, ids, headings, language }
  }
  const policyOrEnglish = (name: PolicyName) => {
    try {
      return policy(name)
    } catch (error) {
      if (!english || !(error instanceof ContentError)) throw error
      fallbacks.push(...error.problems)
      return english.policies[name]
    }
  }
  const policies = recordOf(POLICIES, policyOrEnglish)
  if (english) {
    const { articles, scheduled, articleTexts } = english
    return { articles, scheduled, articleTexts, policies }
  }
  const written = articleFiles(folder).map((file) => {
    const article = read(file, articleHead)
    checkParts(file, article.tree, [])
    if (article.head.category in content.categories) return { file, ...articleOf(article, content.words) }
    const message = `must be one of these: ${Object.keys(content.categories).join(', ')}`
    throw new ContentError([{ file, path: ['category'], message }])
  })
  const ids = written.map(({ article }) => article.id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice)
    throw new ContentError([
      { file: `${SOURCE_LANGUAGE}/articles.md`, path: [], message: `${twice} is the id of two articles` },
    ])
  const published = publishedArticles(folder, today)
  const articles = written.filter(({ file }) => published.includes(file))
  return {
    articles: articles.map(({ article }) => article).sort(compareArticles),
    scheduled: written
      .filter((each) => !articles.includes(each))
      .map(({ file, article }) => ({ file, id: article.id, publishDate: article.publishDate })),
    articleTexts: Object.fromEntries(articles.map(({ article, text }) => [article.id, text])),
    policies,
  }
}

/** @throws ContentError where one of the parts has no line `::name::`, or such a line names no part */
function checkParts(file: string, { children }: MarkdownText['tree'], parts: readonly string[]): void {
  const names = children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'text-part' ? String(node.properties.name) : [],
  )
  const messages = [
    ...parts
      .filter((name) => !names.includes(name))
      .map((name) => `must keep the line ::${name}::, which stands for more than words`),
    ...names
      .filter((name) => !parts.includes(name))
      .map((name) => `has a line ::${name}::, which stands for nothing here: remove it`),
  ]
  if (messages.length > 0) throw new ContentError(messages.map((message) => ({ file, path: [], message })))
}

/** Matches an unquoted text in a head up to a ` #`, where YAML begins a comment and cuts the text. */
const CUT_TEXT =
  /^\s*(?:- )?(?:title|subtitle|author|excerpt|question|answer|description|chatButton): +[^"'#\s].* #/

const IN_QUOTES =
  'write a text that has a colon, a # or a quote in it between quotes, as in title: "Mango: the fruit"'

/** @throws where there is no head, it is no YAML, or a ` #` would cut a text */
export function splitHead(source: string): { head: Json; body: string } {
  const [, head, body = ''] = /^---[ \t]*\n(.*?)\n---[ \t]*(?:\n(.*))?$/s.exec(source) ?? []
  if (head === undefined) throw new Error('it does not begin with a head between two lines of dashes')
  const cut = head.split('\n').findIndex((line) => CUT_TEXT.test(line)) + 1
  if (cut > 0) throw new Error(`what follows # on line ${cut + 1} would be left out: ${IN_QUOTES}`)
  try {
    return { head: parse(head, emptyIsNull), body }
  } catch (cause) {
    const line = cause instanceof YAMLParseError && cause.linePos?.[0].line
    throw new Error(`its head cannot be read${line ? `: line ${line + 1} is wrong` : ''}: ${IN_QUOTES}`, {
      cause,
    })
  }
}

/** Lists the files of the articles whose day has come in India. Without one a shop has no blog. */
export function publishedArticles(folder: string, today: Date): string[] {
  return articleFiles(folder).filter((file) => {
    const [, day] = /^publishDate:[ "']*(\d{4}-\d\d-\d\d)/m.exec(readText(join(folder, file))) ?? []
    return !day || startOfDay(day) <= today
  })
}

function articleFiles(folder: string): string[] {
  const articles = `${SOURCE_LANGUAGE}/articles`
  const names = filesIn(join(folder, articles)).filter((name) => name.endsWith('.md'))
  return names.map((name) => `${articles}/${name}`)
}

function compareArticles(a: Article, b: Article): number {
  return Number(b.full) - Number(a.full) || a.publishDate.localeCompare(b.publishDate)
}

type ReadArticle = MarkdownText & { readonly head: z.infer<typeof articleHead> }

function articleOf(
  { head, headings, tree, sources, markdown }: ReadArticle,
  { blog: { ends } }: Words,
): { article: Article; text: ArticleText } {
  const { faqs, ...card } = head
  return {
    article: {
      ...card,
      full: markdown.trim() !== '',
      readTime: minutesOf(`${markdown} ${(faqs ?? []).flatMap(Object.values).join(' ')}`),
      headings: [
        ...headings,
        ...(faqs?.length ? [{ id: 'questions', text: ends.questions }] : []),
        ...(sources.length > 0 ? [{ id: 'sources', text: ends.sources }] : []),
      ],
    },
    text: { faqs: faqs ?? [], tree, sources },
  }
}

function minutesOf(text: string): number {
  return Math.max(1, Math.round(text.trim().split(/\s+/).length / WORDS_PER_MINUTE))
}
