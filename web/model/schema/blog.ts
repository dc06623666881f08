import { z } from 'zod'
import { code, listById, text, textIfClaim, texts } from './fields.ts'

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

export const categories = z
  .strictObject({ list: listById(category).min(1).meta({ title: 'Categories' }) })
  .meta({ title: 'Categories of articles' })

export const blogWords = texts(
  'eyebrow',
  'title',
  'lede',
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
)
  .extend({
    found: texts('one', 'other'),
    filtered: texts('category', 'search', 'both').meta({ description: 'Heads what a filter leaves' }),
    copyFailed: texts('title', 'description'),
    none: texts('title', 'text', 'reset'),
    comingSoon: texts('title', 'text'),
    ends: texts('questions', 'sources').meta({ description: 'Headings below an article' }),
    vaidyas: textIfClaim().meta({ description: 'Author of what the doctors write' }),
    source: text().meta({ description: 'Names the link of a raised number' }),
    sourceBack: texts('one', 'several').meta({
      description: 'Name the links from a source to the places that refer to it',
    }),
    order: texts('text', 'order', 'learnMore'),
  })
  .meta({ title: 'Blog' })
