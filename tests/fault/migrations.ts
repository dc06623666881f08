import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = 'migrations'

/** The statements of all migrations, in order. */
export function migrationStatements(): string[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
  return files
    .sort()
    .flatMap((name) => readFileSync(`${FOLDER}/${name}`, 'utf8').split('--> statement-breakpoint'))
    .map((statement) => statement.trim().replace(/;$/, ''))
    .filter(Boolean)
}
