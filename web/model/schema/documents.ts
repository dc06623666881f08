import { z } from 'zod'
import type { LanguageId } from '#contract/languages.ts'
import type { PolicyName } from '../../views.ts'
import type { Heading, MarkdownText } from '../markdown.ts'
import { categoryId, code, day, pictureName, text, textIfClaim, texts } from './fields.ts'

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
export const documentWords = z
  .strictObject({
    labelDrawing: texts('alt', 'caption', 'title').extend({ lines: z.array(text()) }),
    columns: z.strictObject({
      ingredients: texts('name', 'hindi', 'purpose', 'amount'),
      herbs: texts('sanskrit', 'hindi', 'english'),
      ownJar: texts('line', 'ours'),
    }),
    ownJar: texts('sugars', 'months', 'monthsOpened')
      .extend({
        lines: z.strictObject({
          ingredients: texts('line', 'ours'),
          reference: texts('line', 'ours'),
          licence: texts('line', 'ours'),
          batch: texts('line', 'ours'),
          preservatives: texts('line', 'ours'),
          report: texts('line').extend({ ours: textIfClaim() }),
        }),
      })
      .meta({ description: 'Our jar against the six lines of the guide' }),
    refundCase: text(),
  })
  .meta({ title: 'Tables and drawings in articles' })

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
