import { z } from 'zod'
import { icon, ifClaim, ofClaim, pictureName, text, textIfClaim, texts } from './fields.ts'

export const about = texts('eyebrow', 'heading', 'seeReport')
  .extend({
    problem: textIfClaim(),
    features: z.array(texts('title').extend({ ...ifClaim, description: textIfClaim(), icon: icon() })),
    promise: texts('title').extend({ text: textIfClaim() }),
    checklist: z.array(
      z.strictObject({
        ...ofClaim,
        text: text(),
        reported: z
          .boolean()
          .nullish()
          .meta({ description: 'The newest batch’s report proves it: a link leads there' }),
      }),
    ),
    picture: pictureName(),
  })
  .meta({ title: 'About', description: 'Why there are no preservatives' })
