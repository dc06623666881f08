import { iso } from '../contract/days.ts'
import { newId } from '../lib/ids.ts'
import type { NewRun } from './input.ts'
import type { RunRow } from './table.ts'

/** @param alert whether the owner is to be alerted */
export function runRow(kind: RunRow['kind'], run: NewRun, now: number, alert = false): RunRow {
  const time = iso(now)
  return { id: newId(now), kind, ...run, created_at: time, alerted_at: alert ? null : time }
}
