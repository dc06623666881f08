/** The path at which the build puts the web manifest. */
export const WEB_MANIFEST = '/site.webmanifest'

/**
 * Links the web manifest. The browser requests it together with a large icon as soon as it is linked: only visitors who
 * add the site to their home screen need them, and the first paint does not.
 *
 * @param page the document that the manifest belongs to
 */
export function linkManifest(page: Document): void {
  const link = page.createElement('link')
  link.rel = 'manifest'
  link.href = WEB_MANIFEST
  page.head.appendChild(link)
}
