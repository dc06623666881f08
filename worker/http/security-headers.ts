import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import type { AppEnv } from '../app-env.ts'

const secure = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  // Of this host alone: others of the domain, such as webmail, may have no HTTPS.
  strictTransportSecurity: 'max-age=63072000',
  referrerPolicy: 'no-referrer',
  xFrameOptions: 'DENY',
  xXssProtection: false,
})

/** Request headers with the owner's credentials, for caches that ignore `no-store`. */
const CREDENTIAL_HEADERS = 'Authorization, Cookie'

/**
 * Headers of every response of the API: it must not be cached, framed, sniffed or executed. Those of pages are in
 * web/site-build/prerender/headers.ts.
 */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await secure(c, next)
  c.res.headers.set('Cache-Control', 'no-store')
  c.res.headers.set('Vary', CREDENTIAL_HEADERS)
})
