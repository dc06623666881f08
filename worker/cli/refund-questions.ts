import { CANCEL_NAMES } from '#web/model/schema/refund.ts'
import { type Question, typed, yesOrNo } from './ask-questions.ts'
import { readRefundDays, readSpan, readWindow } from './read-answers.ts'

export const hasGuarantee: NonNullable<Question['when']> = (given) =>
  given['packs.guaranteeDays'] !== undefined

/** The terms that the refund policy prints. */
export const REFUND_QUESTIONS: readonly Question[] = [
  typed(
    'refund.windows.damaged',
    'Within how long after delivery can a damaged, missing or wrong pack be reported?',
    '48 hours',
    readWindow,
  ),
  typed('refund.windows.spoiled', 'Within how long can a spoiled pack be reported?', '10 days', readWindow),
  typed(
    'refund.paidBack',
    'Within how many days do you pay money back? Write whether they are working days',
    '5 working days',
    readRefundDays,
  ),
  {
    ...typed(
      'refund.returnPaidBy',
      'Who pays for sending back a pack that the customer does not like? By law you pay for a damaged, wrong or spoiled one',
      '',
    ),
    options: { maker: 'You', customer: 'The customer' },
  },
  {
    ...typed('refund.cancel', 'Until when may a customer cancel an order, with everything paid back?', ''),
    options: CANCEL_NAMES,
  },
  {
    ...yesOrNo('refund.deliveryRefunded', 'Does your guarantee also refund the delivery charge?'),
    when: hasGuarantee,
  },
  typed(
    'refund.lostAfterDays',
    'After how many days of delay does a parcel count as lost?',
    '7 days',
    readSpan,
  ),
]
