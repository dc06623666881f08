import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../d1/database.ts'
import { toInquiry } from '../inquiries/row.ts'
import { contactInquiries } from '../inquiries/table.ts'
import { toOwnOrder } from '../orders/row.ts'
import { chatOrders } from '../orders/table.ts'
import { toInteraction, toProductEvent } from '../tracking/row.ts'
import { customerInteractions, productAnalytics } from '../tracking/table.ts'
import type { MyData } from './contract.ts'

/** The Store's part for a browser session's own rows. */
export type MyRows = ReturnType<typeof d1MyData>

/** The rows of one browser session, in D1. */
export function d1MyData(db: Database) {
  return {
    /** Returns all stored rows of one browser session. */
    async sessionData(session: string): Promise<MyData> {
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

    /**
     * Deletes all stored rows of one browser session. Sales lose their session instead, and the daily counts, which are
     * anonymous, stay.
     */
    async deleteSessionData(session: string): Promise<void> {
      await db.batch([
        db.delete(customerInteractions).where(eq(customerInteractions.user_session, session)),
        db.delete(productAnalytics).where(eq(productAnalytics.user_session, session)),
        db.delete(contactInquiries).where(eq(contactInquiries.user_session, session)),
        db.delete(chatOrders).where(and(eq(chatOrders.user_session, session), ne(chatOrders.status, 'sold'))),
        db.update(chatOrders).set({ user_session: null }).where(eq(chatOrders.user_session, session)),
      ])
    },
  }
}
