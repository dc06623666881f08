import { z } from 'zod'
import { code, range, rupees, sample, text, texts } from './fields.ts'

/** The first digits of Indian PIN codes, which never begin with 0. */
const pinPrefix = () => code().regex(/^[1-9]\d{0,5}$/, 'must be the first digits of a PIN code, such as 411')

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
            pins: z.array(pinPrefix()).meta({
              title: 'PIN codes that begin with',
              description:
                'The first zone that fits counts; none here means all other PIN codes, in the last zone',
            }),
            except: z.array(pinPrefix()).optional().meta({ title: 'But not those that begin with' }),
          }),
        )
        .min(1)
        .refine(
          (zones) => zones.every(({ pins }, index) => (pins.length === 0) === (index === zones.length - 1)),
          {
            message: 'must have PIN codes in every zone but the last, which takes all others',
          },
        ),
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

export const deliveryWords = texts('name', 'area', 'free').extend({
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
    columns: texts('zone', 'days', 'charge'),
    days: text(),
  }),
  bulk: texts('heading', 'text', 'button'),
})
