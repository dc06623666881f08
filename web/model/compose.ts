import { isWithdrawn } from '../shop/batch.ts'
import { isPast } from '../shop/claims.ts'
import { pauseOf } from '../shop/pause.ts'
import { isGroup } from '../shop/placeholders.ts'
import { offerRunsAt } from '../shop/price.ts'
import { factsOf } from './facts.ts'
import { join } from './join.ts'
import { picturesOf } from './read-topics.ts'
import type { FactFiles } from './schema/facts.ts'
import type { Batch, Claims, CopyFiles, Json, Topics, Words } from './types.ts'

/** The content as read from the files of a shop, and the software's words. */
export type Files = {
  readonly facts: FactFiles
  readonly copy: CopyFiles
  readonly words: Words
  readonly batches: readonly Batch[]
}

/** Composes the content of what was read from the files. */
export function compose(
  { facts: files, copy, words, batches }: Files,
  { folder, today, ...state }: { folder: string; today: Date } & Pick<Topics, 'language' | 'shopState'>,
): Topics {
  const joined = join(files, copy, words)
  const hasExpired = (day: string | null | undefined) => isPast(day, today)
  const facts = factsOf(files, words.brand.unknown, hasExpired)
  const topics = {
    ...state,
    ...joined,
    packs: joined.packs.map((pack) => ({
      ...pack,
      soldOut: pack.soldOut || isWithdrawn(pack, batches, today),
    })),
    words,
    copy: printClaims(copy as Json, joined.claims) as Topics['copy'],
    facts,
    isOfferOver: !offerRunsAt(today, facts.offer),
    batches,
    pictures: picturesOf(copy.pictures, folder),
    categories: Object.fromEntries((copy.categories?.list ?? []).map((each) => [each.id, each])),
  }
  return { ...topics, pause: pauseOf(topics, today) }
}

/** Replaces the id of a claim, in the entries that print it, by what is printed of it. */
function printClaims(value: Json, claims: Claims): Json {
  if (Array.isArray(value)) return value.map((entry) => printClaims(entry, claims))
  if (!isGroup(value)) return value
  const printed = Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, printClaims(entry, claims)]),
  )
  const made = typeof value.claim === 'string' && claims[value.claim]
  if (!made) return printed
  const { text: _, survey: __, evidence: ___, reviewBy: ____, noPreservatives: _____, ...claim } = made
  const qualifier = value.qualifier ?? claim.qualifier
  return { ...printed, claim, ...(qualifier && { qualifier }) } as Json
}
