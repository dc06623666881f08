import { drizzle } from 'drizzle-orm/d1'
import { withRetry } from './with-retry.ts'

export type Database = ReturnType<typeof openDatabase>

/**
 * Opens a database for batches, of one query or more: each is retried by `withRetry`, and so must be idempotent.
 *
 * @param binding the Worker's D1 binding
 */
export function openDatabase(binding: D1Database) {
  const db = drizzle(binding)
  const batch: typeof db.batch = db.batch.bind(db)
  db.batch = (queries) => withRetry(() => batch(queries))
  return db
}
