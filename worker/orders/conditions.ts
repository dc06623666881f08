import { sql } from 'drizzle-orm'

/** The condition as the partial indexes have it, which SQLite uses only for the same text. */
export const isSold = sql`sold_at IS NOT NULL`

/** A sale has a reference, or the key of the request that stored it, until it is erased. */
export const isErased = sql`(reference IS NULL AND idempotency_key IS NULL)`

/** As `isToSend` of `rules.ts`, but without erased sales, whose buyers are not known. */
export const isToSend = sql`${isSold} AND sent_at IS NULL AND NOT coalesce(refunded >= amount, false) AND NOT ${isErased}`

/**
 * As `owedOf` of `rules.ts`, but without erased sales, whose buyers are not known. SQLite puts the column of a comparison
 * first, and matches the index with the result.
 */
export const isOwed = sql`${isSold} AND amount > coalesce(received, 0) AND NOT ${isErased}`
