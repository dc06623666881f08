import { DatabaseSync } from 'node:sqlite'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, it } from 'vitest'
import * as schema from '#worker/store/schema.ts'
import { migrationStatements } from '../fault/migrations.ts'

const tables = Object.values(schema).filter((table) => is(table, SQLiteTable))

describe('the migrations', () => {
  const database = new DatabaseSync(':memory:')
  for (const statement of migrationStatements()) database.exec(statement)

  it.each(tables.map((table) => [getTableName(table), table] as const))(
    'create %s with the columns of the schema',
    (name, table) => {
      const columns = database.prepare(`PRAGMA table_info(${name})`).all()
      expect(columns.map((column) => column.name)).toEqual(Object.keys(getTableColumns(table)))
    },
  )

  it('create every table WITHOUT ROWID, so that an insert writes no second index', () => {
    const sql = database.prepare(`SELECT sql FROM sqlite_master WHERE type = 'table'`).all()
    expect(sql).toHaveLength(tables.length)
    for (const row of sql) expect(row.sql).toMatch(/\) WITHOUT ROWID$/)
  })
})
