import { existsSync, readdirSync } from 'node:fs'
import { cloudflare } from './cloudflare.ts'
import { runWrangler } from './run-wrangler.ts'
import { CONFIG, type Database, writeDeployLines } from './wrangler-toml.ts'

/** The database of a deploy. */

/**
 * Creates the database and writes its id into wrangler.toml. Left to `wrangler deploy`, it would be created near the machine
 * that deploys.
 *
 * @param location one of those of `wrangler d1 create`
 * @throws where the account has one of the name, which may be another shop's
 */
export async function createDatabase(
  account: string,
  { database_name: name = '' }: Database,
  location: string,
): Promise<string> {
  const databases = `/accounts/${account}/d1/database`
  const found = await cloudflare<{ name: string; uuid: string }[]>(`${databases}?name=${name}&per_page=100`)
  const taken = found.find((each) => each.name === name)
  if (taken)
    throw new Error(
      `The account has a database ${name} already, whose id is not in ${CONFIG}  →  if it is this shop's, write database_id = "${taken.uuid}" below binding = "DB"; else choose another database_name`,
    )
  const { uuid } = await cloudflare<{ uuid: string }>(databases, 'POST', {
    name,
    primary_location_hint: location,
  })
  writeDeployLines({ database_id: uuid })
  return uuid
}

/**
 * Applies the migrations that the database lacks. Wrangler ends well where it applied none, so the database is asked.
 *
 * @throws where it has not exactly the migrations of this commit: the Worker would run on other tables than its own
 */
export async function migrate(account: string, id: string): Promise<void> {
  runWrangler(['d1', 'migrations', 'apply', 'DB', '--remote'], { CLOUDFLARE_ACCOUNT_ID: account })
  const [answer] = await cloudflare<{ results: { name: string }[] }[]>(
    `/accounts/${account}/d1/database/${id}/query`,
    'POST',
    { sql: 'SELECT name FROM d1_migrations' },
  )
  const applied = answer?.results.map(({ name }) => name) ?? []
  const files = existsSync('migrations')
    ? readdirSync('migrations').filter((file) => file.endsWith('.sql'))
    : []
  const [missing, foreign] = [minus(files, applied), minus(applied, files)]
  if (missing.length > 0)
    throw new Error(
      `The database lacks ${missing.join(', ')}, so nothing was uploaded  →  deploy again; npx wrangler d1 migrations list DB --remote says what it has`,
    )
  if (foreign.length > 0)
    throw new Error(
      `The database has ${foreign.join(', ')}, and this commit has not, so nothing was uploaded  →  deploy a commit that has it; to go back to an earlier Worker: npx wrangler rollback`,
    )
}

const minus = (one: string[], other: string[]) => one.filter((each) => !other.includes(each))
