import { views } from '#web/views.ts'

/**
 * The `_redirects` file of the asset layer: a GS1 Digital Link with GTIN (01) and batch (10) leads to the batch's page.
 * A lot is unique across packs, so the GTIN decides nothing. 307 is what GS1 asks of a resolver.
 */
export const redirectsFile = `/01/:gtin/10/:lot ${views.batch.path}/:lot 307
`
