import { getTableColumns, type Placeholder, sql } from 'drizzle-orm'
import { customerInteractions, productAnalytics } from '../schema.ts'
import { cachedStatements } from './cached-statements.ts'
import { increment } from './counters/increment.ts'
import { exists } from './exists.ts'
import { insertInteraction } from './interaction-insert.ts'

/** Counts and inserts an interaction: the columns of the row, `metric` and `day`. */
export const interactionStatements = cachedStatements((db) => {
  const row = placeholdersOf(getTableColumns(customerInteractions))
  const isStored = exists(customerInteractions, sql`id = ${row.id}`)
  return insertInteraction(db, row, sql.placeholder('metric'), sql.placeholder('day'), isStored)
})

/** Counts and inserts a product event: the columns of the row, and `day`. */
export const productEventStatements = cachedStatements((db) => {
  const row = placeholdersOf(getTableColumns(productAnalytics))
  const isStored = exists(productAnalytics, sql`id = ${row.id}`)
  return [
    increment(db, 'product_event', sql.placeholder('day'), isStored),
    db.insert(productAnalytics).values(row).onConflictDoNothing(),
  ]
})

/** One placeholder for each column, with the column's name. */
function placeholdersOf<Columns extends object>(columns: Columns): Record<keyof Columns, Placeholder> {
  return Object.fromEntries(Object.keys(columns).map((name) => [name, sql.placeholder(name)])) as Record<
    keyof Columns,
    Placeholder
  >
}
