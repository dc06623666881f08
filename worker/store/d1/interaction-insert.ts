import type { Placeholder, SQL } from 'drizzle-orm'
import type { InteractionRow } from '../rows.ts'
import { interactionMetric, type Metric } from '../rules/metrics.ts'
import { customerInteractions } from '../schema.ts'
import { increment } from './counters/increment.ts'
import type { Database } from './database.ts'
import { insertUnless, type Values } from './insert-unless.ts'

/**
 * Builds the statements that count and insert an interaction.
 *
 * @param unless a condition under which neither happens
 */
export function insertInteraction(
  db: Database,
  row: Values<typeof customerInteractions>,
  metric: Metric | Placeholder,
  day: string | Placeholder,
  unless: SQL,
) {
  return [increment(db, metric, day, unless), insertUnless(db, customerInteractions, row, unless)] as const
}

/** Builds the statements for the interaction that is stored with a subscription, an inquiry or an order. */
export function insertCompanion(db: Database, row: InteractionRow, day: string, unless: SQL) {
  return insertInteraction(db, row, interactionMetric(row.interaction_type), day, unless)
}
