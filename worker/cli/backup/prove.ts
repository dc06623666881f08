import { rmSync } from 'node:fs'
import { newLocalFolder, type Query, withQuery } from './database.ts'
import { importDump } from './dump.ts'
import { differences, type Fingerprint, fingerprint } from './fingerprint.ts'
import { miscounted } from './miscounted.ts'

export type Proof = {
  rows: number
  tables: number
  /** What is wrong with the dump itself. */
  problems: string[]
  /** Where it differs from the database that it was made from, which may have changed since. */
  differences: string[]
}

/**
 * Restores a dump into a fresh database and checks it.
 *
 * @param before the time of the fingerprint to compare with, milliseconds UTC
 * @param source the fingerprint of the database that the dump was made from, where it is at hand
 */
export async function prove(dump: string, before: number, source?: Fingerprint): Promise<Proof> {
  const folder = newLocalFolder()
  try {
    importDump(dump, { folder })
    return await withQuery({ folder }, async (query) => {
      const copy = await fingerprint(query, before)
      return {
        rows: rowsIn(copy),
        tables: copy.size,
        problems: await inconsistencies(query),
        differences: source ? differences(source, copy) : [],
      }
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Checks a database by itself: SQLite's check of its pages (D1 does not authorise `integrity_check`, which also compares
 * indexes with their tables), foreign keys, of which the schema has none so far, and the counts against the rows that they count.
 *
 * @returns a line for each problem
 */
export async function inconsistencies(query: Query): Promise<string[]> {
  const checked = (await query('PRAGMA quick_check')).map((row) => String(Object.values(row)[0]))
  const orphans = await query('PRAGMA foreign_key_check')
  const wrong = await miscounted(query, { expired: true })
  return [
    ...checked.filter((line) => line !== 'ok'),
    ...orphans.map(({ table, parent }) => `${table}: a row refers to one that is missing from ${parent}`),
    ...wrong.map(
      ({ metric, day }) => `daily_counts: ${metric} of ${day || 'all time'} is not the sum of its rows`,
    ),
  ]
}

/** @returns the rows of all tables */
export function rowsIn(tables: Fingerprint): number {
  return [...tables.values()].reduce((sum, { rows }) => sum + rows, 0)
}
