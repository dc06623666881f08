import { z } from 'zod'
import { categories } from './documents.ts'
import {
  code,
  entryId,
  icon,
  ifClaim,
  list,
  listById,
  maybeCaution,
  ofClaim,
  optionalText,
  optionalTexts,
  ownClaimId,
  pictureName,
  text,
  texts,
} from './fields.ts'
import { pictures } from './pictures.ts'
import { shopCopy } from './shop-copy.ts'

const proof = texts('label').extend(ofClaim).nullish()
const claimed = z.strictObject(ofClaim).nullish()
/** The figure, which is set large where the claim is only a label. */
const measured = texts('value', 'label').nullish()

/** What a shop says of itself, `<shop>/<language>/<topic>.json`: all of it may be missing. */
export const copyTopics = {
  hero: optionalTexts('heading', 'lede').extend({
    customers: proof,
    rating: proof,
    badges: list(z.strictObject({ ...ofClaim, icon: icon() })),
    figures: list(texts('value', 'label').extend(ofClaim)).describe('Two figures above the picture'),
    picture: pictureName().nullish(),
  }),
  about: optionalTexts('heading', 'problem').extend({
    features: list(texts('title', 'description').extend({ ...ifClaim, icon: icon() })),
    promise: texts('title', 'text').nullish(),
    checklist: list(texts('text').extend(ofClaim)),
    picture: pictureName().nullish(),
  }),
  heritage: optionalTexts('heading', 'lede').extend({
    cards: list(texts('title', 'description')),
    recipe: texts('heading', 'source', 'text')
      .extend({ more: optionalText(), article: code().nullish() })
      .nullish(),
    steps: texts('heading', 'unit')
      .extend({
        list: z.array(
          texts('text').extend({
            at: z.number().nonnegative().describe('When, in the unit, from the first step on'),
            picture: pictureName(),
          }),
        ),
      })
      .nullish()
      .meta({
        title: 'Steps of the making',
        description: 'A picture of each, in a row; a few words below it',
      }),
    quote: texts('text').nullish(),
  }),
  products: z.strictObject({
    definition: texts('term', 'text').extend({ pronunciation: optionalText() }).nullish(),
    tradition: z.strictObject({ figure: claimed, measured, text: text() }).nullish(),
    figure: claimed,
    main: z
      .strictObject({
        ingredient: code().describe('The Id of the ingredient, as under “Open the shop”'),
        title: optionalText().describe('Above the heading'),
        heading: text().describe('The name, in the script that it comes from'),
        latin: code().nullish().describe('The same in Latin letters'),
        name: optionalText().describe('Below the heading'),
        picture: pictureName().nullish().describe('Among those of other ingredients'),
        weighed: optionalText().describe('A sentence with {grams}, what goes in for 100 g'),
        share: optionalText().describe(
          'Beside these grams where they are the figure, such as “of fresh mango”',
        ),
        comparison: z
          .strictObject({
            ...ofClaim,
            measured,
            before: text().describe('Whose comparison the claim is'),
          })
          .nullish(),
      })
      .nullish()
      .meta({ title: 'Main ingredient' }),
    highlights: z.strictObject({ list: list(texts('title', 'description')) }).prefault({}),
    consume: z
      .strictObject({
        steps: list(texts('title').extend({ description: optionalText() })),
        ages: list(texts('text').extend(maybeCaution)).describe(
          'One sentence an age, below the steps; after the last “Ask first” is linked',
        ),
      })
      .prefault({}),
    didYouKnow: optionalTexts('text').prefault({}),
    pictures: z
      .strictObject({ definition: pictureName().nullish(), consume: pictureName().nullish() })
      .prefault({}),
  }),
  benefits: optionalTexts('heading', 'intro').extend({
    cards: list(
      z.strictObject({ ...ofClaim, drawing: pictureName().nullish(), description: text() }),
    ).describe('The value of its claim is the title. Promise no cure.'),
    results: texts('heading', 'note')
      .extend({ list: z.array(z.strictObject(ofClaim)) })
      .nullish(),
    timeline: texts('heading')
      .extend({ stops: z.array(texts('when', 'title', 'description')) })
      .nullish(),
  }),
  reel: optionalTexts('text'),
  testimonials: optionalTexts('intro').extend({
    few: optionalTexts('intro').prefault({}),
    summary: list(z.strictObject(ofClaim)),
    reviews: listById(
      texts('name', 'review').extend({
        id: entryId(),
        title: optionalText(),
        location: optionalText(),
        initials: optionalText(),
        rating: z.int().min(1).max(5).nullish().describe('Stars; empty where none were given'),
        verified: z.boolean().describe('The order is on record'),
      }),
    )
      .default([])
      .meta({ title: 'Reviews', description: 'Real ones, given with consent' }),
    featured: z
      .strictObject({
        papers: list(texts('name').extend({ id: entryId() })).describe(
          'Who has written about us, each with an article that can be shown',
        ),
      })
      .prefault({}),
    picture: pictureName().nullish().describe('A cut-out that enters from the edge of the page'),
  }),
  founders: z.strictObject({
    intro: z.strictObject({ ...ofClaim, text: text() }).nullish(),
    people: listById(
      texts('name', 'title', 'description').extend({
        id: entryId(),
        specialization: optionalText(),
        initials: optionalText().describe(
          'In the arch where a portrait would be; without any, those of the name',
        ),
        experience: optionalText(),
        drawing: pictureName().nullish().describe('In the arch where there is no portrait'),
        signature: pictureName().nullish().describe('A drawing of it, below the promise'),
        registration: code().nullish().describe('In the register of a profession'),
      }),
    )
      .default([])
      .meta({ title: 'Founders' }),
    vision: texts('heading', 'text')
      .extend({ pillars: list(texts('title', 'description')) })
      .nullish(),
    promise: optionalText(),
    picture: pictureName().nullish().describe('Beside a sole founder without a portrait'),
  }),
  faq: z.strictObject({
    picture: pictureName().nullish(),
    items: list(
      z.strictObject({
        id: code().describe('Stands in addresses that lead to the answer; keep it'),
        question: text(),
        answer: text().describe('One to three plain sentences. Promise no cure.'),
        icon: icon(),
        link: optionalText().describe('After the answer'),
        linkTo: z.enum(['doses', 'report']).nullish(),
        ...maybeCaution,
      }),
    ).meta({ title: 'Questions' }),
  }),
  suitability: optionalTexts('intro').extend({
    ask: list(texts('text').extend({ id: code(), ...maybeCaution })).describe(
      'In sight: whom to ask first, one line each',
    ),
  }),
  /**
   * Numbered notes at the end of home, which texts refer to by `[^id]`. A note with a claim is left out with the claim.
   */
  notes: z.strictObject({ list: list(z.strictObject({ id: entryId(), ...ifClaim, text: text() })) }),
  herbs: z.strictObject({
    ring: list(
      z.strictObject({
        name: text().describe('In the script that it comes from'),
        latin: code().nullish().describe('The same in Latin letters'),
        picture: pictureName().describe('A drawing of it'),
      }),
    ).describe('Eight herbs of the two lists, around the picture of the main ingredient'),
    columns: texts('sanskrit', 'hindi', 'english').nullish().describe('Of a table of herbs in an article'),
    names: optionalText().meta({
      title: 'The names of the herbs',
      description:
        'The line below the ingredients, such as “Herbs: Bilva, Pippali.”: each as the label has to name it (Labelling and Display Regulations, 2020, 5(2))',
    }),
  }),
  ...shopCopy,
  blog: optionalTexts('lede').extend({
    picture: pictureName().nullish().describe('On the card that other sites show of the blog'),
  }),
  categories,
  claims: z.strictObject({
    list: listById(
      z.strictObject({
        id: ownClaimId(),
        text: text().describe('The claim as a whole sentence, for whoever has to prove it'),
        value: text().describe('What is printed'),
        label: optionalText(),
        qualifier: optionalText().describe('Stands beside what is printed'),
        question: optionalText().describe('What a survey asked'),
        ...maybeCaution,
      }),
    )
      .default([])
      .meta({ title: 'Claims' }),
  }),
  pictures,
}

/** Topics that are in English only. */
export const ENGLISH_ONLY: readonly string[] = ['blog', 'categories'] satisfies (keyof typeof copyTopics)[]
