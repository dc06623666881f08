import { appendFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { LIMITS } from '#contract/limits.ts'
import type { Run } from '#contract/runs.ts'
import { ContentError } from '#web/content/check.ts'
import { deployLive, VERSION_FILE } from './deploy-steps.ts'

/**
 * `npm run publish:site`, the workflow's deploy: what the owner reads of it is left for the step that reports it, and is
 * true at whatever moment the run ends.
 */
const UNKNOWN =
  'It is not known whether the newest change is live: look at the website. A programmer has to look at the workflow.'
/** As many as a line of the dashboard holds. */
const REASONS = 3
const LIVE_TRIES = 20
const TRY_AGAIN_MS = 3_000

let hasBegun = false
try {
  const commit = await deployLive(() => {
    hasBegun = true
    report('failed', UNKNOWN)
  })
  await untilLive(commit)
  report('succeeded', process.env.CHANGE || commit)
} catch (error) {
  console.error(error)
  if (!hasBegun) report('failed', `Not published; the website is as it was. ${await reasonOf(error)}`)
  process.exitCode = 1
}

/** Leaves a report to the workflow, in place of an earlier one. */
function report(outcome: Run['outcome'], detail: string): void {
  const line = `report=${JSON.stringify({ outcome, detail: detail.slice(0, LIMITS.runDetail) })}\n`
  appendFileSync(process.env.GITHUB_OUTPUT ?? '/dev/stdout', line)
}

/** @throws where the deployed site does not name the commit within a minute */
async function untilLive(commit: string): Promise<void> {
  const address = new URL(`/${VERSION_FILE}`, process.env.SITE_URL)
  for (let tries = 0; tries < LIVE_TRIES; tries += 1) {
    const shown = await fetch(address, { signal: AbortSignal.timeout(TRY_AGAIN_MS) })
      .then((answer) => answer.text())
      .catch(() => '')
    if (shown === commit) return
    await setTimeout(TRY_AGAIN_MS)
  }
  throw new Error(`${address} does not name ${commit}`)
}

/** In the owner's words where the content is wrong. */
async function reasonOf(error: unknown): Promise<string> {
  // A file that the schemas themselves import: they cannot be loaded to name its title.
  const [, file] = (error instanceof SyntaxError && /(\w+)\.json/.exec(error.message)) || []
  if (file) return `“${file}” cannot be read`
  if (!(error instanceof ContentError)) return 'A programmer has to look at the workflow.'
  const { ownerReason } = await import('#web/content/titles.ts')
  const reasons = error.problems.map(ownerReason)
  const rest = reasons.length - REASONS
  return [...reasons.slice(0, REASONS), ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ')
}
