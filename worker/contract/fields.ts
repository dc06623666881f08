import * as z from 'zod'
import { EMAIL_PROBLEMS, parseEmail } from './email.ts'
import { LANGUAGE_IDS, SOURCE_LANGUAGE } from './languages.ts'
import { LIMITS } from './limits.ts'
import { toPaisa } from './paise.ts'
import { normaliseLine, normaliseText } from './text.ts'

/** A typed text. SQLite's text ends at a NUL, which no keyboard has. */
export const typed = z.string().refine((text) => !text.includes('\0'), 'Remove the character NUL')

const text = (maxLength: number, normalise: (text: string) => string) =>
  typed.transform(normalise).pipe(z.string().max(maxLength))

/** A single line of text, normalised. */
export const line = (maxLength: number) => text(maxLength, normaliseLine)

/** Text of several lines, normalised. */
export const lines = (maxLength: number) => text(maxLength, normaliseText)

/** A single line of text with at least one character that is visible. */
export const requiredLine = (maxLength: number) => line(maxLength).pipe(z.string().min(1))

/** An absent field and an explicit null are both stored as null. */
export const optional = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value) => value ?? null)

/** An e-mail address; an issue has its code in `params`. */
export const email = z.custom<string>().transform((value, context) => {
  const parsed = typeof value === 'string' ? parseEmail(value) : undefined
  if (parsed && 'email' in parsed) return parsed.email
  const code = parsed?.problem ?? (value == null ? 'email_empty' : 'email_invalid')
  context.addIssue({ code: 'custom', message: EMAIL_PROBLEMS[code].message, params: { code } })
  return z.NEVER
})

export const userSession = requiredLine(LIMITS.userSession)
export const pageUrl = optional(line(LIMITS.pageUrl))

/** The language of a visitor's page. */
export const language = optional(z.enum(LANGUAGE_IDS, `Use one of ${LANGUAGE_IDS.join(', ')}`)).transform(
  (id) => id ?? SOURCE_LANGUAGE,
)

/** An amount in rupees, such as a price. */
export const rupeeAmount = z
  .number()
  .min(0)
  .max(LIMITS.conversionValue)
  .refine((rupees) => toPaisa(rupees) === rupees, 'Use at most two decimals')

/** A day in the calendar, `YYYY-MM-DD`. */
export const day = z.iso.date('Use a day, YYYY-MM-DD')

/** A time in ISO 8601, in UTC. */
export const time = z.iso.datetime('Use a time in ISO 8601')

/** A UUIDv7. */
export const rowId = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, 'Use the id of a row')

/** One or several values of a query, each once. */
export const several = <Field extends z.ZodType<unknown, string>>(field: Field, max: number) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((given) => [...new Set([given].flat())])
    .pipe(z.array(field).min(1).max(max))
