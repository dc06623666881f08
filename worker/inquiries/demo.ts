import { HOUR_MS } from '../lib/days.ts'
import { isSameSample, type Note, SAMPLE_PAGE, sampleSession, withSampleId } from '../lib/samples.ts'
import { sampleList } from '../statistics/demo.ts'
import type { InquiryStatus } from './contract.ts'
import type { Inquiries } from './d1.ts'
import type { NewInquiry } from './input.ts'
import { inquiryCounts } from './metrics.ts'
import { inquiryStatistics } from './numbers.ts'
import { inquiryRow, toInquiry } from './row.ts'
import type { InquiryRow } from './table.ts'
import { hasWords } from './words.ts'

type Sample = [hours: number, path: string, status: InquiryStatus, fields: Partial<NewInquiry>]

/** Newest first: two questions to answer, a chat that was opened, and a question that was answered. */
const INQUIRIES: Sample[] = [
  [
    10,
    '',
    'new',
    {
      inquiry_type: 'question',
      name: 'Meenal Joshi',
      email: 'meenal.j@demo.example',
      phone: '+91 20 5550 0162',
      message:
        'Hello, my brother’s wedding is on 14 December in Nashik and we want to give small jars to the guests instead of sweets. We need 60 of 250g. Can each have a tag with their names? I would send the text.\nIs there a price for so many, and by when must we order?\nPlease write on WhatsApp, I am in school until four.\nThank you, Meenal',
    },
  ],
  [
    47,
    'batch/SY-26-02',
    'new',
    {
      inquiry_type: 'question',
      phone: '+91 20 5550 0119',
      message: 'Parcel milala, pan eka barniche zakan sail ahe. Photo pathvu ka?',
    },
  ],
  [76, 'blog', 'new', { visit_source: { utm_source: 'instagram' } }],
  [
    98,
    'blog',
    'answered',
    {
      inquiry_type: 'question',
      name: 'R. Iyer',
      email: 'r.iyer@demo.example',
      message: 'Is the sweetener sugar or jaggery, and how much of it is in 100 g?',
    },
  ],
]

/** Sample inquiries of the days before a time in milliseconds UTC. */
export function sampleInquiries(now: number): InquiryRow[] {
  return INQUIRIES.map(([hours, path, status, fields], index) => {
    const time = now - hours * HOUR_MS
    const input: NewInquiry = {
      inquiry_type: 'whatsapp',
      name: null,
      email: null,
      phone: null,
      message: null,
      user_session: sampleSession(time, index),
      page_url: SAMPLE_PAGE + path,
      visit_source: null,
      ...fields,
    }
    return { ...withSampleId(inquiryRow(input, time), index), status }
  })
}

/** The demo's part of the Store: the samples, and nothing is stored. */
export function demoInquiries(samples: InquiryRow[], now: number, note: Note): Inquiries {
  const written = (status: InquiryStatus) =>
    samples.filter((sample) => hasWords(sample) && sample.status === status)
  return {
    ...inquiryStatistics(
      {
        all: sampleList(samples, inquiryCounts, now),
        written: ({ status, ...page }) => sampleList(written(status), inquiryCounts, now)(page),
        async toDo() {
          const open = written('new')
          return { count: open.length, oldest: open.at(-1)?.created_at ?? null }
        },
      },
      now,
    ),
    ...discardInquiries(note, now),
    async changeInquiry(id, change) {
      const row = samples.find((sample) => isSameSample(sample.id, id))
      if (!row) return
      await note('change of an inquiry')
      return toInquiry({ ...row, ...change })
    },
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
