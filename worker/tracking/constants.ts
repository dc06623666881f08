/*
 * Two things are called click. Here, `whatsapp_click` is an interaction: somebody pressed a link to the chat. In `orders/`,
 * `clicked` is an order: that link was an order link, and each order stores its interaction here, too. So the metrics
 * `interaction:*` of `daily_counts` count interactions, and `clicked:*` count orders. A source is the same in both, where the
 * visit came from; `interaction:source` sums up its campaigns, while `seen:source` and `clicked:source` keep them apart.
 */

/** Interaction types with a counter of their own; all others are counted as `other`. */
export const COUNTED_TYPES = [
  'whatsapp_click',
  'pricing_view',
  'newsletter_subscription',
  'batch_view',
] as const

/** The interaction type of a visit from outside that begins at a batch page; its data is the lot alone. */
export const BATCH_VIEW = 'batch_view'

/** The placement of the floating chat button, which sends an inquiry instead of an interaction. */
export const FLOATING_PLACEMENT = 'floating-button'

/** Why a request that reached the Worker was not tracked. */
export const UNTRACKED_REASONS = ['bot', 'gpc', 'owner'] as const
export type UntrackedReason = (typeof UNTRACKED_REASONS)[number]

/** Request header; the value `1` marks a device of the owner, which is not tracked. */
export const OWNER_DEVICE_HEADER = 'X-Owner-Device'

/** Session ids with at least 96 random bits: long enough that the id is its own key. */
export const SESSION_ID = /^session_\d{1,16}_[0-9a-f]{24,64}$/

/**
 * Dimensions of interactions: chat clicks by placement, all by page path, all but batch views by visit source, batch
 * views by lot.
 */
export const DIMENSIONS = ['placement', 'page', 'source', 'lot'] as const
