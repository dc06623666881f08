import type { z } from 'zod'
import type { LanguageId } from '#contract/languages.ts'
import type { PolicyName } from '../views.ts'
import type { launchTopics } from './launch-topics.ts'
import type { Mode } from './mode.ts'
import type { batchFacts } from './schema/batch.ts'
import type { Category } from './schema/blog.ts'
import type { confirmedTopics } from './schema/claims.ts'
import type { Documents } from './schema/documents.ts'
import type { pictures } from './schema/pictures.ts'
import type { factTopics, sourceTopics, wordTopics } from './schema/topics.ts'

/** The content as its files hold it: what a hidden claim covers is still in it. */
type Written<Topics> = {
  [Topic in keyof Topics]: Topics[Topic] extends z.ZodType ? z.infer<Topics[Topic]> : never
}

/**
 * Loaded, a text that depends on a claim is a plain text. Where facts and words have a list of the same name, its
 * entries are those of both.
 */
type Loaded<T> = T extends { ifClaim: string }
  ? string
  : T extends readonly unknown[]
    ? readonly Loaded<T[number]>[]
    : T extends object
      ? { readonly [K in keyof T]: Loaded<T[K]> }
      : T

/** A picture that has both its file and a text for those who cannot see it. */
type Picture = z.infer<typeof pictures>['list'][number] & { alt: string }

type Topics = Loaded<
  Omit<Written<typeof factTopics>, 'launch' | 'confirmed'> &
    ReturnType<typeof launchTopics> &
    ReturnType<typeof confirmedTopics> &
    Omit<Written<typeof wordTopics>, 'pictures'> &
    Omit<Written<typeof sourceTopics>, 'categories'> & {
      categories: Record<string, Category>
      batches: (z.infer<typeof batchFacts> & {
        /** Its own words may be in another language than the page. */
        language: LanguageId
      })[]
      pictures: Record<string, Picture>
    }
>

/** All content in one language, as load.ts returns it. */
export type Content = Omit<Topics, 'delivery' | 'reel'> & {
  /** A shop may have neither a reel nor bulk orders. */
  readonly reel: Topics['reel'] | undefined
  readonly delivery: Omit<Topics['delivery'], 'bulk'> & {
    readonly bulk: NonNullable<Topics['delivery']['bulk']> | undefined
  }
} & Documents & {
    readonly pages: Readonly<
      Record<PolicyName, Pick<Documents['policies'][PolicyName], 'title' | 'description'>>
    >
    /** The words are in it. */
    readonly language: LanguageId
    readonly mode: Mode
  }

/** A part of the content by its name: `faq`, `packs`. */
export type Topic = keyof Content
