import { drizzle } from 'drizzle-orm/d1'

export type Database = ReturnType<typeof openDatabase>

/** @param binding the Worker's D1 binding */
export function openDatabase(binding: D1Database) {
  return drizzle(binding)
}
