import type { Content } from '#web/content/content.ts'
import { slug } from '#web/content/facts/opening.json'
import { fill } from '#web/domain/fill.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Octets of a line without its break (RFC 5545, 3.1). */
const LINE_OCTETS = 75

/** The alarm rings at nine in the morning of the day. */
const ALARM = 'PT9H'

/** The reminder comes so many days before the jar is empty. */
const DAYS_BEFORE = 5

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

export type ReminderWords = Content['shop']['calculator']['reminder']

type Reminder = {
  /** Full days that the jar lasts from today. */
  readonly days: number
  readonly now: Date
  /** Globally unique. */
  readonly uid: string
  /** The address of the shop, in the language of the words. */
  readonly shop: string
}

/**
 * The first day of the reminder, in India.
 *
 * @returns YYYY-MM-DD: some days before the jar is empty, but tomorrow at the earliest
 */
export function reminderDay({ days, now }: Pick<Reminder, 'days' | 'now'>): string {
  const ahead = Math.max(1, days - DAYS_BEFORE)
  return indianDay.format(new Date(now.getTime() + ahead * DAY_MS))
}

/** Returns an iCalendar file (RFC 5545) with one whole-day event and its alarm. */
export function reminderFile({ days, now, uid, shop }: Reminder, words: ReminderWords): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${slug}//jar calculator`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${reminderDay({ days, now }).replaceAll('-', '')}`,
    `SUMMARY:${escaped(words.title)}`,
    `DESCRIPTION:${escaped(fill(words.text, { days: DAYS_BEFORE }))}`,
    `URL:${shop}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(words.alarm)}`,
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
