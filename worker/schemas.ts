import * as z from 'zod'
import {
  DEFAULT_RANGE,
  DEFAULT_SOURCE_PAGE,
  hasControlCharacter,
  type Json,
  type JsonObject,
  LIMITS,
  MESSAGES,
  RANGES,
  type Range,
  readEmail,
  VITAL_NAMES,
  VITALS,
  type Vital,
  WEB_VITALS,
} from './contract.ts'

const NO_CONTROL_CHARACTERS = 'Remove control characters such as line breaks'
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** One line of text. Lone surrogates would come back changed from SQLite, so they are made whole first. */
const line = (longest: number) =>
  z
    .string()
    .refine((text) => !hasControlCharacter(text), NO_CONTROL_CHARACTERS)
    .transform((text) => text.toWellFormed())
    .pipe(z.string().max(longest))

const requiredLine = (longest: number) => line(longest).pipe(z.string().trim().min(1))

/** An absent value and an explicit null are the same to us. */
const optional = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? undefined)

const email = z.unknown().transform((typed, context) => {
  const read = typeof typed === 'string' ? readEmail(typed.toWellFormed()) : undefined
  if (read && 'email' in read) return read.email
  const problem = read?.problem ?? (typed == null ? MESSAGES.emailEmpty : MESSAGES.emailInvalid)
  context.addIssue({ code: 'custom', message: problem.message })
  return z.NEVER
})

const userSession = requiredLine(LIMITS.userSession)
const pageUrl = optional(line(LIMITS.pageUrl))

const additionalData = z
  .record(z.string(), z.unknown())
  .refine((value) => depthOf(value) <= LIMITS.additionalDataDepth, {
    message: `Nest at most ${LIMITS.additionalDataDepth} levels deep`,
    abort: true,
  })
  .refine(
    (value) => new TextEncoder().encode(JSON.stringify(value)).length <= LIMITS.additionalData,
    `Send at most ${LIMITS.additionalData} bytes of JSON`,
  )
  .transform((value) => value as JsonObject)

/** Where a visit came from: the host that linked here, and what the link said of itself. */
const visitSource = optional(
  z
    .object({
      referrer: optional(line(LIMITS.visitSource)),
      utm_source: optional(line(LIMITS.visitSource)),
      utm_medium: optional(line(LIMITS.visitSource)),
      utm_campaign: optional(line(LIMITS.visitSource)),
    })
    .transform(given),
).optional()

/** What is there of some texts. */
function given(texts: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}

export const newsletterInput = z.object({
  email,
  source_page: optional(line(LIMITS.sourcePage)).transform((page) => page?.trim() || DEFAULT_SOURCE_PAGE),
  user_session: optional(userSession),
  page_url: pageUrl,
  visit_source: visitSource,
  /** A field of the form that no person sees; what fills it in is a program. */
  website: z.unknown().optional(),
  /** What Turnstile gave the browser for a passed check. */
  challenge_token: optional(line(LIMITS.challengeToken)),
})

const measure = (name: Vital) => optional(z.number().min(0).max(VITALS[name].most)).optional()

/** A page view's speed: nothing else is kept with it, and at least one number must be there. */
const vitals = z
  .object({ lcp: measure('lcp'), inp: measure('inp'), cls: measure('cls') })
  .transform(
    ({ lcp, inp, cls }): JsonObject => ({
      ...(lcp !== undefined && { lcp }),
      ...(inp !== undefined && { inp }),
      ...(cls !== undefined && { cls }),
    }),
  )
  .refine((told) => Object.keys(told).length > 0, `Send at least one of ${VITAL_NAMES.join(', ')}`)

export const interactionInput = z
  .object({
    interaction_type: requiredLine(LIMITS.interactionType),
    user_session: userSession,
    page_url: pageUrl,
    additional_data: optional(additionalData),
  })
  .transform((interaction, context) => {
    if (interaction.interaction_type !== WEB_VITALS) return interaction
    const { data, error } = vitals.safeParse(interaction.additional_data ?? {})
    if (data) return { ...interaction, additional_data: data }
    for (const { message, path } of error.issues) {
      context.addIssue({ code: 'custom', message, path: ['additional_data', ...path] })
    }
    return z.NEVER
  })

export const productEventInput = z.object({
  event_name: requiredLine(LIMITS.eventName),
  product_name: requiredLine(LIMITS.productName),
  action_type: requiredLine(LIMITS.actionType),
  user_session: userSession,
  conversion_value: optional(
    z
      .number()
      .min(0)
      .max(LIMITS.conversionValue)
      .refine((rupees) => Math.round(rupees * 100) / 100 === rupees, 'Use at most two decimals'),
  ),
})

export const inquiryInput = z.object({
  inquiry_type: requiredLine(LIMITS.inquiryType),
  name: optional(line(LIMITS.inquiryName)),
  email: optional(email),
  phone: optional(line(LIMITS.inquiryPhone)),
  message: optional(
    z
      .string()
      // Several lines are fine here; any other control character is not.
      .refine((text) => !hasControlCharacter(text.replace(/[\t\n\r]/g, '')), NO_CONTROL_CHARACTERS)
      .transform((text) => text.toWellFormed())
      .pipe(z.string().max(LIMITS.inquiryMessage)),
  ),
  user_session: optional(userSession),
  page_url: pageUrl,
  visit_source: visitSource,
})

export const rangeQuery = z.object({
  days: z
    .enum(RANGES.map(String) as [string, ...string[]], `Use one of ${RANGES.join(', ')}`)
    .default(String(DEFAULT_RANGE))
    .transform((days) => Number(days) as Range),
})

export const pageQuery = rangeQuery.extend({
  limit: z
    .string()
    .regex(/^\d{1,3}$/, 'Use a whole number')
    .transform(Number)
    .pipe(z.number().min(1).max(LIMITS.statsRows))
    .default(LIMITS.statsRows),
  /** The id of the last row already read; the page goes on after it. */
  before: z.string().regex(ID, 'Use the id of a row').optional(),
})

/** What an address begins with; it is saved in lower case (spec 5). */
export const subscriberQuery = pageQuery.extend({
  search: optional(line(LIMITS.email)).transform((typed) => typed?.trim().toLowerCase() || undefined),
})

export const csvQuery = rangeQuery.extend({ before: pageQuery.shape.before })

export const subscriberId = z.object({ id: z.string().regex(ID, 'Use the id of a row') })

/** A time that is over: a day to come would take in what is counted until then. */
const pastTime = z.iso
  .datetime()
  .transform((time) => Date.parse(time))
  .refine((time) => time >= 0 && time <= Date.now(), 'Use a time that is over')

/** What a deletion answered, to be put back as it was. */
export const subscriberInput = z.object({
  email,
  source_page: line(LIMITS.sourcePage),
  subscribed_at: pastTime,
  // As a header brought it, other control characters included; a NUL would hide the rest of it from SQLite.
  user_agent: z
    .string()
    .refine((text) => !text.includes('\0'), NO_CONTROL_CHARACTERS)
    .max(LIMITS.userAgent)
    .nullable(),
  created_at: pastTime,
})

export const ownerKeyInput = z.object({ key: z.string().min(1).max(512) })

export type NewsletterInput = z.input<typeof newsletterInput>
export type InteractionInput = Omit<z.input<typeof interactionInput>, 'additional_data'> & {
  additional_data?: JsonObject
}
export type ProductEventInput = z.input<typeof productEventInput>
export type InquiryInput = z.input<typeof inquiryInput>

/** What a valid body has become; the routes hand it to the Store. */
export type NewSubscription = Omit<z.output<typeof newsletterInput>, 'challenge_token'>
export type NewInteraction = z.output<typeof interactionInput>
export type NewProductEvent = z.output<typeof productEventInput>
export type NewInquiry = z.output<typeof inquiryInput>
export type VisitSource = NonNullable<NewSubscription['visit_source']>

/** Levels of objects and arrays in a value, without recursion: a hostile body may nest thousands deep. */
function depthOf(value: unknown): number {
  let depth = 0
  let level: unknown[] = [value]
  while (level.length > 0) {
    const nested = level.filter(
      (entry): entry is Json[] | JsonObject => typeof entry === 'object' && entry !== null,
    )
    if (nested.length > 0) depth += 1
    level = nested.flatMap((entry) => Object.values(entry))
  }
  return depth
}
