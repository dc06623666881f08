import type { z } from 'zod'
import type { LanguageId } from '#contract/languages.ts'
import type { PolicyName } from '../views.ts'
import type { launchTopics } from './launch-topics.ts'
import type { batchFacts } from './schema/batch.ts'
import type { copyTopics } from './schema/copy.ts'
import type { Category, Documents } from './schema/documents.ts'
import type { factTopics } from './schema/facts.ts'
import type { pictures } from './schema/pictures.ts'
import type { ShopState } from './shop-state.ts'
import type { Words } from './words.ts'

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
