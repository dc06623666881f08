/**
 * @param written the address of the site, as a person writes it in a setting
 * @returns it as its origin, with the host in ASCII (RFC 3492): `https://xn--…` for one in Devanagari, without a slash at its
 * end; what is no origin, as it is written
 */
export function siteOrigin(written: string): string {
  if (!URL.canParse(written)) return written
  const { href, origin } = new URL(written)
  return href === `${origin}/` ? origin : written
}
