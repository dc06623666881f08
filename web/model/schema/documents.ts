import { z } from 'zod'
import { categoryId, code, day, listById, pictureName, text } from './fields.ts'

/** The head of an article, in YAML between two lines of dashes. */
export const articleHead = z.strictObject({
  id: code()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be an address: lower case letters, digits and hyphens')
    .meta({
      title: 'Address',
      description:
        'What follows /blog/: lower case letters, digits and hyphens. Keep it once it is published',
    }),
  title: text(),
  subtitle: text(),
  publishDate: day().describe('Before this day the article is not shown'),
  author: text(),
  review: z
    .strictObject({
      by: text().describe('Who has checked the facts, with what entitles them to'),
      on: day().describe('When the text was last checked'),
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

export const policyHead = z.strictObject({
  title: text(),
  description: text(),
  updated: day().nullish(),
  textOf: day().nullish().describe('The day of the present wording'),
  chatButton: text().nullish().describe('On the button that opens a chat'),
})

const MARKDOWN = 'Markdown: an empty line between paragraphs, ## before a heading'

/** An article and a policy as their files hold them: the head, and the text below it. */
export const articleFile = articleHead.extend({
  body: text()
    .nullish()
    .meta({
      title: 'Text',
      description: `${MARKDOWN}. Without a text the article is announced only`,
    }),
})
export const policyFile = policyHead.extend({ body: text().meta({ title: 'Text', description: MARKDOWN }) })

/** Components of a policy's text, each a line `::name::` that it must have. */
export const POLICY_PARTS = ['chat-button', 'contact-lines'] as const
export const PRIVACY_PARTS = ['contents', 'tracking-switch', 'my-data', ...POLICY_PARTS] as const

const category = z.strictObject({
  id: code()
    .regex(/^[a-z][a-z0-9-]*$/, 'must be small letters, digits and hyphens')
    .meta({
      title: 'Address',
      description: 'Articles are found by it: small letters, digits, hyphens. Keep it',
    }),
  name: text(),
  colour: z.enum(['moss', 'light', 'leaf', 'clay']),
})

/** The categories of articles, which exist in English only. */
export const categories = z.strictObject({ list: listById(category).meta({ title: 'Categories' }) })
