import type { Content, Documents } from '../model/types.ts'
import { newestBatch } from './batch.ts'
import { longDate } from './day.ts'
import { daysText, waysToPay } from './delivery.ts'
import { givenDoses } from './doses.ts'
import { fill } from './fill.ts'
import { ingredientName } from './label.ts'
import { guaranteeTexts, refundCases, refundDaysText, windowText } from './refund.ts'
import { ownerText } from './seller.ts'

type Facts = Omit<Content, keyof Documents>

/** Conditions for the beginning of a line, `{when.letters}`: an empty text, or null where the line is left out. */
export function conditions(content: Facts) {
  const { brand, legal, packs, reel, refund } = content
  const { payment } = content.delivery
  const { ingredients, nutrition } = content.label
  const when = (holds: unknown) => (holds ? '' : null)
  const batch = newestBatch(content)
  return {
    letters: when(brand.letters),
    noLetters: when(!brand.letters),
    letterService: when(brand.letters && brand.letterService),
    backups: when(brand.backups),
    reel: when(reel.url),
    guarantee: when(packs.guaranteeDays !== null),
    refunds: when(refund.windows),
    noRefunds: when(!refund.windows),
    batch: when(batch),
    noBatch: when(!batch),
    food: when(legal.regime === 'food'),
    drug: when(legal.regime === 'drug'),
    noDoses: when(!givenDoses(content)),
    noNutrition: when(legal.regime === 'food' && nutrition.length === 0),
    unmeasured: when(nutrition.length > 0 && nutrition.every(({ per100g }) => per100g === null)),
    weighed: when(ingredients.list.every(({ gramsPer100 }) => gramsPer100 !== null)),
    cash: when(payment.cashOnDelivery),
    noCash: when(!payment.cashOnDelivery),
  }
}

/**
 * The owner's facts in sentences and parts of them, for placeholders such as `{facts.delivery}`: null where a fact is
 * missing, and the line with it is left out.
 */
export function factTexts(content: Facts) {
  const { delivery, label, language, legal, offer } = content
  const { payment, zones } = delivery
  const batch = newestBatch(content)
  const listOf = (items: readonly string[]) =>
    items.length > 0 ? new Intl.ListFormat(`${language}-IN`).format(items) : null
  const ways = waysToPay(payment, language)
  const guarantee = guaranteeTexts(content)
  const { list } = zones
  const [nearest, ...others] = list
  const spanOf = (places: typeof list) =>
    daysText(
      {
        from: Math.min(...places.map(({ days }) => days.from)),
        to: Math.max(...places.map(({ days }) => days.to)),
      },
      content,
    )
  const reachesAll = nearest && others.some(({ pins }) => pins.length === 0)
  const damaged = refundCases(content).find(({ id }) => id === 'damaged')
  const { months, monthsAfterOpening } = label.keeping
  const places = list.map(
    ({ name, days, charge }) => `${name}: ${fill(zones.line, { days: daysText(days, content), charge })}.`,
  )
  return {
    firm: legal.businessName && legal.address ? `${legal.businessName}, ${legal.address}` : null,
    owner: ownerText(legal) ?? null,
    behind:
      (legal.businessForm === 'proprietorship' && legal.owner) || legal.businessName || content.brand.name,
    pay: ways ? fill(payment.sentence, { ways }) : null,
    days: reachesAll
      ? fill(zones.nearest, {
          near: daysText(nearest.days, content),
          place: nearest.name,
          days: spanOf(others),
        })
      : nearest
        ? fill(zones.all, { days: spanOf(list) })
        : null,
    delivery: places.length > 0 ? places.join(' ') : null,
    free: content.packs.freeShippingFrom === null ? null : `${delivery.free}.`,
    moneyBack: guarantee ? `${guarantee.text}.` : null,
    promise: guarantee?.promise ?? null,
    damagedWithin: damaged ? windowText(damaged.window, content) : null,
    refundDays: refundDaysText(content),
    ingredients: listOf(label.ingredients.list.map((each) => ingredientName(each, label.ingredients))),
    sugars: listOf(
      label.ingredients.list
        .filter(({ sugars }) => sugars)
        .map((each) =>
          ingredientName(each, label.ingredients).concat(
            each.gramsPer100 ? ` ${each.gramsPer100} ${label.units.g}` : '',
          ),
        ),
    ),
    keeping: months
      ? [label.facts.expiry.short, monthsAfterOpening && label.afterOpening].filter(Boolean).join(' ')
      : null,
    offerEnds: offer.percent > 0 ? longDate(offer.endsOn, language) : null,
    lot: batch?.lot ?? null,
    madeOn: batch ? longDate(batch.madeOn, language) : null,
    cooks: listOf(batch?.cookedBy ?? []),
  }
}
