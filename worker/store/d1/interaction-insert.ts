import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { InteractionRow } from '../rows.ts'
import { interactionMetric, type Metric } from '../rules/metrics.ts'
import { customerInteractions } from '../schema.ts'
import { increment } from './counters/increment.ts'
import type { Database } from './database.ts'

type Values = { [Column in keyof InteractionRow]: InteractionRow[Column] | Placeholder }

/**
 * Builds the statements that count and insert an interaction.
 *
 * @param unless a condition under which neither happens
 */
export function insertInteraction(
  db: Database,
  row: Values,
  metric: Metric | Placeholder,
  day: string | Placeholder,
  unless: SQL,
) {
  const values = Object.entries(getTableColumns(customerInteractions)).map(
    ([name, column]) => sql`${sql.param(row[name as keyof Values], column)}`,
  )
  return [
    increment(db, metric, day, unless),
    db.insert(customerInteractions).select(sql`SELECT ${sql.join(values, sql`, `)} WHERE NOT (${unless})`),
  ] as const
}

/** Builds the statements for the interaction that is stored with a subscription or an inquiry. */
export function insertCompanion(db: Database, row: InteractionRow, day: string, unless: SQL) {
  return insertInteraction(db, row, interactionMetric(row.interaction_type), day, unless)
}
