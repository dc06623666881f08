import { z } from 'zod'
import { ofClaim, text, textIfClaim, texts } from './fields.ts'

/** The line drawings of pages/home/benefits/BenefitDrawing.tsx. */
const DRAWINGS = ['jar', 'teaspoon', 'manuscript', 'lamp', 'herbs', 'spoons'] as const
export type DrawingName = (typeof DRAWINGS)[number]

export const benefits = texts('eyebrow', 'heading')
  .extend({
    intro: textIfClaim(),
    cards: z
      .array(z.strictObject({ ...ofClaim, drawing: z.enum(DRAWINGS), description: text() }))
      .meta({ description: 'The value of its claim is the title. Promise no cure.' }),
    results: texts('heading').extend({
      note: textIfClaim().meta({ description: 'Who answered, once for all where they are of one survey' }),
      list: z.array(z.strictObject(ofClaim)),
    }),
    timeline: texts('heading').extend({ stops: z.array(texts('when', 'title', 'description')) }),
  })
  .meta({ title: 'Benefits' })
