import { z } from 'zod'
import type { LanguageId } from '#contract/languages.ts'
import type { PolicyName } from '../../views.ts'
import type { Heading, MarkdownText } from '../markdown.ts'
import { categoryId, code, day, listById, optionalTexts, pictureName, text, texts } from './fields.ts'

/** The head of an article, in YAML between two lines of dashes. */
export const articleHead = z
  .strictObject({
    id: code()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be an address: lower case letters, digits and hyphens')
      .meta({
        title: 'Address',
        description:
          'What follows /blog/: lower case letters, digits and hyphens. Keep it once it is published',
      }),
    title: text(),
    subtitle: text(),
    publishDate: day(),
    author: text(),
    review: z
      .strictObject({
        by: text().meta({ description: 'Who has checked the facts, with what entitles them to' }),
        on: day().meta({ description: 'When the text was last checked' }),
      })
      .nullish(),
    category: categoryId(),
    tags: z.array(text()).min(1),
    featuredImage: pictureName(),
    excerpt: text(),
    faqs: z
      .array(z.strictObject({ question: text(), answer: text() }))
      .nullish()
      .meta({ title: 'Questions' }),
  })
  .meta({ title: 'Article' })

/** The head of a policy. */
export const policyHead = z
  .strictObject({
    title: text(),
    description: text(),
    updated: day().nullish(),
    textOf: day().nullish().meta({ description: 'The day of the present wording' }),
    chatButton: text().nullish().meta({ words: true, description: 'On the button that opens a chat' }),
  })
  .meta({ title: 'Policy' })

const MARKDOWN = 'Markdown: an empty line between paragraphs, ## before a heading'

/** An article and a policy as their files hold them: the head, and the text below it. */
export const articleFile = articleHead.extend({
  body: text()
    .nullish()
    .meta({
      words: true,
      title: 'Text',
      description: `${MARKDOWN}. Without a text the article is announced only`,
    }),
})
export const policyFile = policyHead.extend({ body: text().meta({ title: 'Text', description: MARKDOWN }) })

/** Components of a text, each a line `::name::`: an article may have them, a policy must. */
export const ARTICLE_PARTS = ['label-drawing'] as const
export const POLICY_PARTS = ['chat-button', 'contact-lines'] as const
export const PRIVACY_PARTS = ['tracking-switch', 'my-data', ...POLICY_PARTS] as const

/** What articles and policies print of the other content. */
export const documents = {
  words: z
    .strictObject({
      columns: z.strictObject({
        ingredients: texts('name', 'hindi', 'purpose', 'amount'),
        herbs: texts('sanskrit', 'hindi', 'english'),
      }),
      refundCase: text(),
    })
    .meta({ title: 'Tables and drawings in articles' }),
  copy: z.strictObject({
    labelDrawing: texts('alt', 'caption', 'title')
      .extend({ lines: z.array(text()) })
      .nullish(),
    ownJar: texts('sugars', 'months', 'monthsOpened')
      .extend({
        columns: texts('line', 'ours'),
        lines: z.strictObject({
          ingredients: texts('line', 'ours'),
          reference: texts('line', 'ours'),
          licence: texts('line', 'ours'),
          batch: texts('line', 'ours'),
          preservatives: texts('line', 'ours'),
          report: texts('line', 'ours'),
        }),
      })
      .nullish()
      .meta({ description: 'Our jar against the six lines of the guide' }),
  }),
}

const category = z.strictObject({
  id: code()
    .regex(/^[a-z][a-z0-9-]*$/, 'must be small letters, digits and hyphens')
    .meta({
      title: 'Address',
      description: 'Articles are found by it: small letters, digits, hyphens. Keep it',
    }),
  name: text(),
  colour: z.enum(['moss', 'honey', 'leaf', 'clay']),
})
export type Category = z.infer<typeof category>

/** In English only. */
export const categories = z
  .strictObject({ list: listById(category).meta({ title: 'Categories' }) })
  .meta({ title: 'Categories of articles' })

/** The blog is in English only. */
export const blog = {
  words: texts(
    'eyebrow',
    'backHome',
    'allArticles',
    'searchLabel',
    'searchPlaceholder',
    'categories',
    'articles',
    'pager',
    'place',
    'contents',
    'previous',
    'next',
    'read',
    'minutes',
    'more',
    'related',
    'tags',
    'reviewer',
    'share',
    'linkCopied',
    'title',
  )
    .extend({
      found: texts('one', 'other'),
      filtered: texts('category', 'search', 'both').meta({ description: 'Heads what a filter leaves' }),
      copyFailed: texts('title', 'description'),
      none: texts('title', 'text', 'reset'),
      comingSoon: texts('title', 'text'),
      ends: texts('questions', 'sources').meta({ description: 'Headings below an article' }),
      source: text().meta({ description: 'Names the link of a raised number' }),
      sourceBack: texts('one', 'several').meta({
        description: 'Name the links from a source to the places that refer to it',
      }),
      order: texts('text', 'order', 'learnMore'),
    })
    .meta({ title: 'Blog' }),
  copy: optionalTexts('lede'),
}

/** Other spellings and languages of words in the articles, for the blog's search. */
export const search = {
  facts: z
    .strictObject({
      words: z
        .array(z.array(code()).min(2))
        .default([])
        .meta({ description: 'The word as the articles write it, then its other spellings and languages' }),
    })
    .meta({ title: 'Words of the blog’s search' }),
}

/** An article without its text, as lists show it. */
export type Article = Omit<z.infer<typeof articleHead>, 'faqs'> & {
  /** How long reading takes, in minutes, at least one. */
  readonly readTime: number
  /** Whether there is more than the excerpt. */
  readonly full: boolean
  /** The headings of the second level, and those below the text. */
  readonly headings: readonly Heading[]
}

export type ArticleText = Pick<MarkdownText, 'tree' | 'sources'> & {
  readonly faqs: readonly { readonly question: string; readonly answer: string }[]
}

type Policy = z.infer<typeof policyHead> &
  Pick<MarkdownText, 'tree' | 'ids'> & {
    /** English, where the page's language has none that fits. */
    readonly language: LanguageId
  }

export type Documents = {
  /** Articles that can be read in full come first, then by date. */
  readonly articles: readonly Article[]
  /** Texts by the article's id. */
  readonly articleTexts: Readonly<Record<string, ArticleText>>
  readonly policies: Readonly<Record<PolicyName, Policy>>
}
