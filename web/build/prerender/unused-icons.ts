/**
 * Leaves out of the sprite what the page does not draw: the list of icons is the same for every page.
 *
 * @param html a complete page
 */
export function withoutUnusedIcons(html: string): string {
  return html.replace(/<symbol id="(icon-[^"]+)".*?<\/symbol>/g, (symbol, id) =>
    html.includes(`href="#${id}"`) ? symbol : '',
  )
}
