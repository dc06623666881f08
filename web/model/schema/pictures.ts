import { z } from 'zod'
import { pictureName, text } from './fields.ts'

/** A photograph goes under the same name into web/images; then its mark goes. The pictures of the hero and the packs are in opening.json. */
export const pictureFacts = z
  .record(pictureName(), z.strictObject({ computerMade: z.boolean().nullish() }).prefault({}))
  .meta({ title: 'Pictures' })

export const pictureWords = z.record(
  pictureName(),
  z.strictObject({
    alt: text().meta({ description: 'What it shows, for those who cannot see it' }),
    note: text().nullish().meta({ description: 'Below the picture in an article: what the recipe has not' }),
  }),
)
