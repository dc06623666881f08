import { z } from 'zod'
import { categoryId, text, textIfClaim, texts } from './fields.ts'

export const categoryFacts = z
  .record(categoryId(), z.strictObject({ colour: z.enum(['moss', 'honey', 'leaf', 'clay']) }))
  .meta({ title: 'Categories of articles' })

export const categoryWords = z.record(categoryId(), texts('name'))

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
