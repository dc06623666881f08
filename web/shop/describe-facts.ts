import type { Topics } from '../model/types.ts'
import { newestBatch } from './batch.ts'
import { longDate } from './day.ts'
import { deliveryDaysText, notToText, waysToPay, whereTaken, zoneRows } from './delivery.ts'
import { fill, fillCount } from './fill.ts'
import { ingredientName, noNutritionText } from './label.ts'
import { listText } from './list-text.ts'
import { cancellingText, guaranteeTexts, refundCases, refundDaysText, windowText } from './refund.ts'
import { ownerText } from './seller.ts'
import { portionOf } from './serving.ts'
import { addedSugars, allergenDeclaration, warnings } from './warnings.ts'

/**
 * Returns the conditions with which a line may begin, such as `{when.letters}`: an empty text where the condition
 * holds, and null where the line is left out.
 */
export function conditions(content: Topics, today = new Date()) {
  const { copy, facts, ingredients, nutrients } = content
  const { brand, legal, refund } = facts
  const isDrug = legal.regime === 'drug'
  const isCashTaken = whereTaken('cashOnDelivery', content) === 'everywhere'
  const when = (holds: unknown) => (holds ? '' : null)
  const batch = newestBatch(content, today)
  return {
    letters: when(brand.letters),
    noLetters: when(!brand.letters),
    letterService: when(brand.letters && copy.brand.letterService),
    backups: when(brand.backups),
    reel: when(facts.reel),
    bills: when(facts.bills),
    guarantee: when(facts.packs.guaranteeDays !== null),
    refunds: when(refund?.windows.damaged),
    noRefunds: when(!refund?.windows.damaged),
    refundCases: when(refundCases(content).length),
    paidBack: when(refundDaysText(content)),
    noPaidBack: when(!refundDaysText(content)),
    lostAfter: when(refund?.lostAfterDays),
    batch: when(batch),
    noBatch: when(!batch),
    food: when(!isDrug),
    drug: when(isDrug),
    noDoses: when(!content.doses),
    noPortion: when(!portionOf(facts)),
    unmeasured: when(nutrients.length > 0 && nutrients.every(({ per100g }) => per100g === null)),
    weighed: when(ingredients.every(({ gramsPer100 }) => gramsPer100 !== null)),
    losesWater: when(ingredients.reduce((sum, { gramsPer100 }) => sum + (gramsPer100 ?? 0), 0) > 100),
    cash: when(isCashTaken),
    noCash: when(!isCashTaken),
  }
}

/**
 * Describes the shop's facts in sentences and parts of sentences, for placeholders such as `{facts.delivery}`. A text
 * is null where its fact is missing, which leaves out the line.
 */
export function describeFacts(content: Topics, today: Date) {
  const { copy, facts, ingredients, language, words } = content
  const { legal } = facts
  const texts = words.delivery
  const batch = newestBatch(content, today)
  const listOf = (items: readonly string[]) => (items.length > 0 ? listText(items, language) : null)
  // As on a label, with the capitals that names have there: no part of a sentence.
  const labelListOf = (names: readonly string[]) => names.join(', ') || null
  const ways = waysToPay(content)
  const guarantee = guaranteeTexts(content)
  const damaged = refundCases(content).find(({ id }) => id === 'damaged')
  const { months, monthsAfterOpening } = facts.label.keeping
  const sentence = (text: string) => fill(words.site.sentence, { text })
  const places = zoneRows(content).map(({ name, text }) => sentence(`${name}: ${text}`))
  return {
    firm: legal.businessName && legal.address ? `${legal.businessName}, ${legal.address}` : null,
    owner: ownerText(content) ?? null,
    behind: (legal.businessForm === 'proprietorship' && legal.owner) || legal.businessName || copy.brand.name,
    pay: ways ? fill(words.deliveryTerms.sentence, { ways }) : null,
    days: deliveryDaysText(content),
    delivery: places.length > 0 ? [...places, notToText(content)].filter(Boolean).join(' ') : null,
    free: facts.packs.freeShippingFrom === null ? null : sentence(texts.free),
    moneyBack: guarantee ? sentence(guarantee.text) : null,
    promise: guarantee?.promise ?? null,
    damagedWithin: damaged ? windowText(damaged.window, content) : null,
    refundDays: refundDaysText(content),
    cancelling: cancellingText(content),
    ingredients: labelListOf(ingredients.map((each) => ingredientName(each, words.label.ingredients))),
    sugars: labelListOf(
      addedSugars(ingredients).map((each) =>
        ingredientName(each, words.label.ingredients).concat(
          each.gramsPer100 ? ` ${each.gramsPer100} ${words.label.units.g}` : '',
        ),
      ),
    ),
    contains: allergenDeclaration(content) ?? null,
    warnings: warnings(content).join(' ') || null,
    keepsFor: months ? fillCount(words.label.months, months, language) : null,
    keepsOpened: monthsAfterOpening
      ? fillCount(words.label.monthsWithin, monthsAfterOpening, language)
      : null,
    keeping: months
      ? [words.label.facts.expiry.short, monthsAfterOpening && words.label.afterOpening]
          .filter(Boolean)
          .join(' ')
      : null,
    offerEnds: facts.offer.percent > 0 ? longDate(facts.offer.endsOn, language) : null,
    noNutrition: noNutritionText(content) ?? null,
    lot: batch?.lot ?? null,
    madeOn: batch ? longDate(batch.madeOn, language) : null,
    makers: listOf(batch?.madeBy ?? []),
  }
}
