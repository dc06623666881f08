import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, YAMLParseError } from 'yaml'
import type { z } from 'zod'
import { type LanguageId, SOURCE } from '#contract/languages.ts'
import { ContentError, checked, emptyIsNull, type Problem, reporter } from './checked.ts'
import type { Json } from './json.ts'
import { type MarkdownText, parseMarkdown } from './markdown.ts'
import {
  type Article,
  type ArticleText,
  articleHead,
  type Documents,
  type PolicyName,
  policyHead,
} from './schema/documents.ts'

const WORDS_PER_MINUTE = 200

type Words = { readonly blog: { readonly ends: { readonly questions: string; readonly sources: string } } }

/**
 * Reads articles and policies: Markdown below a head of YAML. Articles are in English only.
 *
 * @param folder where the content stands
 * @param fill fills in the placeholders of head and text
 * @param english those of the English content, where the language is another one
 * @throws where a head has not its form, a text cannot be read, or two articles have one id; the message names the file
 */
export function readDocuments(
  folder: string,
  language: LanguageId,
  words: Words,
  fill: (text: Json) => Json,
  english?: Documents,
): Documents {
  const read = <Schema extends z.ZodType>(file: string, schema: Schema, ids?: readonly string[]) => {
    const problems: Problem[] = []
    try {
      const { head, body } = splitHead(readFileSync(join(folder, file), 'utf8'))
      const document = {
        ...parseMarkdown(String(fill(body)), ids),
        head: checked(schema, fill(head), reporter(file, problems)),
      }
      if (problems.length === 0) return document
    } catch (error) {
      reporter(file, problems)([], error instanceof Error ? error.message : String(error))
    }
    throw new ContentError(problems)
  }
  const policy = (name: PolicyName) => {
    const { head, tree, ids } = read(
      `${language}/policies/${name}.md`,
      policyHead,
      english?.policies[name].ids,
    )
    return { ...head, tree, ids }
  }
  const policies = {
    disclaimer: policy('disclaimer'),
    'privacy-policy': policy('privacy-policy'),
    'refund-policy': policy('refund-policy'),
  }
  if (english) return { articles: english.articles, articleTexts: english.articleTexts, policies }
  const articles = readdirSync(join(folder, SOURCE, 'articles'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => articleOf(read(`${SOURCE}/articles/${name}`, articleHead), words))
  const ids = articles.map(({ article }) => article.id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice)
    throw new ContentError([
      { file: `${SOURCE}/articles.md`, path: [], message: `${twice} is the id of two articles` },
    ])
  return {
    articles: articles.map(({ article }) => article).sort(fullFirst),
    articleTexts: Object.fromEntries(articles.map(({ article, text }) => [article.id, text])),
    policies,
  }
}

/** @throws where there is no head */
export function splitHead(source: string): { head: Json; body: string } {
  const [, head, body] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? []
  if (head === undefined || body === undefined)
    throw new Error('it does not begin with a head between two lines of dashes')
  try {
    return { head: parse(head, emptyIsNull), body }
  } catch (cause) {
    const line = cause instanceof YAMLParseError && cause.linePos?.[0].line
    throw new Error(`its head cannot be read${line ? `: line ${line + 1} is wrong` : ''}`, { cause })
  }
}

function fullFirst(a: Article, b: Article): number {
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
        ...(faqs ? [{ id: 'questions', text: ends.questions }] : []),
        ...(sources.length > 0 ? [{ id: 'sources', text: ends.sources }] : []),
      ],
    },
    text: { faqs: faqs ?? [], tree, sources, markdown },
  }
}

function minutesOf(text: string): number {
  return Math.max(1, Math.round(text.trim().split(/\s+/).length / WORDS_PER_MINUTE))
}
