import { existsSync, readdirSync } from 'node:fs'
import { cloudflare } from './cloudflare.ts'
import { runWrangler } from './run-wrangler.ts'
import { CONFIG, type Database, writeDeployLines } from './wrangler-toml.ts'

/** The database of a deploy. */

/** @throws where the account has a database of the name, which may be another shop's */
export async function requireFreeName(account: string, { database_name: name }: Database): Promise<void> {
  const found = await cloudflare<{ name: string; uuid: string }[]>(
    `/accounts/${account}/d1/database?name=${name}&per_page=100`,
  )
  const taken = found.find((each) => each.name === name)
  if (taken)
    throw new Error(
      `The account has a database ${name} already, whose id is not in ${CONFIG}  →  if it is this shop's, write database_id = "${taken.uuid}" below binding = "DB"; else choose another database_name`,
    )
}

/**
 * Creates the database and writes its id into wrangler.toml. Left to `wrangler deploy`, it would be created near the machine
 * that deploys.
 *
 * @param location one of those of `wrangler d1 create`
 */
export async function createDatabase(account: string, { database_name: name }: Database, location: string) {
  const { uuid } = await cloudflare<{ uuid: string }>(`/accounts/${account}/d1/database`, 'POST', {
    name,
    primary_location_hint: location,
  })
  writeDeployLines({ database_id: uuid })
  return uuid
}

/**
 * Applies the migrations that the database lacks. Wrangler's exit status is 0 even if it applied none, so this queries the
 * database for what it has.
 *
 * @throws where it has not exactly the migrations of this commit: the Worker would run on other tables than its own
 */
export async function migrate(account: string, id: string): Promise<void> {
  const files = existsSync('migrations')
    ? readdirSync('migrations').filter((file) => file.endsWith('.sql'))
    : []
  let applied = await readMigrations(account, id)
  let failure = ''
  if (minus(files, applied).length > 0) {
    failure = await runWrangler(['d1', 'migrations', 'apply', 'DB', '--remote'], {
      CLOUDFLARE_ACCOUNT_ID: account,
    }).then(
      () => '',
      (error: Error) => error.message,
    )
    applied = await readMigrations(account, id)
  }
  const [missing, foreign] = [minus(files, applied), minus(applied, files)]
  if (missing.length > 0)
    throw new Error(
      failure
        ? `${failure}\nThe database lacks ${missing.join(', ')}, so nothing was uploaded  →  correct the first of these where its SQL is wrong, commit it and deploy again`
        : `The database lacks ${missing.join(', ')}, so nothing was uploaded  →  deploy again; npx wrangler d1 migrations list DB --remote shows what it lacks`,
    )
  if (foreign.length > 0)
    throw new Error(
      `The database has migrations that this commit lacks (${foreign.join(', ')}), so nothing was uploaded  →  deploy a commit that has them; npx wrangler rollback returns to an earlier Worker`,
    )
}

/** @returns the names of the migrations that a database has; none of a new one */
async function readMigrations(account: string, id: string): Promise<string[]> {
  // Without a table of them the query would fail.
  const sql = `SELECT name FROM sqlite_schema WHERE name = 'd1_migrations'`
  const query = (text: string) =>
    cloudflare<{ results: { name: string }[] }[]>(`/accounts/${account}/d1/database/${id}/query`, 'POST', {
      sql: text,
    })
  const [table] = await query(sql)
  if (!table?.results.length) return []
  const [answer] = await query('SELECT name FROM d1_migrations')
  return answer?.results.map(({ name }) => name) ?? []
}

const minus = (one: string[], other: string[]) => one.filter((each) => !other.includes(each))
