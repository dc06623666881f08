import { iso } from '../contract/days.ts'
import { newId } from '../lib/ids.ts'
import type { NewSubscription } from './input.ts'
import type { SubscriptionRow } from './table.ts'

/** @param status `pending` where the address is to be confirmed by mail */
export function subscriptionRow(
  { user_session: _, page_url: __, visit_source: ___, ...columns }: NewSubscription,
  userAgent: string | null,
  now: number,
  status: 'confirmed' | 'pending' = 'confirmed',
): SubscriptionRow {
  const time = iso(now)
  return {
    id: newId(now),
    ...columns,
    user_agent: userAgent,
    subscribed_at: time,
    created_at: time,
    status,
    confirmed_at: status === 'confirmed' ? time : null,
    unsubscribed_at: null,
    refused_at: null,
    mail_kind: 'confirmation',
    mail_due_at: status === 'pending' ? time : null,
    mail_attempts: 0,
    mail_sent_at: null,
    mails_sent: 0,
  }
}
