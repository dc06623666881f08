import type { Inquiry } from '../contract/entities.ts'
import type { Run } from '../contract/runs.ts'
import type { Store } from '../store/store.ts'
import type { OwnerLetter } from './compose.ts'

/** Inquiries printed in one mail, which says how many more there are. */
const PRINTED_INQUIRIES = 10

const moment = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** Writes what the owner has to hear of: inquiries, and workflows that failed. `told` has their ids. */
export function alert({ inquiries, failures }: Awaited<ReturnType<Store['untold']>>) {
  const count = inquiries.length
  const [subject = count === 1 ? 'An enquiry on the website' : `${count} enquiries on the website`] =
    failures.map(subjectOf)
  const rest = count - PRINTED_INQUIRIES
  const letter: OwnerLetter = {
    subject,
    heading: failures.length > 0 ? subject : 'Somebody wrote to you',
    paragraphs: [
      ...failures.map((run) => `${subjectOf(run)}. The reason:\n${run.detail}`),
      ...inquiries.slice(0, PRINTED_INQUIRIES).map(printInquiry),
      ...(rest > 0 ? [`And ${rest} more in the dashboard.`] : []),
    ],
  }
  return { letter, told: [...inquiries, ...failures].map(({ id }) => id) }
}

function subjectOf({ kind }: Run): string {
  return kind === 'backup'
    ? 'The backup of your website failed'
    : 'Publishing a change of your website failed'
}

function printInquiry({ name, email, phone, inquiry_type, message, created_at }: Inquiry): string {
  const lines = [
    ['Received', moment.format(new Date(created_at))],
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
    ['About', inquiry_type],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
  return [...lines, ...(message ? ['', message] : [])].join('\n')
}
