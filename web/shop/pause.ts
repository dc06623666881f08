import { addDays } from '#contract/days.ts'
import type { Pause, Topics } from '../model/types.ts'
import { dayAndMonth, isWithin } from './day.ts'
import { fill } from './fill.ts'
import { packsOnSale } from './price.ts'

/** What stands in place of orders while none are taken; undefined where they are, and will be as far as the shop has told. */
export function pauseOf(
  { copy, facts, language, packs, shopState, words }: Omit<Topics, 'pause'>,
  today: Date,
): Pause | undefined {
  const { missing, openQuestion, soldOut, ...texts } = words.closed
  const untilBuilt = { isNow: true, isDated: false, question: openQuestion }
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
    isDated: true,
    label: fill(texts.label, { day }),
    sentence,
    reason: copy.shop.closedReason,
    question: fill(texts.question, { day }),
  }
}
