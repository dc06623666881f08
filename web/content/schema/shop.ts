import { z } from 'zod'
import { countedTexts, ofClaim, text, textIfClaim, texts } from './fields.ts'

export const shop = z
  .strictObject({
    eyebrow: text(),
    heading: text(),
    intro: text().meta({ description: 'How an order goes, told here once' }),
    cardTitle: textIfClaim(),
    onSale: text().meta({ description: 'The newest batch: {lot} and the first of its notes' }),
    onSaleLot: text(),
    guarantee: texts('text', 'promise').extend(ofClaim).optional(),
    policyLink: text(),
    selector: text(),
    popular: text(),
    channel: text().meta({ description: 'Below each order button' }),
    price: texts(
      'mrp',
      'taxes',
      'save',
      'until',
      'unit',
      'perDay',
      'range',
      'shipsFree',
      'moreForFree',
    ).extend({ instead: text().meta({ description: 'Read aloud before the MRP that is struck through' }) }),
    calculator: z.strictObject({
      heading: text(),
      short: text().meta({ description: 'Beside the closed calculator' }),
      adults: text(),
      children: text(),
      adultTeaspoons: text(),
      childTeaspoons: text(),
      result: z.strictObject({
        days: countedTexts(),
        cost: text(),
        take: text(),
        takeSeveral: text(),
        nobody: text(),
      }),
    }),
  })
  .meta({ title: 'Shop' })
