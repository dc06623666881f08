import { DatabaseSync } from 'node:sqlite'
import { fileD1 } from '../fault/file-d1.ts'
import { migrationStatements } from '../fault/migrations.ts'

/** The tables by name, each with its rows as JSON, in the order of the primary key. */
export type Contents = Record<string, string[]>

/** A database in memory, and its tables. */
export function memoryDatabase() {
  const sqlite = new DatabaseSync(':memory:')
  for (const statement of migrationStatements()) sqlite.exec(statement)
  return sqlite
}

/** The project's tables. */
export function tablesIn(sqlite: DatabaseSync): string[] {
  const rows = sqlite.prepare(`SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name`).all()
  return rows.map(({ name }) => String(name))
}

/** Where the clients of a history run at the same time. */
export type Backend = {
  d1: D1Database
  /** Before a history. */
  reset(): Promise<void>
  /** Before the clients of a round start. */
  begin(): void
  contents(): Promise<Contents>
  /** Forgets what they did, so that the same operations can run one after the other in the memory database. */
  rewind(): void
}

/** The memory database itself: what clients did at the same time is rolled back. */
export function memoryBackend(sqlite: DatabaseSync): Backend {
  return {
    d1: fileD1(sqlite),
    reset: async () => {},
    begin: () => sqlite.exec('SAVEPOINT interleaved'),
    contents: async () => contentsOf(sqlite),
    rewind: () => sqlite.exec('ROLLBACK TO interleaved; RELEASE interleaved'),
  }
}

/** A D1, which must have the rows of the memory database when a round begins. */
export function d1Backend(d1: D1Database, tables: readonly string[]): Backend {
  return {
    d1,
    reset: async () => {
      await d1.batch(tables.map((table) => d1.prepare(`DELETE FROM ${table}`)))
    },
    begin: () => {},
    async contents() {
      const results = await d1.batch(tables.map((table) => d1.prepare(selectAll(table))))
      return Object.fromEntries(
        tables.map((table, index) => [
          table,
          results[index]?.results.map((row) => JSON.stringify(row)) ?? [],
        ]),
      )
    },
    rewind: () => {},
  }
}

export function contentsOf(sqlite: DatabaseSync): Contents {
  return Object.fromEntries(
    tablesIn(sqlite).map((table) => [
      table,
      sqlite
        .prepare(selectAll(table))
        .all()
        .map((row) => JSON.stringify(row)),
    ]),
  )
}

/** What a subscription says of its mail; times are milliseconds UTC. */
export type MailRow = {
  id: string
  email: string
  mail_due_at: number | null
  mail_attempts: number
  mail_sent_at: number | null
  refused_at: number | null
}

export function mailsIn(sqlite: DatabaseSync): MailRow[] {
  return sqlite.prepare(selectAll('newsletter_subscriptions')).all() as MailRow[]
}

/** What one has and the other has not, in lines; empty if they are equal. */
export function differences(concurrent: Contents, sequential: Contents): string[] {
  return Object.keys(sequential).flatMap((table) => {
    const [one = [], other = []] = [concurrent[table], sequential[table]]
    return [
      ...one.filter((row) => !other.includes(row)).map((row) => `+ ${table} ${row}`),
      ...other.filter((row) => !one.includes(row)).map((row) => `- ${table} ${row}`),
    ]
  })
}

const selectAll = (table: string) => `SELECT * FROM ${table}`
