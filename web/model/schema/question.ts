import { z } from 'zod'
import { text, texts } from './fields.ts'

/** What may be wrong with a field of the form. */
const PROBLEMS = [
  'message_empty',
  'message_long',
  'name_long',
  'reach_empty',
  'email_invalid',
  'phone_invalid',
] as const

/** The status line of the form. */
const OUTCOMES = [
  'sending',
  'sent',
  'invalid',
  'challenge_failed',
  'rate_limited',
  'full_day',
  'failed',
  'unreachable',
] as const

/** The form for those who have no WhatsApp. */
export const question = texts(
  'heading',
  'name',
  'mayBeEmpty',
  'reach',
  'message',
  'notice',
  'privacyLink',
  'button',
  'challenge',
  'wayOut',
  'withoutScripts',
)
  .extend({
    problems: z.record(z.enum(PROBLEMS), text()),
    outcomes: z.record(z.enum(OUTCOMES), text()),
  })
  .meta({ title: 'Form for a question' })
