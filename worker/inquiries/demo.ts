import { HOUR_MS } from '../lib/days.ts'
import { type Note, SAMPLE_PAGE, sampleSession, withSampleId } from '../lib/samples.ts'
import { sampleList } from '../statistics/demo.ts'
import type { Inquiries } from './d1.ts'
import { inquiryCounts } from './metrics.ts'
import { inquiryStatistics } from './numbers.ts'
import { inquiryRow, toInquiry } from './row.ts'
import type { InquiryRow } from './table.ts'

/** A sample inquiry of the days before a time in milliseconds UTC. */
export function sampleInquiries(now: number): InquiryRow[] {
  const time = now - 76 * HOUR_MS
  const chatOpened = {
    inquiry_type: 'whatsapp',
    name: null,
    email: null,
    phone: null,
    message: null,
    user_session: sampleSession(time, 0),
    page_url: `${SAMPLE_PAGE}blog`,
    visit_source: { utm_source: 'instagram' },
  }
  return [withSampleId(inquiryRow(chatOpened, time), 0)]
}

/** The demo's part of the Store: the samples, and nothing is stored. */
export function demoInquiries(samples: InquiryRow[], now: number, note: Note): Inquiries {
  return {
    ...inquiryStatistics(sampleList(samples, inquiryCounts, now), now),
    ...discardInquiries(note, now),
    deleteInquiry: async () => note('deletion'),
  }
}

/** Stores nothing of what visitors send, and answers as if it did. */
export function discardInquiries(note: Note, now: number) {
  return {
    async recordInquiry(input) {
      await note('contact inquiry')
      return toInquiry(inquiryRow(input, now))
    },
  } satisfies Partial<Inquiries>
}
