import type { Words } from '../model/types.ts'

/** The words that scripts of every page show: those of the page's language, from the body's `data-site`. */
export function siteWords(): Words['site'] {
  return JSON.parse(document.body.dataset.site ?? '{}')
}
