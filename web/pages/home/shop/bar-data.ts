import type { Content } from '#web/model/content.ts'
import { daysText } from '#web/shop/delivery.ts'
import { fill } from '#web/shop/fill.ts'
import { longDate } from '#web/shop/format-date.ts'
import { maxJars, messageWords } from '#web/shop/order.ts'
import { packsOf } from '#web/shop/price.ts'

/** The page has it as JSON in `data-order-bar`. */
export type BarData = ReturnType<typeof barData>

/** Takes from the content what the order bar needs. */
export function barData(content: Content) {
  const { brand, chat, delivery, language, offer, packs, shop } = content
  const { pin, zones, bulk, shipsFree, charged, chargedAlways } = delivery
  const { mrp, save } = shop.price
  // What is in the markup already is left out.
  const { jars, less, more, count, bothSizes, soldOut, ...words } = shop.order
  const { label, kept, ...pinWords } = pin
  return {
    chatLink: brand.chatLink,
    packs: packsOf(content)
      .filter(({ soldOut }) => !soldOut)
      .map(({ id, size, price, mrp, order }) => ({ id, size, price, mrp, order })),
    zones: zones.list.map(({ name, days, charge, pins, except }) => ({
      name,
      days: daysText(days, content),
      within: daysText(days, content, 'within'),
      charge,
      pins,
      except,
    })),
    freeShippingFrom: packs.freeShippingFrom,
    maxJars: maxJars(bulk),
    bulk: bulk && { fromJars: bulk.fromJars, button: bulk.button, message: chat.bulkOfPack },
    unreached: chat.unreached,
    message: messageWords(content),
    words: {
      ...{
        ...words,
        ...pinWords,
        shipsFree,
        mrp,
        shipping: charged,
        shippingAlways: chargedAlways,
        range: zones.range,
      },
      save: fill(save, { amount: '{amount}', date: longDate(offer.endsOn, language) }),
    },
  }
}
