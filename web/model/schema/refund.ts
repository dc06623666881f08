import { z } from 'zod'

/** Until when an order may be cancelled. */
const CANCELS = ['until-confirmed', 'within-a-day', 'until-sent'] as const
/** The names of these options in forms and in the terminal. */
export const CANCEL_NAMES: Readonly<Record<(typeof CANCELS)[number], string>> = {
  'until-confirmed': 'Until you confirm it',
  'within-a-day': 'Within 24 hours of your confirmation',
  'until-sent': 'Until the parcel has left',
}

const window = z
  .strictObject({
    hours: z.int().positive().nullish(),
    days: z.int().positive().nullish().describe('One of the two is empty'),
  })
  .refine(({ hours, days }) => !hours || !days, {
    path: ['hours'],
    message: 'must be empty, or days instead of it',
  })
  .nullish()

/** When a case must be reported, when money is given back, and who pays for what. */
export const refundTerms = z
  .strictObject({
    refundWorkingDays: z.int().positive().nullish().describe('From our yes until the money is paid back'),
    refundDays: z.int().positive().nullish().describe('The same in calendar days: one of the two is empty'),
    lostAfterDays: z
      .int()
      .positive()
      .nullish()
      .describe('After the last day of the delivery time a parcel counts as lost'),
    windows: z
      .strictObject({ damaged: window, missing: window, spoiled: window, wrong: window })
      .prefault({})
      .describe('How long after delivery a case may be reported'),
    noGeneralReturns: z.boolean().default(false).meta({
      title: 'Nothing is taken back beyond these cases',
      description: 'It is in the data for search engines, too',
    }),
    returnPaidBy: z
      .enum(['maker', 'customer'])
      .meta({ labels: { maker: 'You' } })
      .nullish()
      .meta({
        title: 'Who pays for sending a pack back that is not to the buyer’s liking',
        description:
          'The refund policy has to say it (E-Commerce Rules, 2020, rule 7(1)(a)). What arrives damaged, wrong or spoiled is never sent back at the buyer’s cost (rule 7(4))',
      }),
    cancel: z.enum(CANCELS).meta({ labels: CANCEL_NAMES }).nullish().meta({
      title: 'Until when a buyer may cancel an order, at no cost',
      description:
        'What was paid is then given back. A charge for cancelling would have to be borne by you, too, where you cancel (E-Commerce Rules, 2020, rule 4)',
    }),
    deliveryRefunded: z.boolean().nullish().meta({
      title: 'Whether a money-back guarantee gives back the delivery charge',
      description: 'For what arrives damaged, wrong, spoiled or late it is given back by law (rule 7(4))',
    }),
  })
  .refine((facts) => !facts.refundWorkingDays || !facts.refundDays, {
    path: ['refundWorkingDays'],
    message: 'must be empty, or refundDays instead of it',
  })
