import type { Inquiry } from '../contract/entities.ts'
import type { Run } from '../contract/runs.ts'
import { weekDays, weeklySummary } from '../contract/weekly-summary.ts'
import type { Store } from '../store/store.ts'
import { brand } from './content.ts'
import type { Mail } from './mailer.ts'

/** What a mail to the owner says. Subjects have no address: they are shown on locked screens. */
export type OwnerLetter = { subject: string; paragraphs: string[] }

const moment = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** Writes a mail to the owner, in English like the dashboard, as plain text. */
export function toOwner(owner: string, { subject, paragraphs }: OwnerLetter): Mail {
  const end = `Open the dashboard:\n${brand.siteUrl}/admin\n\nTo end these mails, remove OWNER_MAIL from the settings.`
  return { to: owner, subject, text: [...paragraphs, end].join('\n\n') }
}

export const TEST: OwnerLetter = {
  subject: 'A test from your website',
  paragraphs: [
    'You asked for this test in the dashboard. If it landed in the spam folder, look at DMARC in the setup guide.',
  ],
}

/** Writes what the owner is alerted to: inquiries, and workflows that failed. `alerted` has their ids. */
export function writeAlert({ inquiries, failures }: Awaited<ReturnType<Store['unalerted']>>) {
  const count = inquiries.length
  const [subject = count === 1 ? 'An enquiry on the website' : `${count} enquiries on the website`] =
    failures.map(nameFailure)
  const letter: OwnerLetter = {
    subject,
    paragraphs: [
      ...failures.map((run) => `${nameFailure(run)}. The reason:\n${run.detail}`),
      ...inquiries.map(printInquiry),
    ],
  }
  return { letter, alerted: [...inquiries, ...failures].map(({ id }) => id) }
}

function nameFailure({ kind }: Run): string {
  return kind === 'backup'
    ? 'The backup of your website failed'
    : 'Publishing a change of your website failed'
}

function printInquiry({ name, email, phone, inquiry_type, message, created_at }: Inquiry): string {
  const received = moment.format(new Date(created_at))
  const lines = { Received: received, Name: name, Email: email, Phone: phone, About: inquiry_type }
  const filled = Object.entries(lines).filter(([, value]) => value)
  return [...filled.map((line) => line.join(': ')), ...(message ? ['', message] : [])].join('\n')
}

/**
 * Writes the numbers of seven days, also when nothing happened.
 *
 * @param store as of the last of them
 */
export async function writeWeek(store: Store): Promise<OwnerLetter> {
  const page = { days: 7, limit: 1 } as const
  const [subscriptions, interactions, inquiries, orders] = await Promise.all([
    store.subscriptionStats(page),
    store.interactionStats(page),
    store.inquiryStats(page),
    store.orderStats(page),
  ])
  const week = { subscriptions, interactions, inquiries, orders }
  return {
    subject: `Your week on the website: ${weekDays(week)}`,
    paragraphs: [weeklySummary(week, brand.name)],
  }
}
