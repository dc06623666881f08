import type { Content } from '#web/content/content.ts'
import { counted } from '#web/domain/counted.ts'
import { rupeesADay } from '#web/domain/doses.ts'
import { fill } from '#web/domain/fill.ts'
import { rupees } from '#web/lib/format.ts'
import type { Advice, JarDuration } from './jar-duration.ts'

export type PackSizes = Readonly<Record<string, string>>

export type ResultWords = Content['shop']['calculator']['result']

/** `33 days` */
export function daysText({ days }: JarDuration, words: ResultWords, language: string): string {
  return counted(words.days, days, language)
}

/**
 * `₹19 a day`
 *
 * @param price rupees of one jar
 */
export function costText({ pack, gramsADay }: JarDuration, price: number, { cost }: ResultWords): string {
  return fill(cost, { amount: rupees(rupeesADay(price, pack.grams, gramsADay)) })
}

/**
 * `Take 500g`, or `Take 3 × 500g for a month`
 *
 * @param advice none where nobody eats
 * @param sizes as printed, by pack
 */
export function adviceText(
  advice: Advice | undefined,
  { take, takeSeveral, nobody }: ResultWords,
  sizes: PackSizes,
): string {
  if (!advice) return nobody
  const { jars, pack } = advice
  return fill(jars > 1 ? takeSeveral : take, { jars, size: sizes[pack.id] ?? '' })
}
