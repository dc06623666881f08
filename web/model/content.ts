import type { z } from 'zod'
import type { LanguageId } from '#contract/languages.ts'
import type { PolicyName } from '../views.ts'
import type { batchFacts } from './schema/batch.ts'
import type { confirmedTopics } from './schema/claims.ts'
import type { Documents } from './schema/documents.ts'
import type { openingTopics } from './schema/opening.ts'
import type { pictures } from './schema/pictures.ts'
import type { factTopics, sourceTopics, wordTopics } from './schema/topics.ts'

/** The content as its files hold it: what a hidden claim covers is still in it. */
type Written<Topics> = {
  [Topic in keyof Topics]: Topics[Topic] extends z.ZodType ? z.infer<Topics[Topic]> : never
}

/**
 * A text that stands only while its claim is shown is a text once it is loaded, and a group that may be a sample may be
 * missing. Where facts and words have a list of the
 * same name, its entries are those of both.
 */
type Loaded<T> = T extends { ifClaim: string }
  ? string
  : T extends readonly unknown[]
    ? readonly Loaded<T[number]>[]
    : T extends object
      ? { readonly [K in keyof T]: Loaded<T[K]> | MayBeMissing<T[K]> }
      : T

type MayBeMissing<Group> = 'sample' extends keyof Group
  ? Group extends { sample?: string }
    ? never
    : undefined
  : never

/** A picture that has both its file and a text for those who cannot see it. */
type Picture = z.infer<typeof pictures>['list'][number] & { alt: string }

/** What is published: all of it, as a demonstration, or what is the owner's own. */
export type Mode = 'demonstration' | 'live'

/** All content in one language, as load.ts returns it. */
export type Content = Loaded<
  Omit<Written<typeof factTopics>, 'opening' | 'confirmed'> &
    ReturnType<typeof openingTopics> &
    ReturnType<typeof confirmedTopics> &
    Omit<Written<typeof wordTopics>, 'pictures'> &
    Written<typeof sourceTopics> & {
      batches: (z.infer<typeof batchFacts> & {
        /** Its own words may be in another language than the page. */
        language: LanguageId
      })[]
      pictures: Record<string, Picture>
    }
> &
  Documents & {
    readonly pages: Readonly<
      Record<PolicyName, Pick<Documents['policies'][PolicyName], 'title' | 'description'>>
    >
    /** The words are in it. */
    readonly language: LanguageId
    readonly mode: Mode
  }

/** A part of the content by its name: `faq`, `packs`. */
export type Topic = keyof Content
