import { addDays } from '#contract/days.ts'
import type { Pause, Topics } from '../model/types.ts'
import { dayAndMonth, isWithin } from './day.ts'
import { fill } from './fill.ts'
import { packsOnSale } from './price.ts'

/** Days before a closing on which it is announced. */
const ANNOUNCED_DAYS = 14

/** The first and the last day on which a closing is announced. */
export function announcedOn({ from }: { readonly from: string }): readonly [first: string, last: string] {
  return [addDays(from, -ANNOUNCED_DAYS), addDays(from, -1)]
}

/** Returns what replaces orders while none are taken; undefined where orders are taken and no closing is planned. */
export function pauseOf(
  { copy, facts, language, packs, shopState, words }: Omit<Topics, 'pause'>,
  today: Date,
): Pause | undefined {
  const { missing, openQuestion, soldOut, ...texts } = words.closed
  const untilBuilt = { isNow: true, isSoon: false, isDated: false, question: openQuestion }
  if (shopState === 'closed') return { ...missing, ...untilBuilt }
  if (packs.length > 0 && packsOnSale(packs).length === 0) return { ...soldOut, ...untilBuilt }
  if (!facts.closed) return undefined
  const { from, to } = facts.closed
  const day = dayAndMonth(addDays(to, 1), language)
  const isOfOneMonth = from.slice(0, 7) === to.slice(0, 7)
  const sentence = fill(from === to ? texts.oneDay : texts.sentence, {
    from: isOfOneMonth ? Number(from.slice(8)) : dayAndMonth(from, language),
    to: dayAndMonth(to, language),
  })
  return {
    isNow: isWithin(today, from, to),
    isSoon: isWithin(today, ...announcedOn({ from })),
    isDated: true,
    label: fill(texts.label, { day }),
    sentence,
    soon: fill(texts.soon, {
      sentence: sentence.replace(/[.।]$/, ''),
      day: dayAndMonth(addDays(from, -1), language),
    }),
    reason: copy.shop.closedReason,
    question: texts.question.replace('{day}', day),
  }
}
