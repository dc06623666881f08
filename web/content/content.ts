import type { z } from 'zod'
import type { LanguageId } from '#contract/languages.ts'
import type { batchFacts } from './schema/batch.ts'
import type { Documents } from './schema/documents.ts'
import type { factTopics, sourceTopics, wordTopics } from './schema/topics.ts'

/** As a file holds it: what a hidden claim covers is still in it. */
type Written<Topics> = {
  [Topic in keyof Topics]: Topics[Topic] extends z.ZodType ? z.infer<Topics[Topic]> : never
}

/**
 * A text that stands only while its claim is shown is a text once it is loaded. Where facts and words have a list of the
 * same name, its entries are those of both.
 */
type Loaded<T> = T extends { ifClaim: string }
  ? string
  : T extends readonly unknown[]
    ? readonly Loaded<T[number]>[]
    : T extends object
      ? { readonly [K in keyof T]: Loaded<T[K]> }
      : T

/** All content in one language, as load.ts returns it. */
export type Content = Loaded<
  Written<typeof factTopics> &
    Written<typeof wordTopics> &
    Written<typeof sourceTopics> & {
      batches: (z.infer<typeof batchFacts> & {
        /** Of its own words. */
        language: LanguageId
      })[]
    }
> &
  Documents & {
    /** Of the words. */
    readonly language: LanguageId
  }

/** A part of the content by its name: `faq`, `packs`. */
export type Topic = keyof Content
