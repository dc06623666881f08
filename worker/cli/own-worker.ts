import { cloudflare } from './cloudflare.ts'

/** A binding of a Worker, as Cloudflare's API has it. */
type Binding = { type: string; name: string; id?: string }

type Own = {
  name: string
  /** That of wrangler.toml; undefined before the first deploy. */
  databaseId: string | undefined
  /** The database that a new one replaces, as the owner has named it. */
  replaced: string | undefined
}

/**
 * Refuses to deploy over the Worker of another shop in the same account: a Worker of the name is this shop's where its
 * binding DB is the database of wrangler.toml.
 *
 * @param bindings of the Worker of the name; undefined where the account has none
 * @throws where it is not, naming both databases
 */
export function requireOwnWorker(
  { name, databaseId, replaced }: Own,
  bindings: readonly Binding[] | undefined,
): void {
  const bound = bindings?.find((binding) => binding.type === 'd1' && binding.name === 'DB')?.id
  if (!bindings || (bound !== undefined && (bound === databaseId || bound === replaced))) return
  const ours = databaseId ? `that of wrangler.toml is ${databaseId}` : 'wrangler.toml names none yet'
  throw new Error(
    bound === undefined
      ? `The account has a Worker ${name} without a database DB, so it is not a shop. Give this shop another name in wrangler.toml (name), or delete that Worker in Cloudflare’s dashboard.`
      : `The account has a Worker ${name} whose database is ${bound}, and ${ours}. If it is another shop, give this one another name in wrangler.toml (name and database_name). If it is this shop, write database_id = "${bound}" there; or, to replace that database by the new one: npm run deploy -- --replaces ${bound}`,
  )
}

/**
 * Asks Cloudflare for the bindings of a Worker.
 *
 * @param scripts its path in the API
 */
export async function bindingsOf(scripts: string): Promise<Binding[]> {
  const { bindings } = await cloudflare<{ bindings: (Binding & { database_id?: string })[] }>(
    `${scripts}/settings`,
  )
  // Cloudflare's API reference has both names for the id.
  return bindings.map(({ database_id, ...binding }) => ({
    ...(database_id && { id: database_id }),
    ...binding,
  }))
}
