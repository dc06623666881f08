import { z } from 'zod'
import { day, sample } from './fields.ts'

export const offerFacts = z
  .strictObject({
    sample: sample(),
    percent: z.number().min(0).max(99).meta({ title: 'Per cent off the MRP' }),
    startsOn: day().meta({ title: 'First day' }),
    endsOn: day().meta({ title: 'Last day', description: 'After it every page shows the MRP by itself' }),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    path: ['endsOn'],
    message: 'must not be before the first day',
  })
  .meta({ title: 'Offer' })
