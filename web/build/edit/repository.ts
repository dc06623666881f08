/**
 * The repository that `/edit` writes to, `owner/name` on GitHub. `npm run deploy` sets it from `EDIT_REPOSITORY` in
 * wrangler.toml: empty, the build has no `/edit`; not set at all, as in every other build, `/edit` opens the content on
 * this machine.
 */
export const REPOSITORY = process.env.SITE_REPOSITORY
