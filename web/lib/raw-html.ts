/**
 * Props that set an element's content to unescaped HTML, of this project's own components and never from a visitor's
 * input. An empty text makes React keep what is in the page while it hydrates.
 */
export function rawHtml(html: string) {
  return { dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true }
}
