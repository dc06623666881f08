import type { PolicyName } from '../views.ts'

/* The types of the software's words; types.ts exports them again. */

/** The target of a link: a section of home, a page of its own, or the chat in a new tab. */
export type Target =
  | { readonly kind: 'section'; readonly id: string }
  | { readonly kind: 'view'; readonly view: 'blog' | PolicyName }
  | { readonly kind: 'chat' }

/** The icons that MobileBar.tsx draws. */
type BarIcon = 'house' | 'info' | 'sparkles' | 'shopping-bag' | 'message-circle'

/** Narrows the fields of a JSON import that hold one of a few values; their inferred type is string. */
type WithChoices<T> = T extends readonly (infer Entry)[]
  ? readonly WithChoices<Entry>[]
  : T extends object
    ? {
        readonly [K in keyof T]: K extends 'to' ? Target : K extends 'icon' ? BarIcon : WithChoices<T[K]>
      }
    : T

/** The software's words by their topics: the English files are their own schema. */
export type Words = WithChoices<{
  about: typeof import('../words/en/about.json')
  batch: typeof import('../words/en/batch.json')
  benefits: typeof import('../words/en/benefits.json')
  blog: typeof import('../words/en/blog.json')
  brand: typeof import('../words/en/brand.json')
  chat: typeof import('../words/en/chat.json')
  closed: typeof import('../words/en/closed.json')
  delivery: typeof import('../words/en/delivery.json')
  deliveryTerms: typeof import('../words/en/deliveryTerms.json')
  documents: typeof import('../words/en/documents.json')
  faq: typeof import('../words/en/faq.json')
  footer: typeof import('../words/en/footer.json')
  founders: typeof import('../words/en/founders.json')
  heritage: typeof import('../words/en/heritage.json')
  hero: typeof import('../words/en/hero.json')
  label: typeof import('../words/en/label.json')
  languages: typeof import('../words/en/languages.json')
  legal: typeof import('../words/en/legal.json')
  limits: typeof import('../words/en/limits.json')
  mail: typeof import('../words/en/mail.json')
  myData: typeof import('../words/en/myData.json')
  navigation: typeof import('../words/en/navigation.json')
  newsletter: typeof import('../words/en/newsletter.json')
  notFound: typeof import('../words/en/notFound.json')
  notes: typeof import('../words/en/notes.json')
  packs: typeof import('../words/en/packs.json')
  pages: typeof import('../words/en/pages.json')
  pay: typeof import('../words/en/pay.json')
  policy: typeof import('../words/en/policy.json')
  popup: typeof import('../words/en/popup.json')
  product: typeof import('../words/en/product.json')
  products: typeof import('../words/en/products.json')
  promo: typeof import('../words/en/promo.json')
  question: typeof import('../words/en/question.json')
  reel: typeof import('../words/en/reel.json')
  refund: typeof import('../words/en/refund.json')
  replies: typeof import('../words/en/replies.json')
  shop: typeof import('../words/en/shop.json')
  signUp: typeof import('../words/en/signUp.json')
  site: typeof import('../words/en/site.json')
  suitability: typeof import('../words/en/suitability.json')
  survey: typeof import('../words/en/survey.json')
  testimonials: typeof import('../words/en/testimonials.json')
  unopened: typeof import('../words/en/unopened.json')
  warnings: typeof import('../words/en/warnings.json')
}>
