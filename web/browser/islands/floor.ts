/**
 * Marks the page with `data-islands` where the browser is not older than Chrome 111, Safari 16.4 and Firefox 128, the
 * floor that the README names. Each of these brought one of the two features. Any other browser has the page as
 * without JavaScript: the `noscript:` classes apply, no island is hydrated, and forms are sent by the browser. Part of the
 * inline script: where that does not run, the mark is missing, too.
 */
export function markFloor({ documentElement }: Document): void {
  const isSupported = 'CSSPropertyRule' in window && CSS.supports('color', 'color-mix(in srgb, red, red)')
  documentElement.toggleAttribute('data-islands', isSupported)
}

/** Selects the islands of a page, where the browser runs them. */
export const ISLAND = ':root[data-islands] [data-island]'
