import { z } from 'zod'
import { code, text } from './fields.ts'

export const packWords = z
  .strictObject({
    list: z.array(
      z.strictObject({
        id: code(),
        size: text(),
        description: text().nullish(),
        savings: text().nullish(),
        order: text().meta({ description: 'Words of the order button; the price is set beside them' }),
      }),
    ),
    soldOut: text(),
    tellMe: text().meta({ description: 'Beside “sold out”: asks for word when the pack is back' }),
  })
  .meta({ title: 'Packs' })
