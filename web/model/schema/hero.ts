import { z } from 'zod'
import { icon, ofClaim, pictureName, text, textIfClaim, texts } from './fields.ts'

const proof = texts('label').extend(ofClaim).optional()
const figure = texts('value', 'label').extend(ofClaim).optional()

export const hero = texts('heading', 'button')
  .extend({
    eyebrow: textIfClaim(),
    cookedBy: text().meta({ description: 'With {maker}: stands there instead where one person makes it' }),
    lede: textIfClaim(),
    buy: text().meta({ description: 'With {price} and {grams} of the pack with the lowest price' }),
    buyOne: text().meta({ description: 'The same where there is one pack' }),
    way: textIfClaim().meta({ title: 'Below the button' }),
    customers: proof,
    rating: proof,
    badges: z.array(z.strictObject({ ...ofClaim, icon: icon() })),
    herbs: figure,
    preservatives: figure,
    picture: pictureName(),
  })
  .meta({ title: 'First screen' })
