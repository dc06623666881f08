/**
 * How a shop is shown. `demonstration` shows all of the sample shop. A shop is a `draft` on its owner's machine, with the
 * sample's answers where there are none yet, a `preview` at a public address before it opens, and then `live`.
 */
export type Mode = 'demonstration' | 'draft' | 'preview' | 'live'
