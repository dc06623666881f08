import { readFileSync } from 'node:fs'

/** The project's wrangler.toml without what a deploy has written, which it may have in the repository of a shop. */
export function freshSettings(): string {
  return readFileSync('wrangler.toml', 'utf8')
    .replace(/^(account_id|database_id|routes) = (?!\[\]).*\n/gm, '')
    .replace(/^workers_dev = false$/m, 'workers_dev = true')
}
