import { z } from 'zod'
import {
  code,
  entryId,
  icon,
  ifClaim,
  list,
  listById,
  ofClaim,
  optionalText,
  optionalTexts,
  pictureName,
  text,
  texts,
  webAddress,
} from './fields.ts'

/* The sections of home. `words` are the software's, `copy` is what a shop says of itself: all of it may be missing. */

const proof = texts('label').extend(ofClaim).nullish()
const figure = texts('value', 'label').extend(ofClaim).nullish()

export const hero = {
  words: texts('button', 'eyebrow', 'cookedBy', 'buy', 'buyOne', 'way').meta({ title: 'First screen' }),
  copy: optionalTexts('heading', 'lede').extend({
    customers: proof,
    rating: proof,
    badges: list(z.strictObject({ ...ofClaim, icon: icon() })),
    herbs: figure,
    preservatives: figure,
    picture: pictureName().nullish(),
  }),
}

export const about = {
  words: texts('eyebrow', 'seeReport').meta({
    title: 'About',
    description: 'Why there are no preservatives',
  }),
  copy: optionalTexts('heading', 'problem').extend({
    features: list(
      texts('title', 'description').extend({
        ...ifClaim,
        icon: icon(),
        figure: code().nullish().meta({ description: 'Of the first, set large before it, such as 0' }),
      }),
    ),
    promise: texts('title', 'text').nullish(),
    checklist: list(
      texts('text').extend({
        ...ofClaim,
        reported: z
          .boolean()
          .nullish()
          .meta({ description: 'The newest batch’s report proves it: a link leads there' }),
      }),
    ),
    picture: pictureName().nullish(),
  }),
}

export const heritage = {
  words: texts('eyebrow').meta({ title: 'Heritage' }),
  copy: optionalTexts('heading', 'lede').extend({
    cards: list(texts('title', 'description')),
    recipe: texts('heading', 'source', 'text')
      .extend({ more: optionalText(), article: code().nullish() })
      .nullish(),
    quote: texts('text').nullish(),
    picture: pictureName().nullish(),
  }),
}

const claimed = z.strictObject(ofClaim).nullish()

export const products = {
  words: texts('eyebrow', 'heading', 'button')
    .extend({
      amla: texts('sanskrit', 'name', 'weighed', 'unweighed', 'share'),
      highlights: texts('heading'),
      consume: texts('heading'),
      didYouKnow: texts('heading'),
    })
    .meta({ title: 'The product' }),
  copy: z.strictObject({
    definition: texts('term', 'text').extend({ pronunciation: optionalText() }).nullish(),
    tradition: z.strictObject({ figure: claimed, text: text() }).nullish(),
    herbs: claimed,
    amla: z
      .strictObject({
        title: optionalText(),
        vitaminC: z
          .strictObject({
            ...ofClaim,
            before: text().meta({ description: 'Whose comparison the claim is' }),
          })
          .nullish(),
      })
      .prefault({}),
    highlights: z.strictObject({ list: list(texts('title', 'description')) }).prefault({}),
    consume: z
      .strictObject({
        steps: list(texts('title').extend({ description: optionalText() })),
        ages: list(text()).meta({
          description:
            'One sentence an age, below the steps; after the last the list of who asks a doctor is linked',
        }),
      })
      .prefault({}),
    didYouKnow: optionalTexts('text').prefault({}),
    pictures: z.strictObject({ jam: pictureName().nullish(), drink: pictureName().nullish() }).prefault({}),
  }),
}

/** The line drawings of pages/home/benefits/BenefitDrawing.tsx. */
const DRAWINGS = ['jar', 'teaspoon', 'manuscript', 'lamp', 'herbs', 'spoons'] as const
export type DrawingName = (typeof DRAWINGS)[number]

export const benefits = {
  words: texts('eyebrow').meta({ title: 'Benefits' }),
  copy: optionalTexts('heading', 'intro').extend({
    cards: list(z.strictObject({ ...ofClaim, drawing: z.enum(DRAWINGS), description: text() })).meta({
      description: 'The value of its claim is the title. Promise no cure.',
    }),
    results: texts('heading', 'note')
      .extend({ list: z.array(z.strictObject(ofClaim)) })
      .nullish(),
    timeline: texts('heading')
      .extend({ stops: z.array(texts('when', 'title', 'description')) })
      .nullish(),
  }),
}

export const reel = {
  facts: z
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
    .meta({ title: 'Reel' }),
  words: texts('heading', 'link').meta({ title: 'Reel' }),
  copy: optionalTexts('text'),
}

export const testimonials = {
  words: texts('eyebrow', 'heading', 'verified', 'rated')
    .extend({
      few: texts('one', 'two', 'three').meta({
        title: 'Up to three reviews',
        description: 'The heading by their number',
      }),
      featured: texts('heading'),
    })
    .meta({ title: 'Testimonials' }),
  copy: optionalTexts('intro').extend({
    few: optionalTexts('intro').prefault({}),
    summary: list(z.strictObject(ofClaim)),
    reviews: listById(
      texts('name', 'review').extend({
        id: entryId(),
        title: optionalText(),
        location: optionalText(),
        initials: optionalText(),
        rating: z.int().min(1).max(5).nullish().meta({ description: 'Stars; empty where none were given' }),
        verified: z.boolean().meta({ description: 'The order is on record' }),
      }),
    )
      .default([])
      .meta({ title: 'Reviews', description: 'Real ones, given with consent' }),
    featured: z
      .strictObject({
        papers: list(texts('name').extend({ id: entryId() })).meta({
          description: 'Who has written about us, each with an article that can be shown',
        }),
      })
      .prefault({}),
  }),
}

export const founders = {
  words: texts('eyebrow', 'button', 'heading')
    .extend({ labels: texts('experience', 'registration', 'specialization', 'more', 'less') })
    .meta({ title: 'Founders', description: 'Real people, with their consent' }),
  copy: z.strictObject({
    intro: z.strictObject({ ...ofClaim, text: text() }).nullish(),
    people: listById(
      texts('name', 'title', 'description').extend({
        id: entryId(),
        specialization: optionalText(),
        initials: optionalText().meta({
          words: true,
          description: 'In the arch where a portrait would be; without any, those of the name',
        }),
        experience: optionalText(),
        registration: code().nullish().meta({ description: 'Of a doctor, with a state council of medicine' }),
      }),
    )
      .default([])
      .meta({ title: 'Founders' }),
    vision: texts('heading', 'text')
      .extend({ pillars: list(texts('title', 'description')) })
      .nullish(),
    promise: optionalText(),
  }),
}

export const faq = {
  words: texts('heading', 'intro')
    .extend({ card: texts('title', 'text', 'button').meta({ title: 'Card below the questions' }) })
    .meta({ title: 'Questions', description: 'What customers ask, in the order shown' }),
  copy: z.strictObject({
    picture: pictureName().nullish(),
    items: list(
      z.strictObject({
        id: code().meta({ description: 'Stands in addresses that lead to the answer; keep it' }),
        question: text(),
        answer: text().meta({ description: 'One to three plain sentences. Promise no cure.' }),
        icon: icon(),
        link: optionalText().meta({ words: true, description: 'After the answer' }),
        linkTo: z.enum(['doses', 'report']).nullish(),
      }),
    ).meta({ title: 'Questions' }),
  }),
}

export const suitability = {
  words: texts('heading').meta({
    title: 'Is it for me?',
    description: 'Questions of health. As advice they may name conditions.',
  }),
  copy: optionalTexts('intro').extend({
    ask: list(texts('text').extend({ id: code() })).meta({
      description: 'In sight: whom to ask first, one line each',
    }),
  }),
}

/** Numbered notes at the end of home: a text refers to one by `[^id]`. One with a claim is left out with it. */
export const notes = {
  words: texts('heading', 'name')
    .extend({
      back: texts('one', 'several').meta({
        description: 'Name the links from a note to the places that refer to it',
      }),
    })
    .meta({ title: 'Notes', description: 'What explains a claim; a text refers to a note by [^id]' }),
  copy: z.strictObject({ list: list(z.strictObject({ id: entryId(), ...ifClaim, text: text() })) }),
}

/** Who answered a survey and when, beside every survey figure. */
export const survey = { words: texts('source').meta({ title: 'Surveys' }) }

export const popup = {
  words: texts('title', 'welcome', 'shop', 'explore', 'close').meta({ title: 'Greeting popup' }),
}

export const promo = {
  words: z
    .strictObject({
      eyebrow: text(),
      offer: text().meta({ description: 'The offer; its end stands beside it' }),
      until: text(),
      button: text(),
      buttonName: text().meta({ description: 'Begins with the words of the button; read aloud' }),
      after: text().meta({ description: 'In the strip’s place while no offer runs' }),
    })
    .meta({ title: 'Strip above the header' }),
}

const plants = z
  .strictObject({
    count: z.int().positive().nullish().meta({ description: 'How many, where they are not listed by name' }),
    herbs: list(
      z.strictObject({
        sanskrit: code().meta({ description: 'In Latin letters, as the classical list names it' }),
        hindi: code().meta({ description: 'In Devanagari' }),
        english: code(),
      }),
    ),
  })
  .prefault({})

export const herbs = {
  facts: z
    .strictObject({
      decoction: plants.meta({ description: 'What is boiled' }),
      stirredIn: plants.meta({ description: 'The powders added off the fire' }),
    })
    .meta({ title: 'Herbs' }),
  copy: z.strictObject({
    ring: list(text()).meta({
      description: 'Sanskrit names of eight herbs of the two lists, to draw around the amla',
    }),
  }),
}
