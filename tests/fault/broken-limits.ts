import { LIMITS } from '#contract/limits.ts'
import type { Query } from '#worker/cli/backup/miscounted.ts'

const UUID_V7 = '????????-????-7???-[89ab]???-????????????'

/** Maximum characters of each text column. `length` stops at NUL, which is checked separately. */
const LENGTHS: Record<string, Record<string, number>> = {
  newsletter_subscriptions: {
    email: LIMITS.email,
    source_page: LIMITS.sourcePage,
    user_agent: LIMITS.userAgent,
  },
  customer_interactions: {
    interaction_type: LIMITS.interactionType,
    user_session: LIMITS.userSession,
    page_url: LIMITS.pageUrl,
    additional_data: LIMITS.additionalData,
  },
  product_analytics: {
    event_name: LIMITS.eventName,
    product_name: LIMITS.productName,
    action_type: LIMITS.actionType,
    user_session: LIMITS.userSession,
  },
  contact_inquiries: {
    name: LIMITS.inquiryName,
    email: LIMITS.email,
    phone: LIMITS.inquiryPhone,
    message: LIMITS.inquiryMessage,
    inquiry_type: LIMITS.inquiryType,
    user_session: LIMITS.userSession,
  },
  chat_orders: {
    reference: 6,
    pack: LIMITS.orderPack,
    placement: LIMITS.orderPlacement,
    source: LIMITS.countKey,
    page: LIMITS.countKey,
    note: LIMITS.orderNote,
    user_session: LIMITS.userSession,
  },
}

const OTHER_RULES: Record<string, string[]> = {
  newsletter_subscriptions: [
    `email <> lower(email) AND email NOT GLOB '*[^ -~]*'`,
    `email <> trim(email)`,
    `email NOT LIKE '_%@_%._%'`,
    `typeof(subscribed_at) <> 'integer'`,
  ],
  customer_interactions: [
    `trim(interaction_type) = ''`,
    `trim(user_session) = ''`,
    `NOT json_valid(additional_data)`,
    `json_type(additional_data) <> 'object'`,
    `length(CAST(additional_data AS BLOB)) > ${LIMITS.additionalData}`,
    `(SELECT max(length(fullkey) - length(replace(replace(fullkey, '.', ''), '[', '')))
      FROM json_tree(additional_data) WHERE key NOT GLOB '*[^a-z]*') > ${LIMITS.additionalDataDepth}`,
  ],
  product_analytics: [
    `typeof(conversion_value) NOT IN ('integer', 'null')`,
    `conversion_value NOT BETWEEN 0 AND ${LIMITS.conversionValue * 100}`,
  ],
  chat_orders: [
    `status NOT IN ('clicked', 'sold', 'cancelled')`,
    `(status = 'sold') <> (sold_at IS NOT NULL)`,
    `amount NOT BETWEEN 0 AND ${LIMITS.conversionValue * 100}`,
    `quantity NOT BETWEEN 1 AND ${LIMITS.orderQuantity}`,
    `length(reference) <> 6`,
  ],
  contact_inquiries: [`status <> 'new'`, `created_at <> updated_at`],
}

/** @returns the rules that rows of the database violate, with the number of rows */
export async function brokenLimits(query: Query): Promise<string[]> {
  const broken: string[] = []
  for (const [table, lengths] of Object.entries(LENGTHS)) {
    const rules = [
      `id NOT GLOB '${UUID_V7}'`,
      ...Object.entries(lengths).flatMap(([column, longest]) => [
        `length(${column}) > ${longest}`,
        `instr(${column}, char(0))`,
        `typeof(${column}) NOT IN ('text', 'null')`,
      ]),
      ...(OTHER_RULES[table] ?? []),
    ]
    const sums = rules.map((rule, index) => `total(coalesce((${rule}), 0)) AS r${index}`).join()
    const [found] = await query(`SELECT ${sums} FROM ${table}`)
    rules.forEach((rule, index) => {
      const rows = found?.[`r${index}`]
      if (rows !== 0) broken.push(`${table}: ${rows} rows with ${rule}`)
    })
  }
  return broken
}
