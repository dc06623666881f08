import { z } from 'zod'
import { code, range, rupees, sample, text, texts } from './fields.ts'

export const deliveryFacts = z
  .strictObject({
    zones: z.strictObject({
      sample: sample(),
      list: z
        .array(
          z.strictObject({
            id: code(),
            days: range(z.int().nonnegative(), z.int().positive()).meta({
              description: 'Working days from confirmation to the door',
            }),
            charge: rupees().meta({ description: 'Rupees on orders below the limit for free shipping' }),
          }),
        )
        .min(1),
    }),
    payment: z.strictObject({
      sample: sample(),
      upi: z.boolean(),
      bankTransfer: z.boolean(),
      cashOnDelivery: z.boolean(),
    }),
    bulk: z.strictObject({
      sample: sample(),
      fromJars: z.int().positive().meta({ description: 'From how many jars an order is a bulk order' }),
    }),
  })
  .meta({ title: 'Delivery and payment' })

export const deliveryWords = z.strictObject({
  strip: z.array(texts('name', 'text')).meta({ description: 'One row: where, when and for how much' }),
  payment: z.strictObject({
    name: text(),
    ways: texts('upi', 'bankTransfer', 'cashOnDelivery'),
    withCash: text(),
    withoutCash: text(),
  }),
  zones: z.strictObject({
    list: z.array(z.strictObject({ id: code(), name: text() })),
    columns: texts('zone', 'days', 'charge'),
    days: text(),
  }),
  bulk: texts('heading', 'text', 'button'),
})
