import { type SQL, sql } from 'drizzle-orm'
import { DIRECT, FLOATING_PLACEMENT } from '../../contract.ts'
import { KOLKATA_OFFSET_MS } from '../days.ts'
import { customerInteractions, productAnalytics } from '../schema.ts'

/** A table that is folded, and what its rows tell. */
export type FoldSource = {
  name: string
  table: typeof customerInteractions | typeof productAnalytics
  /**
   * @param rows `FROM … WHERE …` of the rows to fold
   * @returns their `(dimension, day, key, value)`, where a key may be null, and `value` is in paise
   */
  keyed(rows: SQL): SQL
}

const day = sql`date(("timestamp" + ${KOLKATA_OFFSET_MS}) / 1000, 'unixepoch')`

/**
 * Placement, address and source are a visitor's words: nothing about them may be taken for granted. The path is what
 * stands between the host, if there is one, and `?` or `#`, without a slash at its end.
 */
export const interactions: FoldSource = {
  name: 'interactions',
  table: customerInteractions,
  keyed: (rows) => sql`
    SELECT dimension.value AS dimension, day, 0 AS value, CASE dimension.value
      WHEN 'placement' THEN coalesce(
        data ->> 'placement', iif(data ->> 'inquiry_type' = 'whatsapp', ${FLOATING_PLACEMENT}, NULL))
      WHEN 'page' THEN iif(place IS NULL, NULL,
        coalesce(nullif(rtrim(substr(place || '/', instr(place || '/', '/')), '/'), ''), '/'))
      ELSE lower(coalesce(
        nullif(trim(data ->> 'utm_source'), ''), nullif(trim(data ->> 'referrer'), ''), ${DIRECT}))
    END AS key
    FROM (
      SELECT day, interaction_type, data, substr(address, iif(instr(address, '://'), instr(address, '://') + 3, 1)) AS place
      FROM (
        SELECT ${day} AS day, interaction_type, additional_data AS data,
          substr(page_url, 1, instr(replace(page_url, '#', '?') || '?', '?') - 1) AS address
        ${rows}
      )
    ), json_each('["placement", "page", "source"]') AS dimension
    WHERE dimension.value <> 'placement' OR interaction_type = 'whatsapp_click'`,
}

/** What was ordered, and for how much. */
export const productEvents: FoldSource = {
  name: 'product_events',
  table: productAnalytics,
  keyed: (rows) => sql`
    SELECT 'order' AS dimension, ${day} AS day, coalesce(conversion_value, 0) AS value, product_name AS key
    ${rows} AND event_name = 'order_click'`,
}
