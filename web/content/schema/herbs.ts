import { z } from 'zod'
import { code, sample } from './fields.ts'

const herbs = z.strictObject({
  sample: sample(),
  herbs: z.array(
    z.strictObject({
      sanskrit: code().meta({ description: 'In Latin letters, as the classical list names it' }),
      hindi: code().meta({ description: 'In Devanagari' }),
      english: code(),
    }),
  ),
})

export const herbFacts = z
  .strictObject({
    decoction: herbs.meta({
      description:
        'The 36 of Charaka Samhita, Chikitsasthana 1.1.62-65, with the Bhavaprakasha’s substitutes; two of them are listed already',
    }),
    stirredIn: herbs.meta({ description: 'The six powders added off the fire (1.1.68-69)' }),
    ring: z.array(code()).meta({ description: 'Sanskrit names of eight herbs to draw around the amla' }),
  })
  .refine(
    ({ decoction, stirredIn, ring }) =>
      ring.every((name) => [...decoction.herbs, ...stirredIn.herbs].some((herb) => herb.sanskrit === name)),
    { path: ['ring'], message: 'must be herbs of the two lists' },
  )
  .meta({ title: 'Herbs' })
