import { brand } from '#web/content/brand.ts'
import { shop } from '#web/content/shop.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Octets of a line without its break (RFC 5545, 3.1). */
const LINE_OCTETS = 75

/** The alarm rings at nine in the morning of the day. */
const ALARM = 'PT9H'

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

type Reminder = {
  /** Full days that the jar lasts from today. */
  readonly days: number
  readonly now: Date
  /** Globally unique. */
  readonly uid: string
}

/**
 * The first day of the reminder, in India.
 *
 * @returns YYYY-MM-DD: some days before the jar is empty, but tomorrow at the earliest
 */
export function reminderDay({ days, now }: Omit<Reminder, 'uid'>): string {
  const ahead = Math.max(1, days - shop.calculator.reminderDaysBefore)
  return indianDay.format(new Date(now.getTime() + ahead * DAY_MS))
}

/** Returns an iCalendar file (RFC 5545) with one whole-day event and its alarm. */
export function reminderFile({ days, now, uid }: Reminder): string {
  const { reminderTitle, reminderText } = shop.calculator
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.slug}//jar calculator//EN`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${reminderDay({ days, now }).replaceAll('-', '')}`,
    `SUMMARY:${escaped(`${brand.name}: ${reminderTitle}`)}`,
    `DESCRIPTION:${escaped(reminderText)}`,
    `URL:${brand.siteUrl}/#shop`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(reminderTitle)}`,
    `TRIGGER:${ALARM}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${wrapped(line)}\r\n`)
    .join('')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Breaks a long line between characters; the space that begins a continued line counts as one of its octets. */
function wrapped(line: string): string {
  const encoder = new TextEncoder()
  let octets = 0
  let result = ''
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_OCTETS) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += size
  }
  return result
}
