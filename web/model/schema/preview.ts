import { texts } from './fields.ts'

/** The words of pages before a shop is open, and what they print for facts that are not known yet. */
export const preview = texts('strip', 'order')
  .extend({
    samples: texts('packs', 'delivery', 'ingredients', 'keeping').meta({
      description: 'Beside what is still the sample’s',
    }),
    unknown: texts('name', 'phone', 'email', 'city').meta({
      description: 'Printed in place of what is not known yet, while strangers may look at the shop',
    }),
  })
  .meta({ title: 'Before the shop opens' })
