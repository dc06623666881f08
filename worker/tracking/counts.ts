import { sql } from 'drizzle-orm'
import { UNKNOWN } from '../statistics/constants.ts'
import { dayIn, type RowCounts } from '../statistics/counts.ts'
import { BATCH_VIEW, COUNTED_TYPES, DIMENSIONS, FLOATING_PLACEMENT } from './constants.ts'
import { CAMPAIGN_SEPARATOR, LOT_SOURCE } from './contract.ts'
import { customerInteractions } from './table.ts'

/** Where the pressed link to the chat is. The floating button stores an inquiry with its click, and so no placement. */
const PLACEMENT = sql`CASE
  WHEN json_type(additional_data, '$.placement') = 'text' THEN nullif(substr(additional_data ->> 'placement', 1, 100), '')
  WHEN additional_data ->> 'inquiry_type' = 'whatsapp' THEN ${FLOATING_PLACEMENT}
END`

/**
 * Interactions by type; chat clicks by the link's place; all by page, all but batch views by source without the campaign,
 * and batch views by lot, which is all that is recorded of them. Visits that have seen a price by the same sources as orders:
 * of the prices of a visit all but the first are marked `again`.
 */
export const INTERACTION_COUNTS = {
  rows: (ids) => sql`
    SELECT ${dayIn(sql`timestamp`)} AS day, interaction_type AS type, page, source,
      iif(interaction_type = 'whatsapp_click', ${PLACEMENT}, NULL) AS placement,
      interaction_type = 'pricing_view' AND additional_data ->> 'again' IS NULL AS seen
    FROM ${customerInteractions} WHERE ${ids}`,
  columns: ['type', 'page', 'source', 'placement', 'seen'],
  keys: {
    'interaction:type': sql`iif(type IN ${COUNTED_TYPES}, type, 'other')`,
    'interaction:placement': sql`iif(type = 'whatsapp_click', coalesce(placement, ${UNKNOWN}), NULL)`,
    'interaction:page': sql`coalesce(page, ${UNKNOWN})`,
    'interaction:source': sql`iif(type = ${BATCH_VIEW}, NULL, coalesce(
      substr(source, 1, instr(source || ${CAMPAIGN_SEPARATOR}, ${CAMPAIGN_SEPARATOR}) - 1), ${UNKNOWN}))`,
    'interaction:lot': sql`iif(type = ${BATCH_VIEW}, coalesce(substr(source, ${LOT_SOURCE.length + 1}), ${UNKNOWN}), NULL)`,
    'seen:source': sql`iif(seen, coalesce(source, ${UNKNOWN}), NULL)`,
  },
} satisfies RowCounts

export const DIMENSION_METRICS = DIMENSIONS.map((dimension) => `interaction:${dimension}` as const)
