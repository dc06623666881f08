import { type SQL, sql } from 'drizzle-orm'
import { VITAL_NAMES, type Vital } from '#contract/vitals.ts'
import { bucketRuns, scaleOf } from '#worker/store/rules/vitals/buckets.ts'

/** Branches of a `CASE dimension` that compute the bucket of the column `measured`, as `bucketsOf` does. */
export const vitalBranches: SQL = sql.join(
  VITAL_NAMES.map((vital) => sql`WHEN ${vital} THEN ${bucketEnd(vital)}`),
  sql` `,
)

function bucketEnd(vital: Vital): SQL {
  const scaled = `CAST(round(measured * ${scaleOf(vital)}) AS INTEGER)`
  const branches = bucketRuns(vital).map(
    ({ from, to, step }) =>
      `WHEN ${scaled} <= ${to} THEN ${from} + (${scaled} - ${from} + ${step - 1}) / ${step} * ${step}`,
  )
  return sql.raw(`CASE ${branches.join(' ')} ELSE ${bucketRuns(vital).at(-1)?.to} END`)
}
