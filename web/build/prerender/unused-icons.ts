/**
 * Reduces the sprite to what the page draws, since the list of icons is the same for every page, and each icon to its
 * shapes: the icon's own `<svg>` is needless inside a symbol, and neighbouring paths become one.
 *
 * @param html a complete page
 */
export function withoutUnusedIcons(html: string): string {
  return html.replace(/<symbol id="(icon-[^"]+)".*?<\/symbol>/g, (symbol, id) =>
    html.includes(`href="#${id}"`)
      ? symbol.replace(/<svg [^>]*>|<\/svg>/g, '').replace(/(<path d="[^"]*"><\/path>){2,}/g, joined)
      : '',
  )
}

/** One path of several. A small m that begins a path is absolute, and the numbers after its point draw lines. */
function joined(paths: string): string {
  const drawings = [...paths.matchAll(/d="([^"]*)"/g)].map(([, drawing = '']) =>
    drawing.replace(
      /^m\s*(-?[\d.]+)[ ,]?(-?[\d.]+)[ ,]?(?=([-\d.])?)/,
      (_, x, y, next) => `M${x} ${y}${next ? 'l' : ''}`,
    ),
  )
  return `<path d="${drawings.join('')}"></path>`
}
