import type { Root as Tree } from 'hast'
import type { z } from 'zod'
import type { LanguageId } from '#contract/languages.ts'
import type { PolicyName } from '../views.ts'
import type { factsOf } from './facts.ts'
import type { batchFacts } from './schema/batch.ts'
import type { copyTopics } from './schema/copy.ts'
import type { articleHead, categories, policyHead } from './schema/documents.ts'
import type { FactFiles } from './schema/facts.ts'
import type { FilesOf } from './schema/fields.ts'
import type { ShopState } from './shop-state.ts'
import type { Target, Words } from './word-types.ts'

/*
 * The types of the content. This file imports nothing that runs, so that `web/shop/` may import it.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type Group = Readonly<Record<string, Json>>

export type { Target, Words }

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
  Pick<MarkdownText, 'tree' | 'ids' | 'headings'> & {
    /** English, where the page's language has none that fits. */
    readonly language: LanguageId
  }

export type Documents = {
  /** Articles that can be read in full come first, then by date. */
  readonly articles: readonly Article[]
  /** Articles whose day has not come in India: they are checked, and not built. `file` is its path in the shop's folder. */
  readonly scheduled: readonly (Pick<Article, 'id' | 'publishDate'> & { readonly file: string })[]
  /** Texts of the articles that can be read, by their ids. */
  readonly articleTexts: Readonly<Record<string, ArticleText>>
  readonly policies: Readonly<Record<PolicyName, Policy>>
}

/** A claim that the shop makes, with its evidence and what is printed of it. */
export type Claims = Readonly<
  Record<string, FactFiles['claims']['list'][number] & CopyFiles['claims']['list'][number]>
>

/** A claim as an entry prints it. */
type Claim = Pick<Claims[string], 'value' | 'label' | 'qualifier' | 'question' | 'number'> & {
  readonly id: string
}

/** Replaces the id of a claim by the claim, as loading does. */
type Loaded<T> = T extends readonly unknown[]
  ? readonly Loaded<T[number]>[]
  : T extends object
    ? { readonly [K in keyof T]: K extends 'claim' ? LoadedClaim<T[K]> : Loaded<T[K]> }
    : T
type LoadedClaim<Id> = Id extends string ? Claim : Id

/** A shop's copy by topics, as in its files; `city` defaults to that of the postal address. */
export type CopyFiles = FilesOf<typeof copyTopics> & {
  readonly brand: Readonly<Record<'name' | 'product' | 'productInText' | 'city', string>>
}
export type Copy = Loaded<CopyFiles>

/** The facts by topics, the same in every language. */
export type Facts = ReturnType<typeof factsOf>

type Launch = FactFiles['launch']
type EntryOf<List extends readonly unknown[]> = Omit<List[number], 'id'>

/** A pack, with its price in rupees while the offer runs. */
export type Pack = Launch['packs']['list'][number] &
  EntryOf<CopyFiles['packs']['list']> & {
    readonly size: string
    readonly order: string
    readonly price: number
  }
export type Zone = Launch['delivery']['list'][number] & EntryOf<CopyFiles['delivery']['zones']['list']>
export type Ingredient = Launch['ingredients']['list'][number] &
  EntryOf<CopyFiles['label']['ingredients']['list']>
export type Nutrient = FactFiles['label']['nutrition'][number] & EntryOf<Words['label']['nutrition']>

type DoseFacts = NonNullable<FactFiles['doses']>
type Dose = DoseFacts['adultsDaily'] & { readonly amount: string }
type OtherDose = 'adultsFuller' | 'overFive' | 'threeToTwelve'

/** The amounts to take, in spoons and in words, and the words of their section. */
export type Doses = Omit<DoseFacts & NonNullable<CopyFiles['doses']>, OtherDose | 'adultsDaily'> & {
  readonly adultsDaily: Dose
} & Readonly<Record<OtherDose, Dose | undefined>>
/** What replaces orders while none are taken: everything is sold out, or the shop is closed for some days. */
export type Pause = {
  /** Whether it applies on the day of the build. */
  readonly isNow: boolean
  /** Whether it is announced on the day of the build, because it begins within days. */
  readonly isSoon: boolean
  /** Whether it has a first and a last day, which the visitor's clock decides on. */
  readonly isDated: boolean
  /** The text of each button. */
  readonly label: string
  readonly sentence: string
  /** The announcement, where it begins on a day of its own. */
  readonly soon?: string
  /** Why, in the shop's own words. */
  readonly reason?: string | null | undefined
  /** The message with which the chat opens; `pausedMessage` fills it. */
  readonly question: string
}

export type Batch = z.infer<typeof batchFacts> & {
  /** `language` is that of its texts, which may differ from the page's. */
  readonly language: LanguageId
}

/** Pictures by their names: those that have both their file and a text for those who cannot see it. */
export type Pictures = Readonly<
  Record<string, NonNullable<CopyFiles['pictures']>['list'][number] & { readonly alt: string }>
>

/** Words, copy and facts, and what is derived from them, in one language. */
export type Topics = {
  readonly words: Words
  readonly copy: Copy
  readonly facts: Facts
  readonly packs: readonly Pack[]
  /** Undefined where orders are taken, and will be. */
  readonly pause: Pause | undefined
  /** Whether no offer runs on the day of the build; in the browser it is decided anew. */
  readonly isOfferOver: boolean
  readonly zones: readonly Zone[]
  readonly ingredients: readonly Ingredient[]
  readonly nutrients: readonly Nutrient[]
  /** Undefined where the shop prints no amounts. */
  readonly doses: Doses | undefined
  /** The claims that may be printed: the document of none has expired. */
  readonly claims: Claims
  /** The newest first. */
  readonly batches: readonly Batch[]
  readonly pictures: Pictures
  readonly categories: Readonly<Record<string, Category>>
  /** The language of words and copy. */
  readonly language: LanguageId
  readonly shopState: ShopState
}

/** All content in one language, as load.ts returns it. Articles and policies take texts of the rest. */
export type Content = Topics & Documents

type Root = 'words' | 'copy' | 'facts'

/** A part of the content by its name: `words.shop`, `facts.offer`, `packs`. */
export type Topic = { [R in Root]: `${R}.${keyof Content[R] & string}` }[Root] | Exclude<keyof Content, Root>

/** These parts of the content: `ContentWith<'words.chat' | 'packs'>`. */
export type ContentWith<Name extends Topic> = Pick<Content, Name & keyof Content> & {
  readonly [R in Root as Name extends `${R}.${string}` ? R : never]: Pick<
    Content[R],
    { [T in keyof Content[R] & string]: `${R}.${T}` extends Name ? T : never }[keyof Content[R] & string]
  >
}
