import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = 'migrations'

/** Returns the statements of the migrations whose names begin so, in order. */
export function migrationStatements(prefix = ''): string[] {
  const files = readdirSync(FOLDER).filter((name) => name.startsWith(prefix) && name.endsWith('.sql'))
  return files
    .sort()
    .flatMap((name) => readFileSync(`${FOLDER}/${name}`, 'utf8').split('--> statement-breakpoint'))
    .map((statement) => statement.trim().replace(/;$/, ''))
    .filter(Boolean)
}
