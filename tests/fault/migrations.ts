import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = 'migrations'

/** The statements of each migration, in order. */
export function migrations(): { name: string; statements: string[] }[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({
      name,
      statements: readFileSync(`${FOLDER}/${name}`, 'utf8')
        .split('--> statement-breakpoint')
        .map((statement) => statement.trim().replace(/;$/, ''))
        .filter(Boolean),
    }))
}

/** All of them in order. */
export const migrationStatements = () => migrations().flatMap(({ statements }) => statements)

/**
 * @param statement of a migration
 * @param created names of the tables that the same migration makes
 * @returns whether an older Worker keeps working after it
 */
export function isAdditive(statement: string, created: string[]): boolean {
  if (/^CREATE TABLE\b/i.test(statement)) return true
  const index = /^CREATE (UNIQUE )?INDEX\s+\S+\s+ON\s+[`"]?(\w+)/i.exec(statement)
  // A new index must not reject existing rows.
  if (index) return !index[1] || created.includes(index[2] ?? '')
  const column = /^ALTER TABLE\s+\S+\s+ADD\s+(?:COLUMN\s+)?(.*)$/is.exec(statement)?.[1]
  if (column === undefined || /\b(UNIQUE|CHECK)\b/i.test(column)) return false
  return !/\bNOT NULL\b/i.test(column) || /\bDEFAULT\b/i.test(column)
}
