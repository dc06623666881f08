import { inArray, type SQL, sql } from 'drizzle-orm'
import { pick } from '../d1/columns.ts'
import type { Database } from '../d1/database.ts'
import { exists, insertWhere } from '../d1/guards.ts'
import { newId } from '../lib/ids.ts'
import { dailyCounts } from '../statistics/table.ts'
import { EMPTY } from './row.ts'
import { accountColumns, chatOrders, type OrderRow } from './table.ts'

/*
 * What stays of sales that are erased: the sale without what leads to a person, and the beginning of its reference, so
 * that a message which is pasted again is not sold twice. The beginnings are keys of `daily_counts` with an empty day,
 * which no other count has. No row of a sale has them, so they identify no sale.
 */

const METRIC = 'erased'

/** Characters that are stored: 32 references share them, so one in a million others is mistaken for an erased one. */
const KEPT_CHARACTERS = 4

const beginningOf = (reference: string) => reference.slice(0, KEPT_CHARACTERS)

const isErased = (references: readonly string[]) =>
  sql`metric = ${METRIC} AND day = '' AND ${inArray(dailyCounts.key, references.map(beginningOf))}`

/** Builds the statement that stores the beginning of an erased sale's reference, if the sale with this new id exists. */
export function noteErased(db: Database, reference: string, id: string) {
  const row = { metric: METRIC, day: '', key: beginningOf(reference), count: 1, value: 0 }
  return insertWhere(db, dailyCounts, row, exists(chatOrders, sql`id = ${id}`)).onConflictDoNothing()
}

/** @returns the condition that a sale with a reference was erased */
export function isErasedReference(reference: string): SQL {
  return exists(dailyCounts, isErased([reference]))
}

/** Finds those of some references whose sales were erased. */
export async function findErased(db: Database, references: readonly string[]): Promise<string[]> {
  if (references.length === 0) return []
  const query = db.select({ key: dailyCounts.key }).from(dailyCounts).where(isErased(references))
  const [rows] = await db.batch([query])
  return references.filter((reference) => rows.some(({ key }) => key === beginningOf(reference)))
}

/**
 * @returns what stays of an order that is erased: of a sale what the accounts need, without what leads to a person, under a
 * new id that has the time of the sale, because the old id has the time of the click; undefined for an order that was not sold
 */
export function eraseOrder(row: OrderRow, random?: string): OrderRow | undefined {
  if (row.status !== 'sold' || row.sold_at === null) return undefined
  return { ...EMPTY, ...pick(row, accountColumns), id: newId(Date.parse(row.sold_at), random) }
}
