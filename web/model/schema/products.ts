import { z } from 'zod'
import { ofClaim, pictureName, text, textIfClaim, texts } from './fields.ts'

const figure = z.strictObject(ofClaim).optional()

export const productWords = texts('eyebrow', 'heading', 'button')
  .extend({
    definition: texts('term', 'pronunciation', 'text'),
    tradition: z.strictObject({ figure, text: textIfClaim() }),
    herbs: figure,
    amla: texts('sanskrit', 'name', 'title', 'weighed', 'unweighed').extend({
      share: text().meta({ description: 'After the weight of amla, where no herbs are counted' }),
      vitaminC: z
        .strictObject({
          ...ofClaim,
          before: text().meta({ description: 'Whose comparison the claim is' }),
        })
        .optional(),
    }),
    highlights: texts('heading').extend({
      list: z.array(z.strictObject({ title: textIfClaim(), description: textIfClaim() })),
    }),
    consume: texts('heading').extend({
      steps: z.array(texts('title').extend({ description: text().optional() })),
      ages: z.array(text()).meta({
        description:
          'One sentence an age, below the steps; after the last the list of who asks a doctor is linked',
      }),
    }),
    didYouKnow: texts('heading', 'text'),
    pictures: z.strictObject({ jam: pictureName(), drink: pictureName() }),
  })
  .meta({ title: 'The product' })
