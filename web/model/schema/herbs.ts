import { z } from 'zod'
import { code, text } from './fields.ts'

const herbs = z.strictObject({
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
  })
  .meta({ title: 'Herbs' })

export const herbWords = z.strictObject({
  ring: z
    .array(text())
    .meta({ description: 'Sanskrit names of eight herbs of the two lists, to draw around the amla' }),
})
