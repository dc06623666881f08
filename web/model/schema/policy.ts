import { text, texts } from './fields.ts'

export const policyWords = texts('eyebrow', 'backHome', 'updated', 'wordingOf', 'write', 'call')
  .extend({
    letterService: texts('name')
      .nullable()
      .default(null)
      .meta({ title: 'Who sends the letters', description: 'Empty leaves it out of the privacy policy' }),
    orderReference: texts('text', 'link').meta({
      description: 'Asks, beside the first order button, for consent to the reference',
    }),
    trackingSwitch: texts('label', 'note').extend({
      byBrowser: text().meta({ description: 'Where Global Privacy Control is on' }),
      notKept: text().meta({ description: 'Where the browser stores nothing' }),
    }),
  })
  .meta({ title: 'Policies' })

export const myDataWords = texts(
  'show',
  'waiting',
  'found',
  'pause',
  'deleting',
  'heading',
  'nothing',
  'demo',
  'interactions',
  'productEvents',
  'inquiries',
  'orders',
  'remove',
  'sure',
  'yes',
  'no',
  'removed',
  'failed',
)
  .extend({ orderStatus: texts('clicked', 'sold', 'cancelled') })
  .meta({ title: 'What visitors may see and delete' })
