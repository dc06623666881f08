import { z } from 'zod'
import { code, pictureName, textIfClaim, texts } from './fields.ts'

export const heritage = texts('eyebrow', 'heading', 'lede')
  .extend({
    cards: z.array(texts('title', 'description')),
    recipe: texts('heading', 'source', 'more').extend({ text: textIfClaim(), article: code() }),
    quote: texts('text'),
    picture: pictureName(),
  })
  .meta({ title: 'Heritage' })
