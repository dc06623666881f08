import type { Content } from '../model/content.ts'
import type { Documents } from '../model/schema/documents.ts'
import { newestBatch } from './batch.ts'
import { daysText, waysToPay } from './delivery.ts'
import { givenDoses } from './doses.ts'
import { fill } from './fill.ts'
import { longDate } from './format-date.ts'
import { dateWords } from './label.ts'
import { guaranteeTexts, refundCases, refundDaysText, windowText } from './refund.ts'

type Facts = Omit<Content, keyof Documents>

/** Conditions for the beginning of a line, `{when.letters}`: an empty text, or null where the line is left out. */
export function conditions(content: Facts) {
  const { brand, packs, reel, refund } = content
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
  const damaged = refundCases(content).find(({ id }) => id === 'damaged')
  const date = dateWords(content)
  const { months, monthsAfterOpening } = label.keeping
  const places = zones.list.map(
    ({ name, days, charge }) => `${name}: ${fill(zones.line, { days: daysText(days, content), charge })}.`,
  )
  return {
    maker:
      legal.businessName && legal.address
        ? `${[legal.owner, legal.businessName, legal.address].filter(Boolean).join(', ')}.`
        : null,
    pay: ways ? fill(payment.sentence, { ways }) : null,
    delivery: places.length > 0 ? places.join(' ') : null,
    free: content.packs.freeShippingFrom === null ? null : `${delivery.free}.`,
    moneyBack: guarantee ? `${guarantee.text}.` : null,
    promise: guarantee?.promise ?? null,
    damagedWithin: damaged ? windowText(damaged.window, content) : null,
    refundDays: refundDaysText(content),
    keeping: months ? [date.short, monthsAfterOpening && date.afterOpening].filter(Boolean).join(' ') : null,
    offerEnds: offer.percent > 0 ? longDate(offer.endsOn, language) : null,
    lot: batch?.lot ?? null,
    madeOn: batch ? longDate(batch.madeOn, language) : null,
    cooks: batch ? new Intl.ListFormat(`${language}-IN`).format(batch.cookedBy) : null,
  }
}
