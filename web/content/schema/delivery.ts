import { z } from 'zod'
import { code, sample, text, texts } from './fields.ts'

export const deliveryFacts = z
  .strictObject({
    bulk: z.strictObject({
      sample: sample(),
      fromJars: z.int().positive().meta({ description: 'From how many jars an order is a bulk order' }),
    }),
  })
  .meta({ title: 'Bulk orders' })

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
