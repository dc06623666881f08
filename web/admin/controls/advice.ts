import { hasCode, isFullDay } from '#web/browser/api/client.ts'
import { FULL_DAY_TEXT } from '../format.ts'

/** @returns why a call stored nothing, and what to do, in the owner's words */
export function adviceOf(error: unknown): string {
  if (hasCode(error, 'not_found')) return 'It is not there any more. Press Refresh to see what is.'
  if (isFullDay(error)) return `${FULL_DAY_TEXT} Please do it then.`
  if (hasCode(error, 'unavailable') || hasCode(error, 'internal') || hasCode(error, 'rate_limited'))
    return 'The site could not do that just now. Please try again in a minute.'
  return 'Please check your connection and try again.'
}
