import { z } from 'zod'
import { texts } from './fields.ts'

const limits = z.strictObject({
  mgPerKg: z.strictObject({
    lead: z.number().positive(),
    arsenic: z.number().positive(),
    cadmium: z.number().positive(),
    mercury: z.number().positive(),
  }),
})

/** Metals in mg/kg, by the law under which the jar is sold. */
export const limitFacts = z
  .strictObject({ food: limits, drug: limits })
  .meta({ title: 'Limits for metals', description: 'Confirm each with the laboratory; regulations change' })

export const limitWords = z.strictObject({ food: texts('regulation'), drug: texts('regulation') })
