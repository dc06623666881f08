import { appendFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { LIMITS } from '#contract/limits.ts'
import type { Report } from '#worker/reports/contract.ts'

/**
 * Writes the owner's report on a run for the workflow's last step, in place of an earlier one: without the colours of
 * wrangler's errors, which the Worker refuses, and cut at the contract's limit.
 */
export function leaveReport(outcome: Report['outcome'], text: string): void {
  const report = { outcome, detail: stripVTControlCharacters(text).slice(0, LIMITS.reportDetail) }
  const { GITHUB_OUTPUT } = process.env
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `report=${JSON.stringify(report)}\n`)
}
