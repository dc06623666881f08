/** Whether an address is one that a site can have: an origin, https:// included, and not below `.example` (RFC 2606). */
export function isOwnAddress(siteUrl: string): boolean {
  return URL.canParse(siteUrl) && new URL(siteUrl).origin === siteUrl && !siteUrl.endsWith('.example')
}
