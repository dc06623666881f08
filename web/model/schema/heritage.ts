import { z } from 'zod'
import { code, pictureName, text, textIfClaim, texts } from './fields.ts'

export const heritage = texts('eyebrow', 'heading')
  .extend({
    headingNoName: text().meta({ description: 'The heading of a shop without a name in Devanagari' }),
    lede: text().nullish(),
    cards: z.array(texts('title', 'description')),
    recipe: texts('heading', 'source', 'more').extend({ text: textIfClaim(), article: code() }),
    quote: texts('text'),
    picture: pictureName(),
  })
  .meta({ title: 'Heritage' })
