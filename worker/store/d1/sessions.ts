import { eq } from 'drizzle-orm'
import type { Store } from '../index.ts'
import { toInquiry, toInteraction, toProductEvent } from '../rows.ts'
import { contactInquiries, customerInteractions, productAnalytics } from '../schema.ts'
import type { Database } from './database.ts'
import { withRetry } from './with-retry.ts'

/** Reads and deletions of one browser session's rows. */
export function d1Sessions(db: Database): Pick<Store, 'sessionData' | 'deleteSessionData'> {
  return {
    async sessionData(session) {
      const [interactions, productEvents, inquiries] = await withRetry(() =>
        db.batch([
          db.select().from(customerInteractions).where(eq(customerInteractions.user_session, session)),
          db.select().from(productAnalytics).where(eq(productAnalytics.user_session, session)),
          db.select().from(contactInquiries).where(eq(contactInquiries.user_session, session)),
        ]),
      )
      return {
        interactions: interactions.map(toInteraction),
        productEvents: productEvents.map(toProductEvent),
        inquiries: inquiries.map(toInquiry),
      }
    },

    async deleteSessionData(session) {
      await withRetry(() =>
        db.batch([
          db.delete(customerInteractions).where(eq(customerInteractions.user_session, session)),
          db.delete(productAnalytics).where(eq(productAnalytics.user_session, session)),
          db.delete(contactInquiries).where(eq(contactInquiries.user_session, session)),
        ]),
      )
    },
  }
}
