import { createHash } from 'node:crypto'
import { dayOf } from '#worker/store/rules/days.ts'
import type { Query, Row } from './database.ts'

/** Rows of one query. A page of the longest rows stays far below the 10 MB of an answer of D1. */
const PAGE = 500

/** The rows of each table: how many, and a SHA-256 of their values in the order of the primary key. */
export type Fingerprint = Map<string, { rows: number; checksum: string }>

/**
 * Reads every row that is older than a time; younger ones may have been written since the export. Ids begin with their
 * time, counts have a day. All-time counts are left out: they change with every event, and the recount covers
 * them.
 *
 * @param before milliseconds UTC
 */
export async function fingerprint(query: Query, before: number): Promise<Fingerprint> {
  const result: Fingerprint = new Map()
  const tables = await query(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' ORDER BY name`,
  )
  for (const { name } of tables) {
    const table = String(name)
    const hash = createHash('sha256')
    let rows = 0
    for await (const row of rowsOf(query, table, before)) {
      hash.update(String(row.content))
      rows += 1
    }
    result.set(table, { rows, checksum: hash.digest('hex') })
  }
  return result
}

/** @returns a sentence for each table that is missing or not the same */
export function differences(source: Fingerprint, copy: Fingerprint): string[] {
  const tables = [...new Set([...source.keys(), ...copy.keys()])].sort()
  return tables.flatMap((table) => {
    const [one, other] = [source.get(table), copy.get(table)]
    if (!one || !other) return [`${table}: only in the ${one ? 'database' : 'backup'}`]
    if (one.rows !== other.rows) {
      return [`${table}: ${one.rows} rows in the database, ${other.rows} in the backup`]
    }
    return one.checksum === other.checksum ? [] : [`${table}: ${one.rows} rows, of which some differ`]
  })
}

async function* rowsOf(query: Query, table: string, before: number): AsyncGenerator<Row> {
  const columns = await query(`SELECT name, type, pk FROM pragma_table_info('${table}') ORDER BY cid`)
  const names = columns.map(({ name }) => String(name))
  const key = columns
    .filter(({ pk }) => Number(pk) > 0)
    .sort((one, other) => Number(one.pk) - Number(other.pk))
    .map(({ name }) => `"${name}"`)
  const isOlder = olderThan(columns, before)
  let last: unknown
  do {
    const page = await query(`
      SELECT ${names.map((name) => `quote("${name}")`).join(` || ',' || `)} AS content,
        ${key.map((column) => `quote(${column})`).join(` || ',' || `)} AS key
      FROM "${table}"
      WHERE ${isOlder} ${last === undefined ? '' : `AND (${key}) > (${last})`}
      ORDER BY ${key} LIMIT ${PAGE}`)
    yield* page
    last = page.length === PAGE ? page.at(-1)?.key : undefined
  } while (last !== undefined)
}

/** @returns the SQL condition that a row was written before the time */
function olderThan(columns: Row[], before: number): string {
  const has = (column: string, type: string) =>
    columns.some(({ name, type: found }) => name === column && String(found).toLowerCase().startsWith(type))
  if (has('id', 'text')) return `id < '${idBound(before)}'`
  if (has('day', 'text')) return `day <> '' AND day < '${dayOf(before)}'`
  if (has('created_at', 'integer')) return `created_at < ${before}`
  return 'true'
}

/** The first characters of a UUIDv7 are its time, 48 bits in hexadecimal (RFC 9562). */
function idBound(time: number): string {
  const digits = time.toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}`
}
