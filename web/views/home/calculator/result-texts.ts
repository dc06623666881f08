import { shop } from '#web/content/shop.ts'
import { rupees } from '#web/lib/format.ts'
import type { JarDuration } from './jar-duration.ts'
import { costADay, packToTake } from './jar-duration.ts'

const words = shop.calculator

/** `33 days` */
export function daysText({ days }: JarDuration): string {
  return `${days} ${days === 1 ? words.day : words.days}`
}

/**
 * `₹19 a day`
 *
 * @param price rupees of one jar
 */
export function costText(duration: JarDuration, price: number): string {
  return `${rupees(costADay(duration, price))} ${words.aDay}`
}

/** `Take 500g`, or `Take 3 × 500g for a month`. */
export function adviceText(durations: readonly JarDuration[]): string {
  const advice = packToTake(durations)
  if (!advice) return words.nobody
  const { jars, pack } = advice
  return `${words.take} ${jars > 1 ? `${jars} × ${pack.size} ${words.forAMonth}` : pack.size}`
}
