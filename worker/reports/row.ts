import { iso } from '../contract/days.ts'
import { newId } from '../lib/ids.ts'
import type { NewReport } from './input.ts'
import type { ReportRow } from './table.ts'

/** @param alert whether the owner is to be alerted */
export function reportRow(kind: ReportRow['kind'], report: NewReport, now: number, alert = false): ReportRow {
  const time = iso(now)
  return { id: newId(now), kind, ...report, created_at: time, alerted_at: alert ? null : time }
}
