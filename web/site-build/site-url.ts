import { readWranglerToml } from '#worker/cli/wrangler-toml.ts'
import { siteOrigin } from '#worker/lib/site-origin.ts'

const { vars = {} } = readWranglerToml()

/** The address of the live site, without a slash at its end: `SITE_URL` of wrangler.toml, its one place. */
export const LIVE_URL = siteOrigin(String(vars.SITE_URL ?? ''))

/**
 * What the pages of this build name as their address. Empty where they are shown under any address, as the demonstration
 * that is deployed: they then name their paths alone.
 */
export const SITE_URL = process.env.SITE_RELATIVE ? '' : LIVE_URL
