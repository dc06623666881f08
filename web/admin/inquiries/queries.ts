import { asciiDigits } from '#contract/digits.ts'
import { normaliseLine } from '#contract/text.ts'
import { api, bodyOf } from '#web/browser/api/client.ts'
import type { InquiryStatus } from '#worker/inquiries/constants.ts'
import { INQUIRY_STATUSES } from '#worker/inquiries/constants.ts'
import type { Inquiry } from '#worker/inquiries/contract.ts'
import { readWholeList, WHOLE_LIST_LIMIT } from '../controls/whole-list.ts'

/** The number of enquiries on one page of a list. */
const PAGE_SIZE = 10

/** One page of the enquiries of a status that have words. */
export function queryInquiries(status: InquiryStatus, before?: string, limit = PAGE_SIZE) {
  const query = { status, limit: String(limit), ...(before && { before }) }
  return { key: ['inquiries', status, query], fetch: () => bodyOf(api.owner.inquiries.$get({ query })) }
}

/** Whether a query is one of the enquiries of a status, by its key. */
export const isListOf = (status: InquiryStatus) => (key: unknown) =>
  Array.isArray(key) && key[0] === 'inquiries' && key[1] === status

/** All enquiries that have words, up to 2,000 of each status, the new ones first. */
export const allInquiries = {
  key: ['inquiries', 'all'],
  async fetch() {
    const lists = await Promise.all(
      INQUIRY_STATUSES.map((status) =>
        readWholeList((before) => queryInquiries(status, before, WHOLE_LIST_LIMIT).fetch()),
      ),
    )
    return { data: lists.flatMap(({ data }) => data), isCut: lists.some(({ isCut }) => isCut) }
  },
}

/** What is written between the digits of a telephone number. */
const BETWEEN_DIGITS = /(?<=\d)[\s()./+-]+(?=\d)/g
/** Fewer digits are a number of jars. */
const MIN_DIGITS = 4

/** Whether an enquiry has a text in its name, number, address or words; a number however it is written. */
export function hasText({ name, email, phone, phone_e164, message }: Inquiry, typed: string): boolean {
  const wanted = normaliseLine(typed).toLowerCase()
  const fields = [name, email, phone, phone_e164, message].map((field) => field?.toLowerCase() ?? '')
  if (fields.some((field) => field.includes(wanted))) return true
  const number = asciiDigits(wanted)
  if (!/^[\d\s()./+-]+$/.test(number)) return false
  const digits = number.replace(/\D/g, '').replace(/^0+/, '')
  const joined = fields.map((field) => asciiDigits(field).replace(BETWEEN_DIGITS, ''))
  return digits.length >= MIN_DIGITS && joined.some((field) => field.includes(digits))
}
