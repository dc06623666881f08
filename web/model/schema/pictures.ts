import { z } from 'zod'
import { PHOTOGRAPHS } from '../../shop/photographs.ts'
import { code, text } from './fields.ts'

/** The pictures in images/. One without a text for those who cannot see it, or without its file, is left out. */
export const pictures = z.strictObject({
  list: z
    .array(
      z.strictObject({
        id: code()
          .regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens')
          .meta({
            title: 'Name',
            description: 'By which pages and articles show it: small letters, digits, hyphens',
          }),
        file: code().meta({ title: 'The picture itself', accept: PHOTOGRAPHS, folder: 'images' }),
        alt: text().nullish().meta({
          words: true,
          title: 'What the picture shows',
          description: 'For those who cannot see it. Without it the picture is left out',
        }),
        note: text().nullish().describe('Below the picture in an article: what the recipe has not'),
        computerMade: z.boolean().nullish().meta({ title: 'Computer-made' }),
      }),
    )
    .meta({ title: 'Pictures' }),
})
