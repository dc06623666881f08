import { z } from 'zod'
import { code, texts } from './fields.ts'

export const suitability = texts('heading', 'intro')
  .extend({
    ask: z
      .array(texts('text').extend({ id: code() }))
      .meta({ description: 'In sight: whom to ask first, one line each' }),
  })
  .meta({ title: 'Is it for me?', description: 'Questions of health. As advice they may name conditions.' })
