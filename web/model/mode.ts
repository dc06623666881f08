/**
 * As what a shop is shown: the sample shop, all of it; as a `draft` on its owner's machine, with the sample's answers where
 * there are none yet; as a `preview` at a public address, before it opens; `live`, once it is open.
 */
export type Mode = 'demonstration' | 'draft' | 'preview' | 'live'
