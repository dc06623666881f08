/**
 * Props that set an element's content to unescaped HTML, of this project's own components and never from a visitor's
 * input.
 */
export function rawHtml(html: string) {
  return { dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true }
}

/** HTML by name. An island renders it at build, and in the browser takes it from the page: it is in no script. */
export type PageHtml = Readonly<Record<string, string>>

/** Props of the element with one part of an island's `pageHtml`. */
export function partOfPage(pageHtml: PageHtml, name: string) {
  return { 'data-part-of-page': name, ...rawHtml(pageHtml[name] ?? '') }
}
