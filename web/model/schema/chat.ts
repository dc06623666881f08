import { text, texts } from './fields.ts'

/** What stands in WhatsApp when a chat link opens it. Keep it short: some phones cut a long text. */
export const chat = texts(
  'onWhatsApp',
  'floatingButton',
  'order',
  'orderOfPack',
  'reorder',
  'question',
  'bulk',
  'backInStock',
  'recall',
  'unknownLot',
)
  .extend({ orderForm: text().meta({ description: 'What the customer fills in, a line each' }) })
  .meta({ title: 'Chat messages' })
