import type { z } from 'zod'
import { batch } from './batch.ts'
import { claimCopy, claimFacts } from './claims.ts'
import { blog, categories, documents, search } from './documents.ts'
import * as frame from './frame.ts'
import * as home from './home.ts'
import { launchFacts, readFacts } from './launch.ts'
import { pictures } from './pictures.ts'
import * as shop from './shop.ts'

/**
 * What each topic holds. Facts are the shop's, and the same in every language: `<shop>/facts/<topic>.json`. Words are the
 * software's: `web/words/<language>/<topic>.json`. Copy is what a shop says of itself, `<shop>/<language>/<topic>.json`,
 * and all of it may be missing. A topic is one object of the three.
 */
const topics = {
  ...home,
  ...shop,
  ...frame,
  batch: { words: batch.words },
  blog,
  categories: { copy: categories },
  documents,
  search,
  claims: { facts: claimFacts, copy: claimCopy },
  launch: { facts: launchFacts },
  pictures: { copy: pictures },
  read: { facts: readFacts },
}

type Topics = typeof topics
type Part = 'facts' | 'words' | 'copy'

/** The schemas of a part, by their topics. */
export type Schemas<Of extends Part> = {
  [Topic in keyof Topics as Topics[Topic] extends Record<Of, z.ZodType>
    ? Topic
    : never]: Topics[Topic] extends Record<Of, infer Schema> ? Schema : never
}

function schemasOf<Of extends Part>(part: Of): Schemas<Of> {
  return Object.fromEntries(
    Object.entries(topics).flatMap(([topic, parts]) =>
      part in parts ? [[topic, (parts as Record<string, z.ZodType>)[part]]] : [],
    ),
  ) as Schemas<Of>
}

export const factTopics = schemasOf('facts')
export const wordTopics = schemasOf('words')
export const copyTopics = schemasOf('copy')

/** Topics that are in English only. */
export const ENGLISH_ONLY: readonly string[] = ['blog', 'categories'] satisfies (keyof Topics)[]
