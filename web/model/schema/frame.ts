import { z } from 'zod'
import { isPolicy, POLICIES, type ViewName, views } from '../../views.ts'
import { code, optionalText, text, texts, webAddress } from './fields.ts'
import { BUSINESS_FORMS } from './launch.ts'

/* The frame of every page, its forms, mails and messages, and the seller behind it. */

/** How often the launch popup opens: on every home view, once a browser session, or never. */
const POPUP_FREQUENCIES = ['every-visit', 'once-per-session', 'off'] as const

export const brand = {
  facts: z
    .strictObject({
      social: z
        .strictObject({ profile: webAddress(), handle: code() })
        .nullish()
        .meta({ title: 'Social profile' }),
      copyrightYear: z.int().min(2000).max(2100),
      letters: z
        .boolean()
        .default(false)
        .meta({ title: 'Letters', description: 'Off takes the sign-up box off every page' }),
      backups: z.boolean().default(false).meta({
        title: 'Backups',
        description: 'On once the workflow Backup runs: the privacy policy tells of them',
      }),
      popup: z.enum(POPUP_FREQUENCIES).default('off').meta({ title: 'Greeting popup' }),
    })
    .meta({ title: 'Brand' }),
  words: texts('product')
    .extend({
      inCity: text().meta({ description: 'As it stands in a sentence: in {brand.city}' }),
      address: text(),
    })
    .meta({ title: 'Brand' }),
  copy: z.strictObject({
    tagline: optionalText(),
    letterService: optionalText().meta({
      words: true,
      title: 'Who sends the letters',
      description: 'Empty leaves it out of the privacy policy',
    }),
    city: optionalText().meta({ words: true, description: 'Without it that of the postal address' }),
    meaning: optionalText(),
    partMeanings: z.array(text()).nullish().meta({ description: 'Of the parts of the name, in their order' }),
    note: optionalText().meta({ words: true, description: 'What else a reader may hear in the name' }),
  }),
}

/** The anchors of home's sections, and places inside them. */
const SECTIONS = [
  'hero',
  'about',
  'heritage',
  'shop',
  'benefits',
  'testimonials',
  'faq',
  'contact',
  'quality',
  'recipe',
  'ingredients',
  'guarantee',
  'delivery',
  'bulk',
  'suitability',
  'founders-heading',
] as const

/** Where a link leads: a section of home, a page of its own, or the chat in a new tab. */
const target = z.union([
  z.strictObject({ kind: z.literal('section'), id: z.enum(SECTIONS) }),
  z.strictObject({
    kind: z.literal('view'),
    view: z.enum(['blog', ...POLICIES]),
  }),
  z.strictObject({ kind: z.literal('chat') }),
])
export type Target = z.infer<typeof target>

/** The icons that MobileBar.tsx draws. */
const BAR_ICONS = ['house', 'info', 'sparkles', 'shopping-bag', 'message-circle'] as const

const link = z.strictObject({ name: text(), to: target })

export const navigation = {
  words: texts('skip', 'toTop', 'main', 'button', 'buttonName', 'sections', 'shortcuts', 'backToTop')
    .extend({
      links: z.array(link).meta({ description: 'In the header' }),
      bar: z
        .array(link.extend({ icon: z.enum(BAR_ICONS) }))
        .meta({ description: 'At the foot of small screens' }),
    })
    .meta({ title: 'Navigation' }),
}

const footerLink = z
  .strictObject({
    name: optionalText().meta({ words: true, description: 'Without one, the title of the page' }),
    to: target,
  })
  .refine(({ name, to }) => name || to.kind === 'view', { path: ['name'], error: 'is missing' })

export const footer = {
  words: texts('label', 'copyright', 'follow')
    .extend({
      columns: z.array(z.strictObject({ title: text(), links: z.array(footerLink) })),
      dosage: texts('heading', 'text'),
    })
    .meta({ title: 'Footer' }),
}

export const notFound = {
  words: texts('eyebrow', 'title', 'text', 'backHome', 'ask')
    .extend({ links: z.array(link.extend({ text: text() })) })
    .meta({ title: 'Page for unknown addresses' }),
}

export const languages = {
  words: texts('label', 'draft', 'inEnglish')
    .extend({
      /** Shown on pages in other languages to visitors whose browser prefers this one. */
      offer: texts('text', 'dismiss'),
    })
    .meta({ title: 'Languages' }),
}

/**
 * What browsers, search engines and link previews show of each page; the brand’s name follows the title. A policy’s text
 * has its own.
 */
export const pages = {
  words: z
    .record(
      z.enum((Object.keys(views) as ViewName[]).filter((name) => !isPolicy(name))),
      texts('title', 'description'),
    )
    .meta({ title: 'Titles and descriptions' }),
}

/** Words of every page's scripts, which read them from the page (web/browser/site-words.ts). */
export const site = {
  words: texts('stopped', 'retry', 'brokenImage', 'notifications', 'closeNotification', 'pinCode')
    .extend({
      notLoaded: texts('text', 'reload').meta({ description: 'Where the code of a part is missing' }),
      unreachable: texts('title', 'text').meta({ description: 'Where a request has no answer' }),
    })
    .meta({ title: 'Messages of every page' }),
}

/** What a sign-up comes to: the codes of the Worker's answers, and what the browser finds by itself. */
const SIGN_UP_OUTCOMES = [
  'email_empty',
  'email_invalid',
  'subscribed',
  'already_subscribed',
  'demo_subscribed',
  'confirmation_sent',
  'challenge_failed',
  'rate_limited',
  'full_day',
  'unavailable',
  'failed',
  'unreachable',
] as const

/** The words around the form. */
export const newsletter = {
  words: texts('heading', 'text', 'notice', 'privacyLink').meta({ title: 'Newsletter' }),
}

/** The form, and the outcomes of a sign-up. */
export const signUp = {
  words: texts('label', 'placeholder', 'example', 'button', 'challenge')
    .extend({
      pending: z.strictObject({
        subscribing: z.strictObject({ title: text(), text: optionalText() }),
        challenge: texts('title', 'text'),
      }),
      outcomes: z.record(z.enum(SIGN_UP_OUTCOMES), texts('title', 'text')),
    })
    .meta({ title: 'Newsletter form' }),
}

/** What may be wrong with a field of the form. */
const PROBLEMS = [
  'message_empty',
  'message_long',
  'name_long',
  'reach_empty',
  'email_invalid',
  'phone_invalid',
] as const

/** The status line of the form. */
const OUTCOMES = [
  'sending',
  'sent',
  'invalid',
  'challenge_failed',
  'rate_limited',
  'full_day',
  'failed',
  'unreachable',
] as const

/** The form for those who have no WhatsApp. */
export const question = {
  words: texts(
    'heading',
    'name',
    'mayBeEmpty',
    'reach',
    'message',
    'notice',
    'privacyLink',
    'button',
    'challenge',
    'wayOut',
    'withoutScripts',
  )
    .extend({
      problems: z.record(z.enum(PROBLEMS), text()),
      outcomes: z.record(z.enum(OUTCOMES), text()),
    })
    .meta({ title: 'Form for a question' }),
}

/** The pages below `/newsletter` that a link in a mail, the button of such a page, or a form without JavaScript leads to. */
const MAIL_PAGES = [
  'confirm',
  'unsubscribe',
  'confirmed',
  'unsubscribed',
  'invalid',
  'failed',
  'sent',
  'incorrect',
  'unsent',
] as const

export const mail = {
  words: texts('sender', 'pageHome')
    .extend({
      confirmation: texts('subject', 'text', 'link', 'expiry', 'notYou').meta({
        description: 'To a new subscriber: the only mail that goes to anybody but the owner',
      }),
      pages: z.record(z.enum(MAIL_PAGES), texts('title', 'text').extend({ button: optionalText() })),
    })
    .meta({ title: 'Mail' }),
}

export const policy = {
  words: texts('eyebrow', 'backHome', 'updated', 'wordingOf', 'write', 'call')
    .extend({
      orderReference: texts('text', 'link').meta({
        description: 'Says beside the order button what the reference is for, and how to leave it out',
      }),
      trackingSwitch: texts('label', 'note').extend({
        byBrowser: text().meta({ description: 'Where Global Privacy Control is on' }),
        notKept: text().meta({ description: 'Where the browser stores nothing' }),
      }),
    })
    .meta({ title: 'Policies' }),
}

export const myData = {
  words: texts(
    'show',
    'waiting',
    'found',
    'pause',
    'deleting',
    'heading',
    'nothing',
    'demo',
    'interactions',
    'productEvents',
    'inquiries',
    'orders',
    'remove',
    'sure',
    'yes',
    'no',
    'removed',
    'failed',
  )
    .extend({ orderStatus: texts('clicked', 'sold', 'cancelled') })
    .meta({ title: 'What visitors may see and delete' }),
}

/** The words of pages before a shop is open, and what they print for facts that are not known yet. */
export const unopened = {
  words: texts('strip', 'order')
    .extend({
      packs: text().meta({ description: 'In place of the packs and their prices' }),
      unknown: texts('name', 'phone', 'email', 'city'),
    })
    .meta({ title: 'Before the shop opens' }),
}

export const legal = {
  facts: z
    .strictObject({
      consumerCare: z.strictObject({ phone: code().nullish(), email: code().nullish() }).prefault({}),
      grievanceOfficer: z.strictObject({ acknowledgedWithinHours: z.literal(48).default(48) }).prefault({}),
      gstin: code().nullish(),
    })
    .meta({ title: 'Legal' }),
  words: z
    .strictObject({
      businessForms: z.record(z.enum(BUSINESS_FORMS), text()).meta({ description: 'After the legal name' }),
      owners: texts('proprietorship', 'partnership', 'llp').meta({ description: 'With {owner}' }),
      registrations: texts('llp', 'company', 'other').meta({ title: 'What its number is called' }),
      grievanceOfficer: texts('designation'),
      licences: texts('licence', 'registration', 'drug').meta({
        title: 'What the number is',
        description: 'An FSSAI number that begins with 2 is one of a registration',
      }),
      countryOfOrigin: text(),
      soldAs: texts('aahara', 'food', 'drug'),
      labels: texts(
        'maker',
        'address',
        'soldAs',
        'consumerCare',
        'grievanceOfficer',
        'licence',
        'gstin',
        'countryOfOrigin',
        'courts',
      ),
      courtsNote: text(),
      complaintClock: text(),
      rights: text(),
      helpline: text(),
      demonstration: text().meta({
        description: 'At the foot of every page, and with the maker: what is not real',
      }),
    })
    .meta({ title: 'Legal' }),
  copy: z.strictObject({
    consumerCare: z.strictObject({ hours: optionalText() }).prefault({}),
    courts: optionalText().meta({ words: true, description: 'Cities whose courts decide a dispute' }),
  }),
}

/** The laws that limit metals: shop/substances.ts has their limits. */
export const limits = { words: z.strictObject({ food: texts('regulation'), drug: texts('regulation') }) }
