import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { dialledText } from './contact-detail.ts'

/*
 * Not for browsers, which count digits (`contact-detail.ts`): the numbers of the world are 80 kB.
 */

/** A number that begins with no country's code is one of India. */
const COUNTRY = 'IN'

/** Zeros before the country's code, which no network dials. */
const ZEROS_BEFORE_CODE = /^0+(?=91\d{10}$)/

export type Phone = {
  /** As it is shown and stored: `+91 98220 12345`. */
  international: string
  /** As it is dialled: `+919822012345`. */
  e164: string
}

/** Reads a telephone number as people write it, of India where it names no country; undefined where it is none. */
export function readPhone(typed: string): Phone | undefined {
  const text = dialledText(typed)
  if (text === undefined) return undefined
  const digits = text.replace(/\D/g, '')
  const dialled = ZEROS_BEFORE_CODE.test(digits) ? `+${digits.replace(ZEROS_BEFORE_CODE, '')}` : text
  const read = parsePhoneNumberFromString(dialled.replace(/[()]/g, ' ').trim(), COUNTRY)
  return read?.isValid() ? { international: read.formatInternational(), e164: read.number } : undefined
}
