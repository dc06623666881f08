import { z } from 'zod'
import { text, texts } from './fields.ts'

/** What a sign-up comes to: the codes of the Worker's answers, and what the browser finds by itself. */
const SIGN_UP_OUTCOMES = [
  'email_empty',
  'email_invalid',
  'subscribed',
  'already_subscribed',
  'demo_subscribed',
  'confirmation_sent',
  'challenge_failed',
  'rate_limited',
  'full_day',
  'unavailable',
  'failed',
  'unreachable',
] as const

/** The words around the form. */
export const newsletter = texts('heading', 'text', 'notice', 'privacyLink').meta({ title: 'Newsletter' })

/** The form, and the outcomes of a sign-up. */
export const signUp = texts('label', 'placeholder', 'example', 'button', 'challenge')
  .extend({
    pending: z.strictObject({
      subscribing: z.strictObject({ title: text(), text: text().nullish() }),
      challenge: texts('title', 'text'),
    }),
    outcomes: z.record(z.enum(SIGN_UP_OUTCOMES), texts('title', 'text')),
  })
  .meta({ title: 'Newsletter form' })
