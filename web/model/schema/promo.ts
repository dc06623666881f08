import { z } from 'zod'
import { text, textIfClaim } from './fields.ts'

export const promo = z
  .strictObject({
    eyebrow: text(),
    offer: textIfClaim(),
    until: text(),
    button: text(),
    buttonName: text().meta({ description: 'Begins with the words of the button; read aloud' }),
    after: textIfClaim().meta({ description: 'In the strip’s place while no offer runs' }),
  })
  .meta({ title: 'Strip above the header' })
