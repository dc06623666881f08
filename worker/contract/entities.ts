import type { JsonObject } from './json.ts'
import type { LanguageId } from './languages.ts'
import type { Order } from './orders.ts'

/** Only confirmed addresses are subscribers; without confirmation by mail, every sign-up is confirmed at once. */
export const SUBSCRIPTION_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const
type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** Version of the notice at the newsletter box (`web/content/en/newsletter.json`), stored with each sign-up as consent. */
export const NOTICE_VERSION = '2026-11-24'

/** Every time in a response is ISO 8601 in UTC. */
export type Subscription = {
  id: string
  email: string
  source_page: string
  subscribed_at: string
}

/** A row of the owner's list. */
export type ListedSubscriber = Subscription & { status: SubscriptionStatus; language: LanguageId }

export type Interaction = {
  id: string
  interaction_type: string
  timestamp: string
  user_session: string
  page_url: string | null
  additional_data: JsonObject | null
}

export type ProductEvent = {
  id: string
  event_name: string
  product_name: string
  action_type: string
  timestamp: string
  user_session: string
  /** Rupees. */
  conversion_value: number | null
}

export type Inquiry = {
  id: string
  name: string | null
  email: string | null
  phone: string | null
  message: string | null
  inquiry_type: string
  status: string
  created_at: string
  updated_at: string
  /** Path of the page. */
  page: string | null
  /** Campaign, referring host, or `direct`. */
  source: string | null
}

/** All stored rows of one browser session. */
export type MyData = {
  interactions: Interaction[]
  productEvents: ProductEvent[]
  inquiries: Inquiry[]
  /** Without the owner's note. */
  orders: Omit<Order, 'note'>[]
}
