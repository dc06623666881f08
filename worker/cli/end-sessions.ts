import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { stop } from './local.ts'

/**
 * `npm run end-sessions`, for a lost phone: a new OWNER_KEY ends every session of the dashboard, because it signs their
 * cookies. The key is written to wrangler's input, so that no list of processes shows it.
 */
const key = randomBytes(24).toString('base64url')
const { status } = spawnSync('wrangler', ['secret', 'put', 'OWNER_KEY'], {
  input: key,
  stdio: ['pipe', 'inherit', 'inherit'],
})
if (status !== 0) stop('The key was not changed, and every session goes on: see the message above.')

console.log(`
Every session of the dashboard has ended. The new owner key, shown this once:

  ${key}

Put it into the password manager, and into the repository's secrets (OWNER_KEY) for the workflows.

A key of the editor may be on the phone as well. End it at GitHub, signed in as its account:
  https://github.com/settings/apps/authorizations       Revoke the app with which you signed in
  https://github.com/settings/personal-access-tokens    Delete the token that you pasted

If the phone was signed in at github.com itself, the workflows' secrets are exposed too:
  https://github.com/settings/sessions                  End the phone's session
  https://dash.cloudflare.com/profile/api-tokens        Roll the token, and put it there as CLOUDFLARE_API_TOKEN
SECURITY.md, “A lost phone”, has the rest.
`)
