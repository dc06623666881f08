import { type Definitions, makeRowCounter } from '../statistics/counts.ts'
import type { InquiryRow } from './table.ts'
import { hasWords } from './words.ts'

/** All inquiries, and of these the ones that have words. */
export const INQUIRY_METRICS = {
  inquiry: { time: ({ created_at }) => created_at },
  'inquiry:written': { time: (row) => (hasWords(row) ? row.created_at : null) },
} satisfies Definitions<InquiryRow>

export const inquiryCounts = makeRowCounter(INQUIRY_METRICS)
