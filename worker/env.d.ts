/** The Worker's bindings and settings. Each may be missing; what follows then stands beside its use. */
interface Env {
  /** Without it the site runs as a demo. */
  DB?: D1Database
  /** Rate limits; without a binding there is none. */
  TIGHT_LIMIT?: RateLimit
  TRACKING_LIMIT?: RateLimit
  /** What the owner signs in with: a secret of at least 16 characters. */
  OWNER_KEY?: string
  /** Cloudflare Access in front of the owner's room, such as `my-team.cloudflareaccess.com`. */
  ACCESS_TEAM_DOMAIN?: string
  /** The Access application's audience tag. */
  ACCESS_AUDIENCE?: string
  /** Turnstile before a sign-up, where both are set: the widget's public key and its secret. */
  TURNSTILE_SITE_KEY?: string
  TURNSTILE_SECRET_KEY?: string
}
