import { z } from 'zod'
import { isPolicy, type ViewName, views } from '../../views.ts'
import { about } from './about.ts'
import { batchWords } from './batch.ts'
import { benefits } from './benefits.ts'
import { blogWords, categories } from './blog.ts'
import { brandFacts, brandWords } from './brand.ts'
import { chat } from './chat.ts'
import { claimFacts, claimWords, confirmedFacts } from './claims.ts'
import { deliveryFacts, deliveryWords } from './delivery.ts'
import { documentWords } from './documents.ts'
import { doseFacts, doseWords } from './doses.ts'
import { faq } from './faq.ts'
import { code, entryId, ifClaim, pictureName, text, textIfClaim, texts } from './fields.ts'
import { founders } from './founders.ts'
import { herbFacts, herbWords } from './herbs.ts'
import { hero } from './hero.ts'
import { labelFacts, labelWords } from './label.ts'
import { launchFacts } from './launch.ts'
import { legalFacts, legalWords } from './legal.ts'
import { limitFacts, limitWords } from './limits.ts'
import { mail } from './mail.ts'
import { footer, navigation, notFound } from './navigation.ts'
import { newsletter, signUp } from './newsletter.ts'
import { packWords } from './packs.ts'
import { pictures } from './pictures.ts'
import { myDataWords, policyWords } from './policy.ts'
import { preview } from './preview.ts'
import { productWords } from './products.ts'
import { question } from './question.ts'
import { readFacts } from './read.ts'
import { reelFacts, reelWords } from './reel.ts'
import { refundFacts, refundWords } from './refund.ts'
import { shop } from './shop.ts'
import { testimonials } from './testimonials.ts'

/* Topics of a few lines; the others have files of their own. */

const heritage = texts('eyebrow', 'heading')
  .extend({
    headingNoName: text().meta({ description: 'The heading of a shop without a name in Devanagari' }),
    lede: text().nullish(),
    cards: z.array(texts('title', 'description')),
    recipe: texts('heading', 'source', 'more').extend({ text: textIfClaim(), article: code() }),
    quote: texts('text'),
    picture: pictureName(),
  })
  .meta({ title: 'Heritage' })

const languages = texts('label', 'draft', 'inEnglish')
  .extend({
    /** Shown on pages in other languages to visitors whose browser prefers this one. */
    offer: texts('text', 'dismiss'),
  })
  .meta({ title: 'Languages' })

const latinFacts = z
  .strictObject({
    words: z.array(code()).meta({
      description:
        'Names, units and abbreviations that stay in Latin letters in a language with another script',
    }),
  })
  .meta({ title: 'Latin words' })

/** Numbered notes at the end of home: a text refers to one by `[^id]`. One with a claim is left out with it. */
const notes = texts('heading', 'name')
  .extend({
    back: texts('one', 'several').meta({
      description: 'Name the links from a note to the places that refer to it',
    }),
    list: z.array(z.strictObject({ id: entryId(), ...ifClaim, text: text() })),
  })
  .meta({ title: 'Notes', description: 'What explains a claim; a text refers to a note by [^id]' })

/**
 * What browsers, search engines and link previews show of each page; the brand’s name follows the title. A policy’s text
 * has its own.
 */
const pages = z
  .record(
    z.enum((Object.keys(views) as ViewName[]).filter((name) => !isPolicy(name))),
    z.strictObject({ title: textIfClaim(), description: textIfClaim() }),
  )
  .meta({ title: 'Titles and descriptions' })

const popup = texts('title', 'welcome', 'shop', 'explore', 'close').meta({
  title: 'Greeting popup',
})

const promo = z
  .strictObject({
    eyebrow: text(),
    offer: textIfClaim(),
    until: text(),
    button: text(),
    buttonName: text().meta({ description: 'Begins with the words of the button; read aloud' }),
    after: textIfClaim().meta({ description: 'In the strip’s place while no offer runs' }),
  })
  .meta({ title: 'Strip above the header' })

/** What the owner copies into a chat. They never hold a payment link: several apps refuse links from a browser. */
const replies = texts(
  'howToPay',
  'upi',
  'deliveryFree',
  'deliveryCharged',
  'sentToday',
  'parcel',
  'howToTake',
  'recall',
).meta({ title: 'Replies to customers' })

const searchFacts = z
  .strictObject({
    words: z
      .array(z.array(code()).min(2))
      .meta({ description: 'The word as the articles write it, then its other spellings and languages' }),
  })
  .meta({ title: 'Words of the blog’s search' })

/** Words of every page's scripts, which read them from the page (web/browser/site-words.ts). */
const site = texts('stopped', 'retry', 'brokenImage', 'notifications', 'closeNotification', 'pinCode')
  .extend({
    notLoaded: texts('text', 'reload').meta({ description: 'Where the code of a part is missing' }),
    unreachable: texts('title', 'text').meta({ description: 'Where a request has no answer' }),
  })
  .meta({ title: 'Messages of every page' })

const suitability = texts('heading', 'intro')
  .extend({
    ask: z
      .array(texts('text').extend({ id: code() }))
      .meta({ description: 'In sight: whom to ask first, one line each' }),
  })
  .meta({ title: 'Is it for me?', description: 'Questions of health. As advice they may name conditions.' })

const survey = z
  .strictObject({
    source: text(),
  })
  .meta({ title: 'Surveys', description: 'Who answered and when, beside every survey figure' })

/** What is the same in every language: facts/<topic>.json. */
export const factTopics = {
  brand: brandFacts,
  claims: claimFacts,
  confirmed: confirmedFacts,
  delivery: deliveryFacts,
  doses: doseFacts,
  herbs: herbFacts,
  label: labelFacts,
  latin: latinFacts,
  legal: legalFacts,
  limits: limitFacts,
  launch: launchFacts,
  read: readFacts,
  reel: reelFacts,
  refund: refundFacts,
  search: searchFacts,
}

/** Words of what is in English only. */
export const sourceTopics = {
  blog: blogWords,
  categories,
}

/** Words: <language>/<topic>.json. A topic that has facts too is one object of both. */
export const wordTopics = {
  about,
  batch: batchWords,
  benefits,
  brand: brandWords,
  chat,
  claims: claimWords,
  delivery: deliveryWords,
  documents: documentWords,
  doses: doseWords,
  faq,
  footer,
  founders,
  herbs: herbWords,
  heritage,
  hero,
  label: labelWords,
  languages,
  legal: legalWords,
  limits: limitWords,
  mail,
  myData: myDataWords,
  navigation,
  newsletter,
  notFound,
  notes,
  packs: packWords,
  pages,
  pictures,
  policy: policyWords,
  popup,
  preview,
  products: productWords,
  promo,
  question,
  reel: reelWords,
  refund: refundWords,
  replies,
  shop,
  signUp,
  site,
  suitability,
  survey,
  testimonials,
}
