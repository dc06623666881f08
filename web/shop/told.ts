import type { Content } from '../model/content.ts'
import type { Documents } from '../model/schema/documents.ts'
import { newestBatch } from './batch.ts'
import { longDate } from './day.ts'
import { daysText, waysToPay } from './delivery.ts'
import { givenDoses } from './doses.ts'
import { fill } from './fill.ts'
import { guaranteeTexts, refundCases, refundDaysText, windowText } from './refund.ts'

type Facts = Omit<Content, keyof Documents>

/** Conditions for the beginning of a line, `{when.letters}`: an empty text, or null where the line is left out. */
export function conditions(content: Facts) {
  const { brand, legal, packs, reel, refund } = content
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
  }
}

/**
 * What the owner has told, in sentences and parts of them, for placeholders such as `{told.delivery}`: null where she has
 * not, and the line with it is left out.
 */
export function toldTexts(content: Facts) {
  const { delivery, label, language, legal, offer } = content
  const { payment, zones } = delivery
  const batch = newestBatch(content)
  const ways = waysToPay(payment, language)
  const guarantee = guaranteeTexts(content)
  const { list } = zones
  const span = {
    from: Math.min(...list.map(({ days }) => days.from)),
    to: Math.max(...list.map(({ days }) => days.to)),
  }
  const damaged = refundCases(content).find(({ id }) => id === 'damaged')
  const { months, monthsAfterOpening } = label.keeping
  const places = list.map(
    ({ name, days, charge }) => `${name}: ${fill(zones.line, { days: daysText(days, content), charge })}.`,
  )
  return {
    maker:
      legal.businessName && legal.address
        ? `${[legal.owner, legal.businessName, legal.address].filter(Boolean).join(', ')}.`
        : null,
    behind: legal.owner ?? content.brand.name,
    pay: ways ? fill(payment.sentence, { ways }) : null,
    days: list.length > 0 ? fill(zones.all, { days: daysText(span, content) }) : null,
    delivery: places.length > 0 ? places.join(' ') : null,
    free: content.packs.freeShippingFrom === null ? null : `${delivery.free}.`,
    moneyBack: guarantee ? `${guarantee.text}.` : null,
    promise: guarantee?.promise ?? null,
    damagedWithin: damaged ? windowText(damaged.window, content) : null,
    refundDays: refundDaysText(content),
    ingredients:
      label.ingredients.list.length > 0
        ? new Intl.ListFormat(`${language}-IN`).format(label.ingredients.list.map(({ name }) => name))
        : null,
    keeping: months
      ? [label.facts.expiry.short, monthsAfterOpening && label.afterOpening].filter(Boolean).join(' ')
      : null,
    offerEnds: offer.percent > 0 ? longDate(offer.endsOn, language) : null,
    lot: batch?.lot ?? null,
    madeOn: batch ? longDate(batch.madeOn, language) : null,
    cooks: batch ? new Intl.ListFormat(`${language}-IN`).format(batch.cookedBy) : null,
  }
}
