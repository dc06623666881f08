import { z } from 'zod'
import { code, pictureName, rupees, text } from './fields.ts'

export const packFacts = z
  .strictObject({
    freeShippingFrom: rupees().meta({ title: 'Free shipping from', description: 'Rupees of an order' }),
    guaranteeDays: z.int().positive().meta({ title: 'Money-back guarantee, days' }),
    list: z
      .array(
        z.strictObject({
          id: code().meta({ description: 'Used in tracking; keep it once orders have come in' }),
          grams: z.int().positive().meta({ title: 'Net weight, grams' }),
          mrp: rupees().positive().meta({ title: 'MRP', description: 'Rupees, as printed on the jar' }),
          soldOut: z.boolean().meta({ title: 'Sold out' }),
          gtin: code()
            .regex(/^\d{8}(\d{4,6})?$/, 'must be the 8 or 12 to 14 digits of a GTIN')
            .nullable()
            .default(null)
            .default(null)
            .meta({ title: 'GTIN', description: 'GS1 number of the pack' }),
          popular: z.boolean().meta({ title: 'Marked as popular' }),
          picture: pictureName(),
        }),
      )
      .min(1)
      .meta({ title: 'Packs' }),
  })
  .meta({ title: 'Packs and prices' })

export const packWords = z.strictObject({
  list: z.array(
    z.strictObject({
      id: code(),
      size: text(),
      description: text(),
      savings: text(),
      order: text().meta({ description: 'Words of the order button; the price is set beside them' }),
    }),
  ),
  soldOut: text(),
  tellMe: text().meta({ description: 'Beside “sold out”: asks for word when the pack is back' }),
})
