/**
 * Props that set an element's content to HTML, unescaped.
 *
 * @param html made by this project's own components, never from a visitor's input; an empty text makes React keep what
 * is in the page while it hydrates
 */
export function rawHtml(html: string) {
  return { dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true }
}
