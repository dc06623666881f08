import { z } from 'zod'
import { code, sample, text } from './fields.ts'

/** How often the launch popup opens: on every home view (the specification's rule), once a browser session, or never. */
const POPUP_FREQUENCIES = ['every-visit', 'once-per-session', 'off'] as const

export const brandFacts = z
  .strictObject({
    sample: sample(),
    name: code(),
    slug: code()
      .regex(/^[a-z0-9-]+$/)
      .meta({ description: 'Used in addresses: small letters, digits and hyphens' }),
    devanagari: z.strictObject({
      word: code(),
      parts: z.array(z.strictObject({ devanagari: code(), latin: code() })),
    }),
    phone: code(),
    email: z.email(),
    chatLink: z.url().meta({ title: 'Chat link', description: 'The short link that opens a WhatsApp chat' }),
    socialProfile: z.url(),
    socialHandle: code(),
    siteUrl: z.url().meta({ title: 'Address of the site', description: 'Without a slash at the end' }),
    copyrightYear: z.int().min(2000).max(2100),
    popup: z.enum(POPUP_FREQUENCIES).meta({ title: 'Greeting popup' }),
  })
  .meta({ title: 'Brand' })

export const brandWords = z.strictObject({
  product: text(),
  tagline: text(),
  city: text(),
  inCity: text().meta({ description: 'As it stands in a sentence: in {brand.city}' }),
  address: text(),
  meaning: text(),
  partMeanings: z.array(text()).meta({ description: 'Of the parts of the name, in their order' }),
  note: text().meta({ description: 'What else a reader may hear in the name' }),
})
