import { sql } from 'drizzle-orm'
import { dayIn, type RowCounts } from '../statistics/counts.ts'
import { contactInquiries, HAS_WORDS } from './table.ts'

/** All inquiries, and of these the ones that have words. */
export const INQUIRY_COUNTS = {
  rows: (ids) => sql`
    SELECT ${dayIn(sql`created_at`)} AS day, ${HAS_WORDS} AS written FROM ${contactInquiries} WHERE ${ids}`,
  columns: ['written'],
  keys: { inquiry: sql`''`, 'inquiry:written': sql`iif(written, '', NULL)` },
} satisfies RowCounts
