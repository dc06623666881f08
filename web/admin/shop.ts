import type { LanguageId } from '#contract/languages.ts'
import type { Content } from '#web/model/content.ts'
import { isOnSale } from '#web/shop/batch.ts'
import type { SiteLanguage } from '#web/ui/page.ts'
import { views } from '#web/views.ts'
import { requiredContext } from './context.ts'
import { type ReplyWords, replyWords } from './orders/reply-text.ts'

export type Lot = {
  lot: string
  madeOn: string
  bestBefore: string
  kilograms: number
  state: 'on sale' | 'recalled' | 'sold out'
  recall: { on: string; reason: string } | null
}

/** A licence or certificate, by the name that the owner gave it, and its last day. */
export type ShopDocument = { name: string; endsOn: string }

/** The shop's data for the dashboard, as of the build. */
export type Shop = {
  name: string
  packs: Pick<Content['packs'], 'freeShippingFrom'> & {
    list: readonly Pick<Content['packs']['list'][number], 'id' | 'grams' | 'mrp' | 'soldOut'>[]
  }
  offer: Pick<Content['offer'], 'percent' | 'startsOn' | 'endsOn'>
  /** Newest first. */
  lots: Lot[]
  /** Titles of the articles, by their paths. */
  articles: Record<string, string>
  languages: { id: LanguageId; replies: ReplyWords }[]
  /** The licence, and the documents that prove claims: the last day of each, where it has one. */
  documents: readonly ShopDocument[]
}

/** Takes from the content what the dashboard needs. */
export function shopOf(content: Content, languages: readonly SiteLanguage[]): Shop {
  const { packs, offer, batches, articles, brand, legal, ledger } = content
  return {
    name: brand.name,
    packs: {
      freeShippingFrom: packs.freeShippingFrom,
      list: packs.list.map(({ id, grams, mrp, soldOut }) => ({ id, grams, mrp, soldOut })),
    },
    offer: { percent: offer.percent, startsOn: offer.startsOn, endsOn: offer.endsOn },
    lots: batches.map((batch) => ({
      lot: batch.lot,
      madeOn: batch.madeOn,
      bestBefore: batch.bestBefore,
      kilograms: batch.kilograms,
      state: batch.recall ? 'recalled' : isOnSale(batch, content) ? 'on sale' : 'sold out',
      recall: batch.recall ? { on: batch.recall.on, reason: batch.recall.reason } : null,
    })),
    articles: Object.fromEntries(articles.map(({ id, title }) => [`${views.blog.path}/${id}`, title])),
    documents: [
      ...(legal.licence.expires ? [{ name: 'Licence', endsOn: legal.licence.expires }] : []),
      ...Object.values(ledger).flatMap(({ evidence }) =>
        evidence?.expires ? [{ name: evidence.document, endsOn: evidence.expires }] : [],
      ),
    ],
    languages: languages.map((language) => ({
      id: language.content.language,
      replies: replyWords(language.content),
    })),
  }
}

export const [ShopProvider, useShop] = requiredContext<Shop>('shop')

/** Whether jars of a lot must come back. */
export function isRecalled({ lots }: Pick<Shop, 'lots'>, lot: string | null): boolean {
  return lots.some((candidate) => candidate.lot === lot && candidate.state === 'recalled')
}

/** The lot that a new sale gets: the newest that is on sale. */
export function newestLot({ lots }: Pick<Shop, 'lots'>): string | null {
  return lots.find(({ state }) => state === 'on sale')?.lot ?? null
}
