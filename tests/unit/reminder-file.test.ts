import { describe, expect, it } from 'vitest'
import { reminderDay, reminderFile } from '#web/views/home/calculator/reminder-file.ts'
import { content } from '../content.ts'

const now = new Date('2026-11-21T20:00:00Z')
const file = reminderFile(
  { days: 33, now, uid: 'f1c1a6f0-1111-4a6e-9f7e-0123456789ab', shop: 'https://samayu.example/mr#shop' },
  content.shop.calculator.reminder,
)

describe('the day of the reminder', () => {
  it('is five days before the jar is empty, by the days of India', () => {
    // In India it is the 22nd already.
    expect(reminderDay({ days: 33, now })).toBe('2026-12-20')
  })

  it('is tomorrow at the earliest', () => {
    expect(reminderDay({ days: 4, now })).toBe('2026-11-23')
  })
})

describe('the calendar file', () => {
  it('is one whole-day event with an alarm', () => {
    const lines = file.replaceAll('\r\n ', '').split('\r\n')
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
    for (const line of [
      'VERSION:2.0',
      'URL:https://samayu.example/mr#shop',
      'UID:f1c1a6f0-1111-4a6e-9f7e-0123456789ab',
      'DTSTAMP:20261121T200000Z',
      'DTSTART;VALUE=DATE:20261220',
      'TRIGGER:PT9H',
    ]) {
      expect(lines).toContain(line)
    }
    expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'BEGIN:VALARM',
    ])
  })

  it('ends every line with CRLF and keeps it within 75 octets (RFC 5545, 3.1)', () => {
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    }
  })

  it('escapes what would end a text', () => {
    expect(file).not.toMatch(/^(SUMMARY|DESCRIPTION):.*[^\\][,;]/m)
  })
})
