import { type SQL, sql } from 'drizzle-orm'
import { DIMENSIONS, DIRECT } from '../../../contract/breakdowns.ts'
import { FLOATING_PLACEMENT, WEB_VITALS } from '../../../contract/tracking.ts'
import { KOLKATA_OFFSET_MS } from '../../rules/days.ts'
import { CLICKED_DIMENSIONS } from '../../rules/order-breakdowns.ts'
import { ALL_SAMPLES, VITALS_DIMENSIONS } from '../../rules/vitals/buckets.ts'
import { chatOrders, customerInteractions, productAnalytics } from '../../schema.ts'
import { vitalBranches } from './vitals-sql.ts'

/** A table that is rolled up. */
export type RollupSource = {
  name: string
  table: typeof customerInteractions | typeof productAnalytics | typeof chatOrders
  /**
   * @param rows `FROM … WHERE …` of the rows to roll up
   * @returns the query of their dimension rows `(dimension, day, key, value)`; a key may be null, `value` is paise
   */
  dimensionRows(rows: SQL): SQL
}

const day = sql`date(("timestamp" + ${KOLKATA_OFFSET_MS}) / 1000, 'unixepoch')`

const INTERACTION_DIMENSIONS = JSON.stringify(DIMENSIONS.filter((dimension) => dimension !== 'order'))
const PAGE_VIEW_DIMENSIONS = JSON.stringify(VITALS_DIMENSIONS)

/** Web vitals are rolled up by week: its Monday. */
const week = sql`date(day, 'weekday 0', '-6 days')`

/**
 * Placement, URL, source and web vitals are untrusted input of any JSON type. The path is the part of the URL between
 * the host, if there is one, and `?` or `#`, without a trailing slash.
 */
export const interactionSource: RollupSource = {
  name: 'interactions',
  table: customerInteractions,
  dimensionRows: (rows) => sql`
    SELECT dimension, iif(interaction_type = ${WEB_VITALS}, ${week}, day) AS day, 0 AS value, CASE dimension
      WHEN 'placement' THEN coalesce(
        data ->> 'placement', iif(data ->> 'inquiry_type' = 'whatsapp', ${FLOATING_PLACEMENT}, NULL))
      WHEN 'page' THEN iif(host_and_path IS NULL, NULL, coalesce(
        nullif(rtrim(substr(host_and_path || '/', instr(host_and_path || '/', '/')), '/'), ''), '/'))
      WHEN 'source' THEN lower(coalesce(
        nullif(trim(data ->> 'utm_source'), ''), nullif(trim(data ->> 'referrer'), ''), ${DIRECT}))
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
      ), json_each(
        iif(interaction_type = ${WEB_VITALS}, ${PAGE_VIEW_DIMENSIONS}, ${INTERACTION_DIMENSIONS})
      ) AS dimension
    )
    WHERE CASE
      WHEN dimension = 'placement' THEN interaction_type = 'whatsapp_click'
      WHEN interaction_type = ${WEB_VITALS} THEN typeof(measured) IN ('integer', 'real') AND measured >= 0
        AND (dimension = 'samples' OR data ->> dimension IS NOT NULL)
      ELSE true
    END`,
}

/** Order clicks by pack, with their value. */
export const productEventSource: RollupSource = {
  name: 'product_events',
  table: productAnalytics,
  dimensionRows: (rows) => sql`
    SELECT 'order' AS dimension, ${day} AS day, coalesce(conversion_value, 0) AS value, product_name AS key
    ${rows} AND event_name = 'order_click'`,
}

/** Clicks on order links by source, page, placement and pack. */
export const orderSource: RollupSource = {
  name: 'orders',
  table: chatOrders,
  dimensionRows: (rows) => sql`
    SELECT dimension.value AS dimension, date((clicked_at + ${KOLKATA_OFFSET_MS}) / 1000, 'unixepoch') AS day,
      0 AS value, CASE dimension.value
        WHEN 'clicked:source' THEN source WHEN 'clicked:page' THEN page
        WHEN 'clicked:placement' THEN placement ELSE pack
      END AS key
    FROM (SELECT * ${rows} AND clicked_at IS NOT NULL), json_each(${JSON.stringify(CLICKED_DIMENSIONS)}) AS dimension`,
}
