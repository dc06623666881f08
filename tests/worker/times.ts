export const MINUTE_MS = 60 * 1000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Noon in Asia/Kolkata. */
export const NOON = Date.UTC(2026, 10, 21, 6, 30)

/** The cron triggers of `wrangler.toml`. */
export const NIGHTLY = '30 20 * * *'
export const FIVE_MINUTES = '*/5 * * * *'
