import { z } from 'zod'
import { code, list, ofClaim, optionalText, optionalTexts, pictureName, text, texts } from './fields.ts'

const amount = texts('amount').nullish()
/** A row of the label; one without a value is left out. */
const value = z.strictObject({ value: optionalText() }).prefault({})

/** What a shop says of its packs, their label, delivery, refunds and itself; part of `copyTopics`. */
export const shopCopy = {
  shop: optionalTexts('cardTitle').extend({
    terms: optionalText().describe(
      'Below the order button: how it is paid, and until when the money comes back',
    ),
    closedReason: optionalText().meta({
      title: 'Why no orders are taken on the closed days',
      examples: ['We are at the harvest.'],
      description: 'One sentence. The days are under “Open the shop”',
    }),
    whyMore: optionalText().describe('Why it costs more than a big brand'),
    guarantee: texts('text', 'promise').extend(ofClaim).nullish(),
  }),
  packs: z.strictObject({
    list: list(
      z.strictObject({
        id: code(),
        size: optionalText().describe('Empty where it is the net weight'),
        description: optionalText().describe(
          'Such as what it is for; empty where it is the number of pieces, if any',
        ),
        savings: optionalText().describe('In place of the price for 100 g'),
        order: optionalText().describe('Words of the order button; the price is set beside them'),
      }),
    ).meta({ title: 'Packs', description: 'Their prices, and the offer, are in “Open the shop”' }),
  }),
  delivery: z.strictObject({
    notTo: optionalText().meta({
      title: 'Where you do not deliver',
      examples: ['We deliver in Maharashtra and Goa only.'],
      description: 'One sentence, after the zones',
    }),
    zones: z.strictObject({ list: list(z.strictObject({ id: code(), name: text() })) }).prefault({}),
  }),
  /** All words of the section, and each amount of the facts in words. */
  doses: z.strictObject({
    heading: text(),
    columns: texts('who', 'begin').extend({ fuller: optionalText() }),
    rows: list(texts('who', 'begin').extend({ fuller: optionalText() })).describe(
      'A line an age. {grams.adultsDaily} is the amount in grams',
    ),
    fullerNote: optionalText(),
    adultsDaily: amount,
    adultsFuller: amount,
    overFive: amount,
    threeToTwelve: amount,
    note: optionalText().describe('Below the table'),
    childRule: optionalText().describe('From which age on'),
    calculator: texts('short')
      .extend({ children: optionalText() })
      .describe(
        'Of “How long does a pack last?”: the answer in short, with {size} and {days}, and the name of the box for children',
      ),
    footer: texts('heading', 'text').nullish().describe('At the foot of every page'),
    reply: optionalText().describe(
      'Begins the replies “Before eating it” and “How to take or keep it”, to copy into a chat',
    ),
  }),
  label: z.strictObject({
    storage: optionalText().describe('How to keep it'),
    noNutrition: optionalText().meta({
      title: 'Why no nutrition is declared',
      description: 'In a sentence of your own, where none of the reasons under “Label” is yours',
    }),
    ingredients: z
      .strictObject({
        more: texts('text')
          .extend({ article: code(), anchor: code() })
          .nullish()
          .describe('A link below the list, to a part of an article'),
        list: list(texts('name').extend({ purpose: optionalText(), id: code() })),
      })
      .prefault({}),
    allergens: z
      .strictObject({
        list: list(
          z.strictObject({
            id: code().describe(
              'One of the allergens under “Label”, such as milk; or another, such as mustard',
            ),
            source: text().describe('In the middle of a sentence, with what it comes from: milk (ghee)'),
          }),
        ).describe('Others than the law lists, and the law’s where you say them in your own words'),
        traces: list(text()).describe('Others than the law lists that it may contain, such as mustard'),
      })
      .prefault({}),
    facts: z
      .strictObject({
        purpose: value,
        reference: texts('name', 'value')
          .nullish()
          .describe('A line of your own, such as whose recipe it is'),
      })
      .prefault({}),
    picture: pictureName().nullish(),
  }),
  refund: z.strictObject({
    guaranteeTerms: optionalText().describe('What the guarantee covers, in one meaning wherever it is named'),
    cases: list(
      z.strictObject({
        id: z.enum(['damaged', 'missing', 'spoiled', 'wrong', 'guarantee']),
        name: text(),
        send: z.array(text()).min(1).meta({ title: 'What to send' }),
        remedy: text().meta({ title: 'What we do' }),
        note: optionalText(),
      }),
    ),
  }),
  brand: z.strictObject({
    product: optionalText().meta({
      title: 'The name of what you make',
      examples: ['Mango pickle'],
      description: 'As a title. Needed before the shop opens, in each language that is published',
    }),
    productInText: optionalText().meta({
      title: 'The same within a sentence',
      examples: ['mango pickle'],
      description: 'As in: I would like to order mango pickle',
    }),
    tagline: optionalText(),
    letterService: optionalText().meta({
      title: 'Who sends the letters',
      description: 'Empty leaves it out of the privacy policy',
    }),
    city: optionalText().meta({
      title: 'Town or village',
      description: 'Where it is made, in titles and for search engines. Needed before the shop opens',
    }),
    meaning: optionalText(),
    partMeanings: z.array(text()).nullish().describe('Of the parts of the name, in their order'),
    note: optionalText().describe('What else a reader may hear in the name'),
    picture: pictureName()
      .nullish()
      .describe('On the cards that other sites show of pages without one of their own'),
  }),
  legal: z.strictObject({
    consumerCare: z.strictObject({ hours: optionalText() }).prefault({}),
    courts: optionalText().describe('Cities whose courts decide a dispute'),
  }),
}
