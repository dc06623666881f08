import { stripVTControlCharacters } from 'node:util'
import { LIMITS } from '#contract/limits.ts'

const TIMEOUT_MS = 30_000
/** A connection that was idle while the site was built may be closed as it is used again. */
const TRIES = 3

/**
 * Reports a workflow's run to the deployed Worker, for the dashboard: where SITE_URL and OWNER_KEY are set, as they are
 * in workflows. A report that fails is tried again, then printed, and ends nothing: the run itself counts. One that
 * arrives twice says the same twice.
 *
 * @param detail for the owner to read; without the colours of wrangler's errors, which the Worker refuses, and cut at the
 * contract's limit
 */
export async function reportRun(
  call: 'backups',
  outcome: 'succeeded' | 'failed',
  detail: string,
): Promise<void> {
  const { SITE_URL, OWNER_KEY } = process.env
  if (!SITE_URL || !OWNER_KEY) return
  const address = new URL(`/api/owner/${call}`, SITE_URL)
  const body = JSON.stringify({
    outcome,
    detail: stripVTControlCharacters(detail).slice(0, LIMITS.runDetail),
  })
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      const { ok, status } = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${OWNER_KEY}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        body,
      })
      if (ok) return
      console.error(`The outcome could not be reported: ${SITE_URL} answered ${status}`)
    } catch (error) {
      console.error(`The outcome could not be reported: ${(error as Error).message}`)
    }
  }
}
