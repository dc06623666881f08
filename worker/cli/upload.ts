import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { cloudflare } from './cloudflare.ts'
import { AGAIN, attach, readDomainChanges, zoneToAttach } from './deploy-address.ts'
import { createDatabase, migrate } from './deploy-database.ts'
import type { Plan } from './deploy-plan.ts'
import { committedHead, git, mayPreview, readSettings } from './deployment.ts'
import { leaveReport } from './report.ts'
import { runWrangler } from './run-wrangler.ts'
import { step } from './step.ts'
import { writeDeployLines } from './wrangler-toml.ts'

const LIVE_TRIES = 20
const TRY_AGAIN_MS = 3_000

type Options = { first?: boolean | undefined; location: string }

/** Uploads the demonstration, which has neither a database nor the address of the shop. */
export async function uploadDemo(account: string): Promise<void> {
  if (read('dist/demo', 'mode.txt') !== 'demonstration')
    throw new Error('dist/ has no demonstration: npm run deploy -- --demo builds it.')
  copyFileSync('dist/demo-worker-content.json', 'dist/worker-content.json')
  const printed = await step('Uploading the demonstration', () =>
    runUpload(account, ['deploy', '--env', 'demo', '--strict']),
  )
  console.log(
    `\n  The demonstration   ${/https:\/\/\S+\.workers\.dev/.exec(printed)?.[0] ?? 'is uploaded'}\n`,
  )
}

/**
 * @returns what /mode.txt of the build says, and its commit
 * @throws where dist/ is not the build of the commit that is checked out
 */
export function requireBuild(): { mode: string; commit: string } {
  const mode = read('dist/site', 'mode.txt')
  if (mode === 'demonstration')
    throw new Error('dist/ has the demonstration in place of a shop: npm run deploy builds the shop.')
  const commit = committedHead()
  if (read('dist/site', 'version.txt') !== commit)
    throw new Error(`dist/ was not built for ${commit}, which is checked out: npm run deploy builds it.`)
  return { mode, commit }
}

/**
 * Migrates the database and uploads what deploy-build.ts has built, by a plan. Leaves a report to the owner for the
 * workflow's last step, which is true whenever the run ends.
 *
 * @returns lines for the person at the terminal: what to do next
 */
export async function upload(plan: Plan, { first = false, location }: Options): Promise<string[]> {
  const { account, person } = plan
  const { mode, commit } = requireBuild()
  const { database, site, routes, workers_dev } = readSettings()
  if (mode !== 'live' && !(await mayPreview(site, first || plan.isFirst, plan.preview)))
    throw new Error('dist/ has a preview, but a shop has opened at the address: build again.')
  if (!database.database_id && !person)
    throw new Error(
      'wrangler.toml has no database_id  →  npm run deploy once, in a terminal, and commit what it writes',
    )
  const domains = (routes ?? []).flatMap((route) =>
    typeof route === 'object' && route.custom_domain ? [route.pattern] : [],
  )
  if (domains.length > 0)
    await step('Looking where the address leads', () => requireOwnDomains(plan, domains))
  copyFileSync('dist/site-worker-content.json', 'dist/worker-content.json')
  leaveReport(
    'failed',
    'It is not known whether the newest change is live: look at the website, and ask a programmer.',
  )
  if (plan.subdomain)
    await step(`Registering ${plan.subdomain}.workers.dev`, () =>
      cloudflare(`/accounts/${account}/workers/subdomain`, 'PUT', { subdomain: plan.subdomain }),
    )
  const id =
    database.database_id ||
    (await step('Creating the database', () => createDatabase(account, database, location)))
  // The new Worker never runs on tables of the former release.
  await step('Migrating the database', () => migrate(account, id))
  await step('Uploading', () => runUpload(account, ['deploy', ...(person?.overwrites ? [] : ['--strict'])]))
  const ownerKey = person?.ownerKey
  if (ownerKey) {
    await step('Storing the owner’s key', () => runUpload(account, ['secret', 'put', 'OWNER_KEY'], ownerKey))
    // Printed at once, because a later step may fail, and the key cannot be read again.
    console.log(`\n  Owner key     ${ownerKey}   (shown this once: keep it where the owner finds it)\n`)
  }
  const next = await giveAddress(plan, site, domains)
  const { servedAt } = plan
  if (servedAt) await step(`Waiting until ${servedAt} shows it`, () => untilLive(servedAt))
  const time = git('log', '-1', '--format=%cd', '--date=format-local:%H:%M on %-d %B')
  const heldBack = read('dist/site', 'held-back.txt')
  const isNewest = git('for-each-ref', '--format=%(objectname)', 'refs/remotes/origin/main') === commit
  leaveReport(
    'succeeded',
    `the change of ${time}${mode === 'live' ? '' : ', as a preview until the shop can open'}${heldBack && `, without ${heldBack} until all its texts are there`}${isNewest ? '' : '. What was saved after it waits until a programmer releases it'}`,
  )
  const shownAt = servedAt ?? (workers_dev === false ? site : (plan.preview ?? site))
  const what = mode === 'live' ? 'The site     ' : 'The preview  '
  console.log(`\n  ${what} ${new URL(shownAt).origin}\n  The admin     ${new URL('/admin', shownAt)}`)
  for (const note of person?.notes ?? []) console.log(`\n  ${note}`)
  return mode === 'live' ? next : [...next, 'Open /admin: it says what is missing to open the shop.']
}

/** @throws where wrangler fails, with its words and what to do */
async function runUpload(account: string, args: string[], ...input: [string?]): Promise<string> {
  try {
    return await runWrangler(args, { CLOUDFLARE_ACCOUNT_ID: account }, ...input)
  } catch (error) {
    throw new Error(
      `${(error as Error).message}\nThe deploy is incomplete  →  correct what is named above, or wait where Cloudflare is at fault, and deploy again: it keeps what is done`,
    )
  }
}

/** @throws where wrangler would attach, detach or replace a domain that nobody has agreed to */
async function requireOwnDomains(
  { account, worker, person, isFirst }: Plan,
  domains: string[],
): Promise<void> {
  if (isFirst)
    throw new Error(
      'There is no such Worker yet, so Cloudflare cannot say what its routes would replace, and nothing was uploaded  →  remove the line routes from wrangler.toml: the deploy writes it again',
    )
  const { elsewhere, added, removed } = await readDomainChanges(account, worker, domains)
  if (elsewhere && !person?.replaces)
    throw new Error(
      `${elsewhere.host} leads to ${elsewhere.what}, so nothing was uploaded  →  npm run deploy in a terminal asks whether to replace it`,
    )
  if (added.length > 0 && !person)
    throw new Error(
      `${added.join(', ')} is not attached to the Worker ${worker}, so nothing was uploaded  →  npm run deploy in a terminal attaches it`,
    )
  if (removed.length > 0)
    throw new Error(
      `${removed.join(', ')} would be detached from the Worker ${worker}, so nothing was uploaded  →  add it to routes in wrangler.toml, or detach it in Cloudflare`,
    )
}

/**
 * Attaches the address where a person deploys, and writes it into wrangler.toml with all that the Worker has already.
 *
 * @returns what to do next
 */
async function giveAddress({ account, worker, person, servedAt }: Plan, site: string, domains: string[]) {
  const { host, origin } = new URL(site)
  if (!person || servedAt === site) return []
  if (/\.(example|workers\.dev)$/.test(host))
    return host.endsWith('.example') ? ['Once the shop has an address: deploy again, and type it.'] : []
  const { route, routes = [] } = readSettings()
  const hasOtherRoutes = !domains.includes(host) && Boolean(route || routes.length > 0)
  const ready = zoneToAttach(host, person.zone, hasOtherRoutes)
  if ('todo' in ready) return [ready.todo]
  const { zone } = ready
  if (!domains.includes(host)) {
    const { replaces } = person
    const attached = await step(`Attaching ${host}`, () => attach(account, worker, { host, zone, replaces }))
    if ('todo' in attached) return [attached.todo]
    writeDeployLines({ routes: attached.hosts })
  }
  return [
    `In Cloudflare, ${zone.name}, SSL/TLS, Edge Certificates: switch on “Always Use HTTPS”.`,
    `${origin} answers once its certificate is there, mostly within minutes: ${AGAIN}. It switches workers.dev off.`,
  ]
}

/** @throws where the deployed site is not this build within a minute */
async function untilLive(site: string): Promise<void> {
  for (let tries = 0; tries < LIVE_TRIES; tries += 1) {
    const areServed = ['version.txt', 'built.txt'].map(async (file) => {
      const answer = await fetch(new URL(`/${file}`, site), { signal: AbortSignal.timeout(TRY_AGAIN_MS) })
      return (await answer.text()) === read('dist/site', file)
    })
    if ((await Promise.all(areServed).catch(() => [false])).every(Boolean)) return
    await setTimeout(TRY_AGAIN_MS)
  }
  throw new Error(
    `Uploaded, but ${new URL('/version.txt', site)} names another commit after a minute  →  look at the site, and deploy again`,
  )
}

/** @returns the content of a file of the build; nothing where it was not written */
function read(folder: string, file: string): string {
  const path = `${folder}/${file}`
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
