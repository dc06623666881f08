import { countedBy, type Definitions } from '../statistics/counts.ts'
import type { InquiryRow } from './table.ts'

export const INQUIRY_METRICS = {
  inquiry: { time: ({ created_at }) => created_at },
} satisfies Definitions<Pick<InquiryRow, 'created_at'>>

export const inquiryCounts = countedBy(INQUIRY_METRICS)
