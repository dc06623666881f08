import { DatabaseSync } from 'node:sqlite'

/**
 * Finds statements of drizzle-kit that a migration must not have: those that rebuild a table while the previous Worker uses it,
 * or create one in which each insert writes a second index.
 *
 * @param sql of the new migration
 * @param earlier the SQL of all migrations before it
 * @returns what to do, in lines; none where there is nothing
 */
export function reviewMigration(sql: string, earlier: string): string[] {
  const before = new DatabaseSync(':memory:')
  before.exec(earlier)
  const namesOf = (query: string, ...values: string[]) =>
    before
      .prepare(query)
      .all(...values)
      .map(({ name }) => String(name))
  const indexes = namesOf(`SELECT name FROM sqlite_schema WHERE type = 'index'`)
  return Array.from(sql.matchAll(/CREATE TABLE `([^`]+)` \(\n(.*?)\n\)([^;]*);/gs)).flatMap(
    ([, made = '', body = '', end = '']) => {
      if (!made.startsWith('__new_'))
        return /WITHOUT ROWID/i.test(end) ? [] : [`${made}: end its CREATE TABLE with ) WITHOUT ROWID;`]
      const table = made.slice('__new_'.length)
      const present = namesOf('SELECT name FROM pragma_table_info(?)', table)
      const lines = body.split(/,\n/).map((line) => line.trim().replaceAll(`"${made}".`, ''))
      const columns = lines.filter(
        (line) => line.startsWith('`') && !present.includes(line.split('`')[1] ?? ''),
      )
      const added = columns.map((line) => {
        const [, name] = line.split('`')
        const checks = lines.filter((each) => each.startsWith('CONSTRAINT') && each.includes(`"${name}"`))
        const hint = / NOT NULL(?!.* DEFAULT )/.test(line) ? ' -- add a DEFAULT for existing rows' : ''
        return `ALTER TABLE \`${table}\` ADD ${[line, ...checks].join(' ')};${hint}`
      })
      const newIndexes = Array.from(
        sql.matchAll(/CREATE (?:UNIQUE )?INDEX `([^`]+)` ON `([^`]+)`.*?;/g),
      ).flatMap(([line, index = '', on]) => (on === table && !indexes.includes(index) ? [line] : []))
      return [
        `${table}: is rebuilt, and its rows are copied  →  replace all its statements by${added.length + newIndexes.length > 0 ? ':' : ' the change itself: no column is new'}`,
        ...added,
        ...newIndexes,
      ]
    },
  )
}
