import { z } from 'zod'
import { claimId, code, icon, pictureName, text, textIfClaim } from './fields.ts'

export const faq = z
  .strictObject({
    heading: text(),
    intro: text(),
    picture: pictureName(),
    items: z
      .array(
        z.strictObject({
          id: code().meta({ description: 'Stands in addresses that lead to the answer; keep it' }),
          question: text(),
          answer: textIfClaim().meta({ description: 'One to three plain sentences. Promise no cure.' }),
          confirmed: z.strictObject({ ifClaim: claimId(), text: text() }).nullish().meta({
            title: 'Answer while a claim is confirmed',
            description: 'In its place',
          }),
          icon: icon(),
          link: text().nullish().meta({ words: true, description: 'After the answer' }),
          linkTo: z.enum(['doses', 'report']).nullish(),
        }),
      )
      .min(1)
      .meta({ title: 'Questions' }),
    card: z
      .strictObject({ title: text(), text: textIfClaim(), button: textIfClaim() })
      .meta({ title: 'Card below the questions' }),
  })
  .meta({ title: 'Questions', description: 'What customers ask, in the order shown' })
