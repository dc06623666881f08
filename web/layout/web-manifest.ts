/** Where the build puts it. */
export const WEB_MANIFEST = '/site.webmanifest'

/**
 * Names the web manifest to the browser, which fetches it with a large icon as soon as it knows of it: only visitors
 * who put the site on their home screen need them, and nobody for the first paint.
 *
 * @param page the document that the manifest belongs to
 */
export function linkManifest(page: Document): void {
  const link = page.createElement('link')
  link.rel = 'manifest'
  link.href = WEB_MANIFEST
  page.head.appendChild(link)
}
