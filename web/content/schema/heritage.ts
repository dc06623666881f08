import { z } from 'zod'
import { code, pictureName, texts } from './fields.ts'

export const heritage = texts('eyebrow', 'heading', 'lede')
  .extend({
    cards: z.array(texts('title', 'description')),
    recipe: texts('heading', 'text', 'source', 'more').extend({ article: code() }),
    quote: texts('text', 'attribution'),
    picture: pictureName(),
  })
  .meta({ title: 'Heritage' })
