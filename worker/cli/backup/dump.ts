import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { d1, type Location } from './database.ts'

/** An SQL string literal, with quotes inside it doubled. */
const LITERAL = /'[^']*(?:''[^']*)*'/g
const PHRASE = 'BEGIN TRANSACTION'

/**
 * Exports a database as SQL. D1 answers no other request while a deployed database is exported.
 */
export function exportDump(location: Location): string {
  return inScratchFolder((folder) => {
    const file = join(folder, 'dump.sql')
    d1('export', location, ['--skip-confirmation', '--output', file])
    return readFileSync(file, 'utf8')
  })
}

/** Imports the SQL of `exportDump` into an empty database. */
export function importDump(dump: string, location: Location): void {
  inScratchFolder((folder) => {
    const file = join(folder, 'dump.sql')
    writeFileSync(file, escapeTransactions(dump))
    d1('execute', location, ['--yes', '--file', file])
  })
}

/**
 * Escapes BEGIN TRANSACTION in string literals. `wrangler d1 execute` treats it as a statement even there, and removes it
 * or rejects the file (cloudflare/workers-sdk, pull request 14176), so that one visitor's message could prevent a restore.
 *
 * @param dump SQL written by `wrangler d1 export`
 * @returns SQL without the phrase that creates the same rows
 */
function escapeTransactions(dump: string): string {
  if (!dump.includes(PHRASE)) return dump
  const placeholder = unusedCharacter(dump)
  return dump.replace(LITERAL, (literal) =>
    literal.includes(PHRASE)
      ? `replace(${literal.replaceAll(PHRASE, PHRASE.replace(' ', placeholder))}, '${placeholder}', ' ')`
      : literal,
  )
}

/** @returns a private-use character (Unicode) that the text does not contain */
function unusedCharacter(text: string): string {
  for (let code = 0xe000; code <= 0xf8ff; code += 1) {
    const character = String.fromCharCode(code)
    if (!text.includes(character)) return character
  }
  throw new Error('The dump uses every character for private use')
}

/** Calls `use` with an empty folder and deletes it afterwards: it may hold addresses. */
function inScratchFolder<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'database-'))
  try {
    return use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
