import { text, texts } from './fields.ts'

/** The messages with which chat links open WhatsApp. Keep them short: some phones cut a long text. */
export const chat = texts(
  'onWhatsApp',
  'floatingButton',
  'order',
  'eachSize',
  'orderOfPack',
  'toPin',
  'toPinFree',
  'jars',
  'total',
  'totalFree',
  'totalWithoutDelivery',
  'otherSize',
  'gift',
  'reorder',
  'question',
  'bulk',
  'bulkOfPack',
  'unreached',
  'backInStock',
  'recall',
  'unknownLot',
)
  .extend({
    orderForm: text().meta({ description: 'What the customer fills in after the total, a line each' }),
  })
  .meta({ title: 'Chat messages' })
