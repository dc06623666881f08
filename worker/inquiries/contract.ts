import type { Change, DayCounts } from '../statistics/contract.ts'
import type { Inquiry } from './table.ts'

export type { InquiryChange, InquiryInput } from './input.ts'
export type { Inquiry } from './table.ts'

/** `written` have words; `chats` are clicks on the floating button. `data` and `series` have both. */
export type InquiryStats = {
  data: Inquiry[]
  summary: Record<'written' | 'chats', Change>
  series: DayCounts
}

/** A page of the inquiries that have words, newest first; `next` is the cursor `before` of the next one. */
export type InquiryList = { data: Inquiry[]; next: string | null }

/** `count` is at most `MAX_TO_DO`; `oldest` is a time. */
export type InquiriesToDo = { count: number; oldest: string | null }
