import { z } from 'zod'
import { code, text, texts } from './fields.ts'

export const deliveryFacts = z
  .strictObject({
    bulk: z
      .strictObject({
        fromJars: z.int().positive().meta({ description: 'From how many jars an order is a bulk order' }),
      })
      .nullish(),
  })
  .meta({ title: 'Bulk orders' })

export const deliveryWords = texts('free', 'shipsFree', 'charged').extend({
  pin: texts('label', 'place', 'ships', 'charged', 'kept', 'digits', 'foreign', 'zero').meta({
    title: 'The PIN code and what it tells',
  }),
  payment: z.strictObject({
    name: text(),
    ways: texts('upi', 'bankTransfer', 'cashOnDelivery'),
    withCash: text(),
    withoutCash: text(),
  }),
  zones: z.strictObject({
    list: z.array(z.strictObject({ id: code(), name: text() })),
    line: text().meta({ description: 'A zone in one line' }),
    range: text().meta({ description: 'A range of days or of rupees' }),
  }),
  bulk: texts('heading', 'text', 'button'),
})
