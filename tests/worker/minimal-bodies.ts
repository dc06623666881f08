import type { Visitor } from './visitor.ts'

/** A minimal valid body of each call. */
export const minimalBodies: Record<string, (visitor: Visitor) => Record<string, unknown>> = {
  '/newsletter': ({ email }) => ({ email }),
  '/interactions': ({ session }) => ({ interaction_type: 'whatsapp_click', user_session: session }),
  '/product-analytics': ({ session }) => ({
    event_name: 'order_click',
    product_name: 'Chyawanprash 500g',
    action_type: 'whatsapp_order',
    user_session: session,
  }),
  '/contact-inquiries': () => ({ inquiry_type: 'whatsapp' }),
}
