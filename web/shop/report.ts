import type { Batch, ContentWith } from '../model/types.ts'
import { fill } from './fill.ts'
import { METAL_LIMITS, PRESERVATIVES, UNITS } from './substances.ts'

export type ReportTest = NonNullable<Batch['report']>['tests'][number]

/** What a test may find at least and at most, in its unit, and who says so: the law, or the shop itself. */
type Limit = NonNullable<ReportTest['limit']>

/** The limits for metals by the law under which the jar is sold, in mg/kg, and the name of that law. */
export function metalLimits({ words, facts }: ContentWith<'words.limits' | 'facts.legal'>) {
  const kind = facts.legal.regime === 'drug' ? 'drug' : 'food'
  return { ...words.limits[kind], mgPerKg: METAL_LIMITS[kind] }
}

/** The name of a test, and its unit, which is empty where the value has none. */
export function nameAndUnit({ test, name, unit }: ReportTest, { words }: ContentWith<'words.batch'>) {
  return test === 'other'
    ? { name: name ?? '', unit: unit ?? '' }
    : { name: words.batch.measured.substances[test], unit: UNITS[test] }
}

/**
 * Returns what a test may find: for a metal what the law allows, or the shop's own limit where that is stricter; for any
 * other test the shop's own limit. Undefined where there is none.
 */
export function limitOf(
  { test, limit }: ReportTest,
  content: ContentWith<'words.limits' | 'facts.legal'>,
): Limit | undefined {
  const { regulation, mgPerKg } = metalLimits(content)
  const allowed: number | undefined = (mgPerKg as Partial<Record<string, number>>)[test]
  return allowed === undefined || (limit?.atMost && limit.atMost < allowed)
    ? (limit ?? undefined)
    : { atMost: allowed, source: regulation }
}

/**
 * Writes what a test may find: `2.5` where that is the most, `at least 12`, or `10 to 12`.
 *
 * @param withUnit writes a number with its unit
 */
export function limitText(
  { atLeast, atMost }: Limit,
  { words }: ContentWith<'words.batch'>,
  withUnit: (value: number) => string | number,
): string {
  const texts = words.batch.measured
  if (atLeast && atMost) return fill(texts.span, { atLeast, atMost: withUnit(atMost) })
  return atLeast ? fill(texts.atLeast, { limit: withUnit(atLeast) }) : String(withUnit(atMost ?? 0))
}

/** Whether a test found more than its limit allows, or less than it asks. What was not detected is less. */
export function isOutside({ found }: ReportTest, limit: Limit | undefined): boolean {
  const { atLeast, atMost } = limit ?? {}
  return typeof found === 'number'
    ? found > (atMost ?? Infinity) || found < (atLeast ?? -Infinity)
    : Boolean(atLeast)
}

/** Whether a test may find nothing at all, which is stricter than the law: a claim says that none is added. */
export function mayFindNothing({ test }: ReportTest, { claims }: ContentWith<'claims'>): boolean {
  const preservatives: readonly string[] = PRESERVATIVES
  return preservatives.includes(test) && Object.values(claims).some((claim) => claim.noPreservatives)
}
