import { SOURCE_LANGUAGE } from '#contract/languages.ts'
import type { Batch, Content, Pack } from '#web/model/types.ts'
import { isOnSale, otherMrps } from '#web/shop/batch.ts'
import type { ShopBills } from '#web/shop/bills.ts'
import { whereTaken } from '#web/shop/delivery.ts'
import { packsOnSale } from '#web/shop/price.ts'
import { WAYS_TO_PAY } from '#web/shop/ways-to-pay.ts'
import type { LaunchState, SiteLanguage } from '#web/ui/page.ts'
import { requiredContext } from '#web/ui/required-context.ts'
import { views } from '#web/views.ts'
import type { Order } from '#worker/orders/contract.ts'
import { replyWords } from './orders/reply-words.ts'

/** The shop's data for the dashboard, as of the build. */
export type Shop = ReturnType<typeof shopOf>
export type Lot = Shop['lots'][number]

/**
 * Takes from the content what the dashboard needs.
 *
 * @param bills given by `billsOf`, whose States are in no script of the first screen
 */
export function shopOf(
  content: Content,
  languages: readonly SiteLanguage[],
  launch?: LaunchState,
  bills: ShopBills | null = null,
) {
  const { articles, batches, facts, packs, words, zones } = content
  const list: readonly Pick<Pack, 'id' | 'mrp' | 'soldOut'>[] = packs.map(({ id, mrp, soldOut }) => ({
    id,
    mrp,
    soldOut,
  }))
  return {
    packs: { freeShippingFrom: facts.packs.freeShippingFrom, list },
    /** What delivery costs, of each zone, in rupees. */
    charges: zones.map(({ charge }) => charge),
    zones: zones.map(({ pins, except, charge }) => ({ pins, ...(except && { except }), charge })),
    /** How money is received by the first of the ways to pay. */
    wayReceived: RECEIVED_BY[WAYS_TO_PAY.find((way) => whereTaken(way, content) !== 'nowhere') ?? 'upi'],
    /** The days on which no orders are taken, as of the build; null where there are none to come. */
    closed: facts.closed,
    courier: facts.delivery.courier,
    isSoldOut: packs.length > 0 && packsOnSale(packs).length === 0,
    offer: { percent: facts.offer.percent, startsOn: facts.offer.startsOn, endsOn: facts.offer.endsOn },
    /** The sender of a parcel, with the address to which it is returned, as labels have it. */
    sender: `From: ${[facts.legal.businessName ?? facts.brand.name, facts.legal.address, facts.brand.phone]
      .filter(Boolean)
      .join(', ')}`,
    /** What the day is called until which a jar keeps. */
    expiry: words.label.facts.expiry.name,
    /** Newest first. */
    lots: batches.map((batch) => ({
      lot: batch.lot,
      madeOn: batch.madeOn,
      expiresOn: batch.expiresOn,
      kilograms: batch.kilograms,
      jars: batch.jars,
      mrps: otherMrps(batch, packs),
      state: stateOf(batch, content),
      recall: batch.recall ? { on: batch.recall.on, reason: batch.recall.reason } : null,
    })),
    /** Titles of the articles, by their paths. */
    articles: Object.fromEntries(articles.map(({ id, title }) => [`${views.blog.path}/${id}`, title])),
    /** The licence, and the documents that prove claims: the last day of each, where it has one. */
    documents: [
      ...(facts.legal.licence.expires ? [{ name: 'Licence', endsOn: facts.legal.licence.expires }] : []),
      ...facts.claims.list.flatMap(({ evidence }) =>
        evidence?.expires ? [{ name: evidence.document, endsOn: evidence.expires }] : [],
      ),
    ],
    bills,
    languages: languages.map((language) => ({
      id: language.content.language,
      replies: replyWords(language.content),
    })),
    /** Titles of texts by language: `outdated` ones, undefined where the build could not know, and those in English. */
    translations: languages.flatMap(({ content: { language }, outdated, untranslated }) =>
      language === SOURCE_LANGUAGE ? [] : { language, outdated, untranslated },
    ),
    launch,
  }
}

const RECEIVED_BY = { upi: 'upi', bankTransfer: 'bank', cashOnDelivery: 'cash' } as const

function stateOf(batch: Batch, content: Content) {
  return batch.recall ? 'recalled' : isOnSale(batch, content) ? 'on sale' : 'sold out'
}

export const [ShopProvider, useShop] = requiredContext<Shop>('shop')

/** Whether jars of a lot must come back. */
export function isRecalled({ lots }: Pick<Shop, 'lots'>, lot: string | null): boolean {
  return lots.some((candidate) => candidate.lot === lot && candidate.state === 'recalled')
}

/** The first recalled lot of an order; undefined where it has none. */
export function recalledOf(shop: Pick<Shop, 'lots'>, { lot, others }: Pick<Order, 'lot' | 'others'>) {
  return [lot, ...(others ?? []).map((line) => line.lot ?? null)].find((each) => isRecalled(shop, each))
}

/** The lot that a new sale gets: the newest that is on sale. */
export function newestLot({ lots }: Pick<Shop, 'lots'>): string | null {
  return lots.find(({ state }) => state === 'on sale')?.lot ?? null
}
