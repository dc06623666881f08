import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLocal, type Query, queryOf } from './database.ts'
import { importDump } from './dump.ts'
import { differences, type Fingerprint, fingerprint } from './fingerprint.ts'

export type Proof = { rows: number; tables: number; problems: string[] }

/**
 * Restores a dump into a fresh database and checks it: SQLite's own check, foreign keys, and the counts against the
 * rows that they count.
 *
 * @param source the fingerprint to compare with, if there is one
 * @param before the time of that fingerprint, milliseconds UTC
 */
export async function prove(dump: string, before: number, source?: Fingerprint): Promise<Proof> {
  const state = mkdtempSync(join(tmpdir(), 'restored-'))
  try {
    importDump(dump, { state })
    const { db, close } = await openLocal(state)
    try {
      const query = queryOf(db)
      const copy = await fingerprint(query, before)
      return {
        rows: [...copy.values()].reduce((sum, { rows }) => sum + rows, 0),
        tables: copy.size,
        problems: [...(await inconsistencies(query)), ...(source ? differences(source, copy) : [])],
      }
    } finally {
      await close()
    }
  } finally {
    rmSync(state, { recursive: true })
  }
}

/** D1 does not authorise `integrity_check`, which also compares indexes with their tables. */
async function inconsistencies(query: Query): Promise<string[]> {
  const checked = (await query('PRAGMA quick_check')).map((row) => String(Object.values(row)[0]))
  const orphans = await query('PRAGMA foreign_key_check')
  return [
    ...checked.filter((line) => line !== 'ok'),
    ...orphans.map(({ table }) => `${table}: a row refers to one that is missing`),
  ]
}
