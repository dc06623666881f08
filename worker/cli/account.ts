import type { Ask } from './ask.ts'
import { cloudflare } from './cloudflare.ts'
import { readWranglerToml, writeDeployLines } from './wrangler-toml.ts'

/** @returns the account's id: of wrangler.toml, the environment, the only one, or the one that is chosen and then written */
export async function chooseAccount(ask?: Ask): Promise<string> {
  const given = readWranglerToml().account_id ?? process.env.CLOUDFLARE_ACCOUNT_ID
  if (given) return given
  const accounts = await cloudflare<{ id: string; name: string }[]>('/accounts?per_page=50')
  const [first, ...others] = accounts
  if (!first)
    throw new Error(
      'The token belongs to no account  →  npx wrangler login, or set another CLOUDFLARE_API_TOKEN',
    )
  if (others.length === 0) return first.id
  if (!ask)
    throw new Error(
      `There are ${accounts.length} accounts  →  set CLOUDFLARE_ACCOUNT_ID, or write account_id = "…" at the top of wrangler.toml`,
    )
  const names = Object.fromEntries(accounts.map(({ id, name }) => [id, name]))
  const account_id = await ask.choose('Which of your Cloudflare accounts is the shop’s?', names)
  writeDeployLines({ account_id })
  return account_id
}
