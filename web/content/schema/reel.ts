import { z } from 'zod'
import { pictureName, sample, texts } from './fields.ts'

export const reelFacts = z
  .strictObject({
    sample: sample(),
    url: z.url().meta({ description: 'Of one reel on the social profile, as its Share button gives it' }),
    embed: z.boolean().meta({
      description:
        'Off: a plain link, and no script of the provider’s, which could do whatever a page of ours can',
    }),
    poster: pictureName(),
  })
  .meta({ title: 'Reel' })

export const reelWords = texts('heading', 'text', 'link')
