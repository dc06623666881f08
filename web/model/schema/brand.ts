import { z } from 'zod'
import { code, text, textIfClaim, webAddress } from './fields.ts'

/** How often the launch popup opens: on every home view, once a browser session, or never. */
const POPUP_FREQUENCIES = ['every-visit', 'once-per-session', 'off'] as const

export const brandFacts = z
  .strictObject({
    social: z
      .strictObject({ profile: webAddress(), handle: code() })
      .nullish()
      .meta({ title: 'Social profile' }),
    copyrightYear: z.int().min(2000).max(2100),
    letters: z
      .boolean()
      .default(true)
      .meta({ title: 'Letters', description: 'Off takes the sign-up box off every page' }),
    backups: z.boolean().default(false).meta({
      title: 'Backups',
      description: 'On once the workflow Backup runs: the privacy policy tells of them',
    }),
    popup: z.enum(POPUP_FREQUENCIES).meta({ title: 'Greeting popup' }),
  })
  .meta({ title: 'Brand' })

export const brandWords = z.strictObject({
  product: text(),
  tagline: textIfClaim(),
  city: text().nullish().meta({ words: true, description: 'Without it that of the postal address' }),
  inCity: text().meta({ description: 'As it stands in a sentence: in {brand.city}' }),
  address: text(),
  meaning: text().nullish().meta({ words: true }),
  partMeanings: z.array(text()).nullish().meta({ description: 'Of the parts of the name, in their order' }),
  note: text().nullish().meta({ words: true, description: 'What else a reader may hear in the name' }),
})
