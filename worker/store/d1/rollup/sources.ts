import { type SQL, sql } from 'drizzle-orm'
import { DIRECT } from '#contract/breakdowns.ts'
import { BATCH_VIEW, FLOATING_PLACEMENT, WEB_VITALS } from '#contract/tracking.ts'
import { dimensionsOf } from '#worker/store/rules/breakdowns.ts'
import { KOLKATA_OFFSET_MS } from '#worker/store/rules/days.ts'
import { CLICKED_DIMENSIONS } from '#worker/store/rules/order-breakdowns.ts'
import { ALL_SAMPLES, VITALS_DIMENSIONS } from '#worker/store/rules/vitals/buckets.ts'
import { chatOrders, customerInteractions } from '#worker/store/schema.ts'
import { vitalBranches } from './vitals-sql.ts'

/** A table that is rolled up. */
export type RollupSource<Table = typeof customerInteractions | typeof chatOrders> = {
  name: 'interactions' | 'orders'
  table: Table
  /** Milliseconds UTC of a row. */
  time: SQL
  /**
   * @param rows `FROM … WHERE …` of the rows to roll up
   * @returns the query of their dimension rows `(dimension, day, key, value)`; a key may be null, `value` is paise
   */
  dimensionRows(rows: SQL): SQL
}

const day = sql`date(("timestamp" + ${KOLKATA_OFFSET_MS}) / 1000, 'unixepoch')`

/** The dimensions of a row, as JSON. */
const dimensions = sql`CASE interaction_type
  WHEN ${WEB_VITALS} THEN ${JSON.stringify(VITALS_DIMENSIONS)}
  WHEN 'whatsapp_click' THEN ${JSON.stringify(dimensionsOf('whatsapp_click'))}
  WHEN ${BATCH_VIEW} THEN ${JSON.stringify(dimensionsOf(BATCH_VIEW))}
  ELSE ${JSON.stringify(dimensionsOf('other'))}
END`

/** Web vitals are rolled up by week: its Monday. */
const week = sql`date(day, 'weekday 0', '-6 days')`

/**
 * Placement, URL, source, lot and web vitals are untrusted input of any JSON type. The path is the part of the URL
 * between the host, if there is one, and `?` or `#`, without a trailing slash. `dimensionKeys`
 * computes the same in TypeScript.
 */
export const interactionSource: RollupSource<typeof customerInteractions> = {
  name: 'interactions',
  table: customerInteractions,
  time: sql`"timestamp"`,
  dimensionRows: (rows) => sql`
    SELECT dimension, iif(interaction_type = ${WEB_VITALS}, ${week}, day) AS day, 0 AS value, CASE dimension
      WHEN 'placement' THEN coalesce(
        data ->> 'placement', iif(data ->> 'inquiry_type' = 'whatsapp', ${FLOATING_PLACEMENT}, NULL))
      WHEN 'page' THEN iif(host_and_path IS NULL, NULL, coalesce(
        nullif(rtrim(substr(host_and_path || '/', instr(host_and_path || '/', '/')), '/'), ''), '/'))
      WHEN 'source' THEN lower(coalesce(
        nullif(trim(data ->> 'utm_source'), ''), nullif(trim(data ->> 'referrer'), ''), ${DIRECT}))
      WHEN 'lot' THEN data ->> 'lot'
      ${vitalBranches}
      ELSE ${ALL_SAMPLES}
    END AS key
    FROM (
      SELECT day, interaction_type, data, dimension.value AS dimension,
        substr(url, iif(instr(url, '://'), instr(url, '://') + 3, 1)) AS host_and_path,
        coalesce(data ->> dimension.value, data ->> 'lcp', data ->> 'inp', data ->> 'cls') AS measured
      FROM (
        SELECT ${day} AS day, interaction_type, additional_data AS data,
          substr(page_url, 1, instr(replace(page_url, '#', '?') || '?', '?') - 1) AS url
        ${rows}
      ), json_each(${dimensions}) AS dimension
    )
    WHERE interaction_type <> ${WEB_VITALS} OR typeof(measured) IN ('integer', 'real') AND measured >= 0
      AND (dimension = 'samples' OR data ->> dimension IS NOT NULL)`,
}

/** Clicks on order links by source, page, placement and pack. */
export const orderSource: RollupSource<typeof chatOrders> = {
  name: 'orders',
  table: chatOrders,
  time: sql`coalesce(clicked_at, sold_at)`,
  dimensionRows: (rows) => sql`
    SELECT dimension.value AS dimension, date((clicked_at + ${KOLKATA_OFFSET_MS}) / 1000, 'unixepoch') AS day,
      0 AS value, CASE dimension.value
        WHEN 'clicked:source' THEN source WHEN 'clicked:page' THEN page
        WHEN 'clicked:placement' THEN placement ELSE pack
      END AS key
    FROM (SELECT * ${rows} AND clicked_at IS NOT NULL), json_each(${JSON.stringify(CLICKED_DIMENSIONS)}) AS dimension`,
}
