import { and, eq, ne } from 'drizzle-orm'
import { toInquiry, toInteraction, toOwnOrder, toProductEvent } from '../rows.ts'
import { chatOrders, contactInquiries, customerInteractions, productAnalytics } from '../schema.ts'
import type { Store } from '../store.ts'
import type { Database } from './database.ts'

/** Reads and deletions of one browser session's rows. */
export function d1Sessions(db: Database) {
  return {
    async sessionData(session) {
      const [interactions, productEvents, inquiries, orders] = await db.batch([
        db.select().from(customerInteractions).where(eq(customerInteractions.user_session, session)),
        db.select().from(productAnalytics).where(eq(productAnalytics.user_session, session)),
        db.select().from(contactInquiries).where(eq(contactInquiries.user_session, session)),
        db.select().from(chatOrders).where(eq(chatOrders.user_session, session)),
      ])
      return {
        interactions: interactions.map(toInteraction),
        productEvents: productEvents.map(toProductEvent),
        inquiries: inquiries.map(toInquiry),
        orders: orders.map(toOwnOrder),
      }
    },

    async deleteSessionData(session) {
      await db.batch([
        db.delete(customerInteractions).where(eq(customerInteractions.user_session, session)),
        db.delete(productAnalytics).where(eq(productAnalytics.user_session, session)),
        db.delete(contactInquiries).where(eq(contactInquiries.user_session, session)),
        db.delete(chatOrders).where(and(eq(chatOrders.user_session, session), ne(chatOrders.status, 'sold'))),
        db.update(chatOrders).set({ user_session: null }).where(eq(chatOrders.user_session, session)),
      ])
    },
  } satisfies Partial<Store>
}
