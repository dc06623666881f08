import { rupees, showCount, showDay, showMoment } from '../contract/format.ts'
import type { Inquiry } from '../inquiries/contract.ts'
import type { Report } from '../reports/contract.ts'
import { FULL_KINDS } from '../statistics/constants.ts'
import type { Change } from '../statistics/contract.ts'
import type { D1Store } from '../store.ts'
import type { Mail } from './mailer.ts'

/** The text of a mail to the owner. Subjects have no address: they are shown on locked screens. */
export type OwnerLetter = { subject: string; paragraphs: string[] }

/** Writes a mail to the owner, in English like the dashboard, as plain text. */
export function toOwner(owner: string, { subject, paragraphs }: OwnerLetter, origin: string): Mail {
  const end = `Open the dashboard:\n${origin}/admin\n\nTo end these mails, remove OWNER_MAIL from the settings.`
  return { to: owner, subject, text: [...paragraphs, end].join('\n\n') }
}

/** Writes what the owner is alerted to: workflows that failed, kinds that are full, and inquiries. */
export function writeAlert({
  inquiries,
  failures,
  full,
}: Awaited<ReturnType<D1Store['unalerted']>>): OwnerLetter {
  const count = inquiries.length
  const [subject = count === 1 ? 'An enquiry on the website' : `${count} enquiries on the website`] = [
    ...failures.map(nameFailure),
    ...full.map(() => 'Your website had very many visits today'),
  ]
  return {
    subject,
    paragraphs: [
      ...failures.map((report) => `${nameFailure(report)}. The reason:\n${quote(report.detail)}`),
      ...full.map(({ kind, limit, since }) => {
        const [name, instead] = FULL_KINDS[kind]
        return `${name}: ${showCount(limit)} came by ${showMoment(since)}, which is all that a day has room for. ${instead}. This ends at 5:30 in the morning; SECURITY.md says what can be done.`
      }),
      ...inquiries.map(printInquiry),
    ],
  }
}

function nameFailure({ kind }: Report): string {
  return `The ${kind} of your website failed`
}

function printInquiry({ name, email, phone, message, created_at }: Inquiry): string {
  const lines = {
    Received: showMoment(created_at),
    Name: name,
    Email: email,
    Phone: phone,
  }
  const filled = Object.entries(lines).flatMap(([label, value]) =>
    value ? `${label}: ${value.split(LINE_BREAK).join(' ')}` : [],
  )
  return [...filled, ...(message ? ['', quote(message)] : [])].join('\n')
}

/** Every line break of Unicode: mail programs begin a line at each. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

/** Marks each line of somebody else’s text, so that none looks like one of ours. */
function quote(text: string): string {
  return text
    .split(LINE_BREAK)
    .map((line) => `> ${line}`)
    .join('\n')
}

/**
 * Writes the numbers of seven days, also when nothing happened.
 *
 * @param store as of the last of them
 */
export async function writeWeek(store: D1Store): Promise<OwnerLetter> {
  const page = { days: 7, limit: 1 } as const
  const [{ summary, series }, interactions, inquiries, orders] = await Promise.all([
    store.subscriptionStats(page),
    store.interactionStats(page),
    store.inquiryStats(page),
    store.orderStats(page),
  ])
  const { byType, previousByType } = interactions.summary
  const ofType = (type: string) => ({ inRange: byType[type] ?? 0, previous: previousByType[type] ?? 0 })
  const numbers: Record<string, Change> = {
    'Orders sold': orders.summary.sold,
    'Order clicks': orders.summary.clicked,
    'WhatsApp clicks': ofType('whatsapp_click'),
    'Pricing views': ofType('pricing_view'),
    Enquiries: inquiries.summary.written,
    'Chats opened': inquiries.summary.chats,
    'New subscribers': summary,
  }
  const line = (name: string, { inRange, previous }: Change, show = showCount) =>
    `${name}: ${show(inRange)} (${show(previous)} the week before)`
  const lines = [
    line('Rupees sold', orders.summary.rupees, rupees),
    ...Object.entries(numbers).map(([name, change]) => line(name, change)),
  ]
  const [first, last] = [series[0], series.at(-1)].map((entry) => showDay(entry?.day ?? ''))
  return {
    subject: `Your week on the website: ${first} to ${last}`,
    paragraphs: [lines.join('\n'), `Subscribers in total: ${showCount(summary.total)}`],
  }
}
