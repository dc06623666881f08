import { homedir } from 'node:os'
import { z } from 'zod'
import { dayOf } from '#contract/days.ts'
import { plainDigits } from '#contract/digits.ts'
import { parseEmail } from '#contract/email.ts'
import type { Json } from '#web/model/types.ts'
import { capitalize } from '#web/shop/fill.ts'
import { readAmount, readGrams } from '#web/shop/read-amount.ts'
import { isGstin, isLicence, isName, plainNumber } from '#web/shop/registration-numbers.ts'
import { readCount } from '#web/shop/typed-numbers.ts'
import { slugOf } from '#web/site-build/new-shop/answers.ts'
import { photographProblem } from '#web/site-build/new-shop/photograph.ts'

/* How answers at the terminal are read. What cannot be read is undefined. */

const NONE = /^ *(none|no|nil)\.? *$/i
/** How people write that there is none: `no GST`, `I don’t have`, `n/a`. */
const HAVING_NONE = /^(?:i )?(?:no|none|nil|not|n\/?a|do ?n['’o]?t|do not)\b\D*$/i

/** `Rs.1,290/-`, in whole rupees */
export const readRupees = (text: string) => {
  const amount = readAmount(text)
  return Number.isInteger(amount) ? amount : undefined
}

/** `7.5 g`, or `7.5` */
export const readPortionGrams = (text: string) =>
  readAmount(text.replace(/ ?(g|gms?|grams?)[.]?$/i, '')) || undefined

/** `450 g at 690, 225 gm at Rs.1,360/-`: the net weight of each pack and its MRP. */
export function readPacks(text: string): Json | undefined {
  const packs = plainDigits(text)
    .split(/[,;] *(?=[\d,.]+ *\p{L})/u)
    .map((part) => {
      const [, weight = '', price = ''] =
        /^([\d,.]+ *[\p{L}\p{M}]+\.?) *(?:at|for|mrp|[=:@-])? *(.*)$/iu.exec(part.trim()) ?? []
      return { grams: readGrams(weight), mrp: readRupees(price) }
    })
  return packs.every(({ grams, mrp }) => grams && mrp) ? (packs as Json) : undefined
}

/** `5 working days`: until when a refund is paid. */
export function readRefundDays(text: string): Json | undefined {
  const days = readSpan(text)
  return days && { [/working/i.test(text) ? 'refundWorkingDays' : 'refundDays']: days }
}

/** `mango 60, sugar 50, mustard oil`: each ingredient, with the grams in 100 g where they are known. */
export function readIngredients(text: string): Json | undefined {
  const list = plainDigits(text)
    // A comma within brackets is between the parts of a compound ingredient.
    .split(/ *[,;] *(?![^(]*\))/)
    .filter(Boolean)
    .map((part) => {
      const [, name = '', grams] = /^(.*?\p{L}.*?)(?: +(\d+(?:\.\d+)?) *g?)?$/u.exec(part) ?? []
      return {
        id: slugOf(name.replace(/ *\(.*/, '')),
        name: capitalize(name),
        ...(grams && { gramsPer100: Number(grams) }),
      }
    })
  return list.length > 0 && list.every(({ name }) => name) ? (list as Json) : undefined
}

/** `mustard, sesame`: allergens that are in no list of the law. */
export function readOtherAllergens(text: string): Json | undefined {
  if (NONE.test(text)) return []
  const names = text.split(/ *[,;] */).filter(Boolean)
  return names.length > 0 ? names.map((name) => ({ id: slugOf(name), source: name })) : undefined
}

/** `9 months`, `1 year` */
export const readMonths = (text: string) => {
  const years = readCount(text.replace(/years?\.?$/i, ''))
  return /year/i.test(text) ? years && 12 * years : readSpan(text)
}

/** The number of a register, which has digits. */
export const readRegistration = (text: string) => (/\d/.test(plainDigits(text)) ? text : undefined)

/** `30 days`, `9 months` */
export const readSpan = (text: string) => readCount(text.replace(/(?:working )?(days?|months?)\.?$/i, ''))

/** `48 hours`, `48 hrs`, `10 days` */
export const readWindow = (text: string) => {
  const [, count, day] = /^(\d+) *(?:(days?)|h(?:ou)?rs?)\.?$/i.exec(plainDigits(text)) ?? []
  return count && Number(count) > 0 ? { [day ? 'days' : 'hours']: Number(count) } : undefined
}

/** An address as it may be pasted: after `mailto:`, within `<>`, or with a full stop after it. */
export const readEmail = (text: string) => {
  const read = parseEmail(text)
  return 'email' in read ? z.email().safeParse(read.email).data : undefined
}

/** A name, and none of the words that stand for no answer. */
export const readName = (text: string) => (isName(text) ? text : undefined)

/** `sangli`, `dry spoon`: what stands by itself, with a capital letter. */
export const readTitle = (text: string) => readName(capitalize(text))

/** A number of FSSAI; a licence of another law has letters. */
export function readLicence(text: string): Json | undefined {
  const number = plainNumber(text)
  return isLicence(number) || /\p{L}/u.test(number) ? number : undefined
}

/** A GSTIN, or that there is none. */
export function readGstin(text: string): Json | undefined {
  if (HAVING_NONE.test(text.trim())) return { withoutGstin: true }
  const gstin = plainNumber(text)
  return isGstin(gstin) ? { gstin } : undefined
}

/** A name in Marathi or Hindi. */
export const readDevanagari = (text: string) => (/\p{Script=Devanagari}/u.test(text) ? text : undefined)

/** The path of a file as it is typed, or as a terminal writes one that is dragged into it: in quotes, or with `\` before blanks. */
export function typedPath(text: string): string {
  const [, quoted] = /^(?:'(.*)'|"(.*)")$/.exec(text.trim())?.filter((part) => part !== undefined) ?? []
  const path = quoted ?? text.trim().replace(/\\(.)/g, '$1')
  return path.replace(/^file:\/\//, '').replace(/^~(?=\/)/, homedir())
}

/** A photograph, by its path from the folder of the project. */
export function readPhotograph(text: string): string | undefined {
  const path = typedPath(text)
  return photographProblem(path) ? undefined : path
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const WRITTEN = /^(\d{1,2})(?:st|nd|rd|th)?[ ./-]+(\d{1,2}|[a-z]+)[ .,/-]+(\d{4}|\d\d)\.?$/

/**
 * Reads a day as people in India write it, the day before the month: `31/3/2027`, `31-03-27`, `31 March 2027`; or as
 * `2027-03-31`.
 *
 * @returns YYYY-MM-DD; undefined where the calendar has no such day
 */
export function readDay(typed: string): string | undefined {
  const text = plainDigits(typed).trim().toLowerCase()
  const [, day = '', month = '', year = ''] = WRITTEN.exec(text) ?? []
  const number = MONTHS.findIndex((name) => month.startsWith(name)) + 1 || month
  const written = [year.padStart(4, '20'), `${number}`.padStart(2, '0'), day.padStart(2, '0')].join('-')
  return z.iso.date().safeParse(day ? written : text).data
}

/** A day that has not passed. */
export function readComingDay(typed: string): string | undefined {
  const day = readDay(typed)
  return day && day >= dayOf(Date.now()) ? day : undefined
}
