import type { Content } from '../model/types.ts'

/** The words that scripts of every page show: those of the page's language, from the body's `data-site`. */
export function siteWords(): Content['site'] {
  return JSON.parse(document.body.dataset.site ?? '{}')
}
