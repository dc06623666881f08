import type { Root as Tree } from 'hast'
import type { z } from 'zod'
import type { LanguageId } from '#contract/languages.ts'
import type { PolicyName } from '../views.ts'
import type { launchTopics } from './launch-topics.ts'
import type { batchFacts } from './schema/batch.ts'
import type { copyTopics } from './schema/copy.ts'
import type { articleHead, categories, policyHead } from './schema/documents.ts'
import type { factTopics } from './schema/facts.ts'
import type { pictures } from './schema/pictures.ts'
import type { ShopState } from './shop-state.ts'

/*
 * The types of the content. This file imports nothing that runs, so that `web/shop/` may import it.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type Group = Readonly<Record<string, Json>>

/** The target of a link: a section of home, a page of its own, or the chat in a new tab. */
export type Target =
  | { readonly kind: 'section'; readonly id: string }
  | { readonly kind: 'view'; readonly view: 'blog' | PolicyName }
  | { readonly kind: 'chat' }

/** The icons that MobileBar.tsx draws. */
type BarIcon = 'house' | 'info' | 'sparkles' | 'shopping-bag' | 'message-circle'

/** JSON has texts where the code has choices. */
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
  delivery: typeof import('../words/en/delivery.json')
  documents: typeof import('../words/en/documents.json')
  doses: typeof import('../words/en/doses.json')
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
  policy: typeof import('../words/en/policy.json')
  popup: typeof import('../words/en/popup.json')
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
}>

export type Heading = { readonly id: string; readonly text: string }

/** What a footnote names: `[^id]: [Title](address). Publisher, year.` */
type CitedSource = {
  readonly id: string
  readonly title: string
  readonly publisher: string
  readonly year: number
  readonly url: string
  /** How often the text refers to it. */
  readonly references: number
}

export type MarkdownText = {
  /** HTML, with elements of ours where views have a component; see ui/text-elements.d.ts. */
  readonly tree: Tree
  /** Those of the second level are listed. */
  readonly headings: readonly Heading[]
  /** Headings of every level have one. */
  readonly ids: readonly string[]
  /** They are in the order of their numbers. */
  readonly sources: readonly CitedSource[]
  /** The Markdown without the sources at its end. */
  readonly markdown: string
}

export type Category = z.infer<typeof categories>['list'][number]

/** An article without its text, as lists show it. */
export type Article = Omit<z.infer<typeof articleHead>, 'faqs'> & {
  /** How long reading takes, in minutes, at least one. */
  readonly readTime: number
  /** Whether there is more than the excerpt. */
  readonly full: boolean
  /** The headings of the second level, and those below the text. */
  readonly headings: readonly Heading[]
}

export type ArticleText = Pick<MarkdownText, 'tree' | 'sources'> & {
  readonly faqs: readonly { readonly question: string; readonly answer: string }[]
}

type Policy = z.infer<typeof policyHead> &
  Pick<MarkdownText, 'tree' | 'ids'> & {
    /** English, where the page's language has none that fits. */
    readonly language: LanguageId
  }

export type Documents = {
  /** Articles that can be read in full come first, then by date. */
  readonly articles: readonly Article[]
  /** Texts by the article's id. */
  readonly articleTexts: Readonly<Record<string, ArticleText>>
  readonly policies: Readonly<Record<PolicyName, Policy>>
}

/** A part of the content as its files hold it. */
type Written<Topics> = {
  [Topic in keyof Topics]: Topics[Topic] extends z.ZodType ? z.infer<Topics[Topic]> : never
}

/** A claim as an entry prints it. */
type Claim = {
  readonly id: string
  readonly value: string
  readonly label?: string | null | undefined
  readonly qualifier?: string | null | undefined
  readonly question?: string | null | undefined
  readonly number?: number | undefined
}

/** Loaded, an entry has the claim that it prints. Where parts have a list of the same name, its entries are those of all. */
type Loaded<T> = T extends readonly unknown[]
  ? readonly Loaded<T[number]>[]
  : T extends object
    ? { readonly [K in keyof T]: K extends 'claim' ? LoadedClaim<T[K]> : Loaded<T[K]> }
    : T
type LoadedClaim<Id> = Id extends string ? Claim : Id

/** A picture that has both its file and a text for those who cannot see it. */
type Picture = z.infer<typeof pictures>['list'][number] & { alt: string }

type Facts = Omit<Written<typeof factTopics>, 'launch' | 'reel' | 'doses' | 'refund'> &
  ReturnType<typeof launchTopics>
type Copy = Omit<Written<typeof copyTopics>, 'pictures' | 'doses' | 'categories'>

/** What a shop may lack as a whole. */
type Optional = {
  readonly reel: Partial<Written<typeof factTopics>['reel']>
  readonly doses: Partial<Written<typeof factTopics>['doses'] & Written<typeof copyTopics>['doses']>
  readonly refund: Partial<Written<typeof factTopics>['refund']>
}

type Topics = Loaded<
  Facts &
    Words &
    Copy &
    Optional & {
      categories: Record<string, Category>
      batches: (z.infer<typeof batchFacts> & {
        /** Its own words may be in another language than the page. */
        language: LanguageId
      })[]
      pictures: Record<string, Picture>
    }
>

/** All content in one language, as load.ts returns it. */
export type Content = Omit<Topics, 'delivery'> &
  Documents & {
    readonly pages: Readonly<
      Record<PolicyName, Pick<Documents['policies'][PolicyName], 'title' | 'description'>>
    >
    /** A shop may take no bulk orders. */
    readonly delivery: Omit<Topics['delivery'], 'bulk'> & {
      readonly bulk: NonNullable<Topics['delivery']['bulk']> | undefined
    }
    /** The words are in it. */
    readonly language: LanguageId
    readonly shopState: ShopState
    /** Every claim of the shop, also one whose document has expired, which `claims` has not. */
    readonly ledger: Written<typeof factTopics>['claims']
  }

/** A part of the content by its name: `faq`, `packs`. */
export type Topic = keyof Content
