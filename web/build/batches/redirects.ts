import type { LanguageId } from '#contract/languages.ts'
import { inLanguage, views } from '#web/views.ts'

/**
 * Writes the `_redirects` file of the asset layer, which keeps an address's query. A GS1 Digital Link with GTIN (01)
 * and batch (10) leads to the batch's page. A lot is unique across packs, so the GTIN decides nothing. GS1 requires
 * a 307 of a resolver. The addresses of languages that the build leaves out lead to the English ones, for now.
 */
export function redirectsFile(hidden: readonly LanguageId[]): string {
  const homes = hidden.map((language) => inLanguage(views.home.path, language))
  return [
    // Rules without a placeholder come first: they are looked up without a search.
    ...homes.map((home) => `${home} ${views.home.path} 302\n`),
    ...homes.map((home) => `${home}/* /:splat 302\n`),
    `/01/:gtin/10/:lot ${views.batch.path}/:lot 307\n`,
  ].join('')
}
