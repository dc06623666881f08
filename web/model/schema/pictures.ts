import { z } from 'zod'
import { code, text } from './fields.ts'

/** To the bundler a question mark or a hash ends a file's name, and a per cent sign begins a code. */
export const IMPORTED_NAME = /^[^?#%]*$/

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
        file: code()
          .regex(IMPORTED_NAME, 'has ?, # or % in its name: rename the file, and add it again')
          .meta({ title: 'The picture itself', accept: 'image/*', folder: 'images' }),
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
