import { z } from 'zod'
import { ofClaim, pluralTexts, text, textIfClaim, texts } from './fields.ts'

export const shop = z
  .strictObject({
    eyebrow: text(),
    heading: text(),
    headingOne: text().meta({ description: 'The heading where one pack is sold' }),
    intro: text().meta({ description: 'How an order goes, told here once' }),
    cardTitle: textIfClaim(),
    onSale: text().meta({ description: 'The newest batch: {lot} and {bestBefore}; its first note follows' }),
    onSaleLot: text(),
    whyMore: textIfClaim().meta({ description: 'Why it costs more than a big brand' }),
    guarantee: texts('text', 'promise').extend(ofClaim).optional(),
    policyLink: text(),
    selector: text(),
    popular: text(),
    price: texts('mrp', 'save', 'unit', 'perDay', 'range').extend({
      instead: text().meta({ description: 'Read aloud before the MRP that is struck through' }),
    }),
    order: texts(
      'jars',
      'less',
      'more',
      'count',
      'several',
      'mrpEach',
      'freeTo',
      'chargedTo',
      'badJars',
      'bulk',
      'unreached',
      'askUnreached',
      'bothSizes',
      'soldOut',
    )
      .extend({ said: pluralTexts().meta({ description: 'Read aloud when the number of jars changes' }) })
      .meta({ title: 'The bar with the order button' }),
    enlarge: texts('open', 'label', 'front', 'back', 'spoon', 'previous', 'next', 'close', 'count').meta({
      title: 'The pictures of a jar, seen large',
    }),
    calculator: z.strictObject({
      heading: text(),
      short: text().meta({ description: 'Beside the closed calculator' }),
      adults: text(),
      children: text(),
      result: z.strictObject({
        days: pluralTexts(),
        take: text(),
        takeSeveral: text(),
        nobody: text(),
        limit: text().meta({ description: 'Where a box has no number of people from 0 to {max}' }),
      }),
    }),
  })
  .meta({ title: 'Shop' })
