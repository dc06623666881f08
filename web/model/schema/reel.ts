import { z } from 'zod'
import { pictureName, texts, webAddress } from './fields.ts'

export const reelFacts = z
  .strictObject({
    url: webAddress().meta({
      description: 'Of one reel on the social profile, as its Share button gives it',
    }),
    embed: z.enum(['unless-editing', 'always', 'never']).meta({
      title: 'Player',
      description:
        'Its script is the provider’s and can do whatever a page of ours can, such as read the key that /edit keeps. never: a plain link. unless-editing: a plain link once the site is edited on /edit',
    }),
    poster: pictureName(),
  })
  .meta({ title: 'Reel' })

export const reelWords = texts('heading', 'text', 'link')
