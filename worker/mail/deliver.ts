import { MAIL_ERRORS } from '../contract/mail.ts'
import type { ClaimedMail, MailOutcome } from '../store/outbox.ts'
import { retryDelay } from '../store/rules/mail.ts'
import type { Store } from '../store/store.ts'
import { composeMail } from './compose.ts'
import type { SendResult } from './mailer.ts'
import type { MailSettings } from './settings.ts'

/** Mails of one claim, which are sent at the same time: so many may have an unknown outcome after a crash. */
export const CLAIM_SIZE = 10
/** D1's free plan allows 50 queries an invocation; a claim takes 4 and an alert one more. */
export const CRON_CLAIMS = 8

/**
 * Sends what is due in the outbox. A mail is claimed first, so that no other process sends it; its outcome is recorded afterwards.
 *
 * @param now milliseconds UTC
 * @param maxClaims so many times ten mails at most
 * @throws StoreUnavailable where an outcome could not be recorded: it is reported as unknown after the lease
 */
export async function deliverDue(
  store: Store,
  settings: MailSettings,
  now: number,
  maxClaims = 1,
): Promise<void> {
  for (let claims = 0; claims < maxClaims; claims += 1) {
    const { claim, mails } = await store.claimMail(CLAIM_SIZE)
    if (mails.length === 0) return
    const outcomes = await sendClaimed(mails, store, settings, now)
    await store.recordOutcomes(claim, outcomes)
    logOutcomes(outcomes)
    if (mails.length < CLAIM_SIZE) return
  }
}

/** Sends mails of one claim, at the same time. @returns what became of each, to be recorded */
export async function sendClaimed(
  mails: readonly ClaimedMail[],
  store: Store,
  settings: MailSettings,
  now: number,
): Promise<MailOutcome[]> {
  return await Promise.all(mails.map((mail) => attempt(mail, store, settings, now)))
}

async function attempt(
  mail: ClaimedMail,
  store: Store,
  { mailer, tokenSecret }: MailSettings,
  now: number,
): Promise<MailOutcome> {
  const { id, attempts } = mail
  try {
    const composed = await composeMail(mail, { store, secret: tokenSecret, now })
    if (!composed) return { id, status: 'obsolete' }
    return outcomeOf(id, attempts, await mailer.send(composed), now)
  } catch {
    // Nothing was sent: the database failed, or a setting is missing.
    return outcomeOf(id, attempts, { outcome: 'busy', error: MAIL_ERRORS.notComposed }, now)
  }
}

function outcomeOf(id: string, attempts: number, result: SendResult, now: number): MailOutcome {
  if (result.outcome === 'sent') return { id, status: 'sent' }
  const { outcome, error } = result
  if (outcome === 'unknown') return { id, status: 'unknown', error }
  const delay = outcome === 'busy' ? retryDelay(attempts) : undefined
  return delay === undefined
    ? { id, status: 'failed', error }
    : { id, status: 'waiting', error, retryAt: now + delay }
}

/** Codes only: an address must not be logged. */
function logOutcomes(outcomes: readonly MailOutcome[]): void {
  for (const { status, ...outcome } of outcomes) {
    if ('error' in outcome) console.warn(JSON.stringify({ mail: status, error: outcome.error }))
  }
}
