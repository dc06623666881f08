import { getTableColumns, getTableName } from 'drizzle-orm'
import { LIMITS } from '#contract/limits.ts'
import type { Query } from '#worker/cli/backup/miscounted.ts'
import {
  chatOrders,
  contactInquiries,
  customerInteractions,
  newsletterSubscriptions,
  productAnalytics,
} from '#worker/store/schema.ts'

const UUID_V7 = '????????-????-7???-[89ab]???-????????????'

/** What the tables' own constraints do not hold: they stop at a NUL, and know no type, case or depth. */
const RULES = [
  [
    newsletterSubscriptions,
    [
      `email <> lower(email) AND email NOT GLOB '*[^ -~]*'`,
      `email <> trim(email)`,
      `email NOT LIKE '_%@_%._%'`,
    ],
  ],
  [
    customerInteractions,
    [
      `trim(interaction_type) = ''`,
      `trim(user_session) = ''`,
      `json_type(additional_data) <> 'object'`,
      `length(CAST(additional_data AS BLOB)) > ${LIMITS.additionalData}`,
      `(SELECT max(length(fullkey) - length(replace(replace(fullkey, '.', ''), '[', '')))
        FROM json_tree(additional_data) WHERE key NOT GLOB '*[^a-z]*') > ${LIMITS.additionalDataDepth}`,
    ],
  ],
  [productAnalytics, []],
  [chatOrders, [`length(reference) <> 6`]],
  [contactInquiries, [`status <> 'new'`, `created_at <> updated_at`]],
] as const

/** @returns the rules that rows of the database violate, with the number of rows */
export async function brokenLimits(query: Query): Promise<string[]> {
  const broken: string[] = []
  for (const [table, own] of RULES) {
    const rules = [`id NOT GLOB '${UUID_V7}'`, ...own]
    for (const column of Object.values(getTableColumns(table))) {
      const type = column.getSQLType().startsWith('text') ? 'text' : 'integer'
      rules.push(`typeof(${column.name}) NOT IN ('${type}', 'null')`)
      if (type === 'text') rules.push(`instr(${column.name}, char(0))`)
    }
    const sums = rules.map((rule, index) => `total(coalesce((${rule}), 0)) AS r${index}`).join()
    const [found] = await query(`SELECT ${sums} FROM ${getTableName(table)}`)
    for (const [index, rule] of rules.entries()) {
      const rows = found?.[`r${index}`]
      if (rows !== 0) broken.push(`${getTableName(table)}: ${rows} rows with ${rule}`)
    }
  }
  return broken
}
