import { type SQL, sql } from 'drizzle-orm'
import {
  DIMENSIONS,
  DIRECT,
  FLOATING_PLACEMENT,
  VITAL_NAMES,
  type Vital,
  WEB_VITALS,
} from '../../contract.ts'
import { KOLKATA_OFFSET_MS } from '../days.ts'
import { customerInteractions, productAnalytics } from '../schema.ts'
import { ALL_SAMPLES, stretchesOf, unitsOf, VITALS_DIMENSIONS } from '../vitals.ts'

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

/** What an interaction is folded by: a customer's by what it tells of itself, a page view's speed by its numbers. */
const OF_CUSTOMERS = JSON.stringify(DIMENSIONS.filter((dimension) => dimension !== 'order'))
const OF_SPEED = JSON.stringify(VITALS_DIMENSIONS)

/** Speed is folded by the week: its Monday. */
const week = sql`date(day, 'weekday 0', '-6 days')`

/**
 * Placement, address, source and speed are a visitor's words: nothing about them may be taken for granted. The path is
 * what stands between the host, if there is one, and `?` or `#`, without a slash at its end.
 */
export const interactions: FoldSource = {
  name: 'interactions',
  table: customerInteractions,
  keyed: (rows) => sql`
    SELECT dimension, iif(interaction_type = ${WEB_VITALS}, ${week}, day) AS day, 0 AS value, CASE dimension
      WHEN 'placement' THEN coalesce(
        data ->> 'placement', iif(data ->> 'inquiry_type' = 'whatsapp', ${FLOATING_PLACEMENT}, NULL))
      WHEN 'page' THEN iif(place IS NULL, NULL,
        coalesce(nullif(rtrim(substr(place || '/', instr(place || '/', '/')), '/'), ''), '/'))
      WHEN 'source' THEN lower(coalesce(
        nullif(trim(data ->> 'utm_source'), ''), nullif(trim(data ->> 'referrer'), ''), ${DIRECT}))
      ${sql.join(
        VITAL_NAMES.map((vital) => sql`WHEN ${vital} THEN ${bucket(vital)}`),
        sql` `,
      )}
      ELSE ${ALL_SAMPLES}
    END AS key
    FROM (
      SELECT day, interaction_type, data, dimension.value AS dimension,
        substr(address, iif(instr(address, '://'), instr(address, '://') + 3, 1)) AS place,
        coalesce(data ->> dimension.value, data ->> 'lcp', data ->> 'inp', data ->> 'cls') AS measured
      FROM (
        SELECT ${day} AS day, interaction_type, additional_data AS data,
          substr(page_url, 1, instr(replace(page_url, '#', '?') || '?', '?') - 1) AS address
        ${rows}
      ), json_each(iif(interaction_type = ${WEB_VITALS}, ${OF_SPEED}, ${OF_CUSTOMERS})) AS dimension
    )
    WHERE CASE
      WHEN dimension = 'placement' THEN interaction_type = 'whatsapp_click'
      WHEN interaction_type = ${WEB_VITALS} THEN typeof(measured) IN ('integer', 'real') AND measured >= 0
        AND (dimension = 'samples' OR data ->> dimension IS NOT NULL)
      ELSE true
    END`,
}

/** The end of the bucket that a number is in, as `vitals.ts` says. */
function bucket(vital: Vital): SQL {
  const units = `CAST(round(measured * ${unitsOf(vital)}) AS INTEGER)`
  const ends = stretchesOf(vital).map(({ from, to, step }) => ({
    to,
    end: `${from} + (${units} - ${from} + ${step - 1}) / ${step} * ${step}`,
  }))
  const last = ends.at(-1)?.to
  return sql.raw(
    `CASE ${ends.map(({ to, end }) => `WHEN ${units} <= ${to} THEN ${end}`).join(' ')} ELSE ${last} END`,
  )
}

/** What was ordered, and for how much. */
export const productEvents: FoldSource = {
  name: 'product_events',
  table: productAnalytics,
  keyed: (rows) => sql`
    SELECT 'order' AS dimension, ${day} AS day, coalesce(conversion_value, 0) AS value, product_name AS key
    ${rows} AND event_name = 'order_click'`,
}
