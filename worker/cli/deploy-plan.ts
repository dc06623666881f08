import { randomBytes } from 'node:crypto'
import { siteOrigin } from '../lib/site-origin.ts'
import { chooseAccount } from './account.ts'
import type { Ask } from './ask.ts'
import { CODES, cloudflare, unless } from './cloudflare.ts'
import { findZone, readDomainChanges, servesThisShop, type Zone } from './deploy-address.ts'
import { requireFreeName } from './deploy-database.ts'
import { readSettings } from './deployment.ts'
import { bindingsOf, requireOwnWorker } from './own-worker.ts'
import { writeDeployLines } from './wrangler-toml.ts'

/** What a deploy will do, decided before it begins. */
export type Plan = {
  readonly account: string
  readonly worker: string
  /** The address on workers.dev, where the Worker has one. */
  readonly preview: string | undefined
  /** The subdomain of workers.dev to register for the account. */
  readonly subdomain: string | undefined
  /** No Worker of the name is there, so nothing has been published. */
  readonly isFirst: boolean
  /** Which address shows this shop already, and has to show what is uploaded. */
  readonly servedAt: string | undefined
  /** What only a person may decide; without a person, a deploy creates, attaches and replaces nothing. */
  readonly person: PersonPlan | undefined
}

type PersonPlan = {
  /** The zone of the address, which is not attached yet. */
  readonly zone: Zone | undefined
  /** The address may be taken from what it leads to today. */
  readonly replaces: boolean
  /** What was changed in Cloudflare's dashboard may be overwritten. */
  readonly overwrites: boolean
  /** The owner's key to store, where there is none. */
  readonly ownerKey: string | undefined
  /** What was written into wrangler.toml, for the person to read. */
  readonly notes: readonly string[]
}

type Service = { default_environment: { script: { last_deployed_from?: string; modified_on?: string } } }

/**
 * Asks Cloudflare, and where there is one the person at the terminal, all that a deploy needs to know.
 *
 * @param replaced the database of the deployed Worker, where wrangler.toml names another one in its place
 * @throws where an answer is missing that only a person can give; the message says what to do
 */
export async function makePlan(ask: Ask | undefined, replaced?: string): Promise<Plan> {
  const account = await chooseAccount(ask)
  if (ask) await askAddress(ask)
  const { name: worker, site, workers_dev, database } = readSettings()
  if (ask && !database.database_id) await requireFreeName(account, database)
  const scripts = `/accounts/${account}/workers/scripts/${worker}`
  const service = await unless(
    CODES.noWorker,
    cloudflare<Service>(`/accounts/${account}/workers/services/${worker}`),
    undefined,
  )
  const own = { name: worker, databaseId: database.database_id, replaced }
  requireOwnWorker(own, service && (await bindingsOf(scripts)))
  // A site that a Worker of another name serves there does not count.
  const isServed = service !== undefined && (await servesThisShop(site))
  const notes = ask && isServed && workers_dev !== false ? closeWorkersDev(site) : []
  const { subdomain, isNew } =
    !isServed && workers_dev !== false
      ? await findSubdomain(account, worker, ask)
      : { subdomain: undefined, isNew: false }
  const preview = subdomain && `https://${worker}.${subdomain}.workers.dev`
  const address = ask && !isServed ? await findAddress(account, service && worker, site, ask) : undefined
  const person = ask && {
    zone: address?.zone,
    replaces: address?.replaces ?? false,
    overwrites: await mayOverwrite(service, worker, ask),
    ownerKey: await makeOwnerKey(service && scripts, ask),
    notes,
  }
  return {
    account,
    worker,
    preview,
    subdomain: isNew ? subdomain : undefined,
    isFirst: !service,
    servedAt: isServed ? site : preview && (await servesThisShop(preview)) ? preview : undefined,
    person,
  }
}

/** Asks for the address of a shop that has none, as `npm run new-shop` left it. */
async function askAddress(ask: Ask): Promise<void> {
  const { site } = readSettings()
  if (!site.endsWith('.example')) return
  const typed = await ask.type(
    'The address of the site; press Enter while there is none',
    'https://girija.in',
    (text) => {
      const origin = siteOrigin(text)
      const isOrigin = URL.canParse(origin) && new URL(origin).origin === origin
      return !text || (isOrigin && origin.startsWith('https://'))
        ? undefined
        : 'Write it as in: https://girija.in'
    },
  )
  if (typed) writeDeployLines({ SITE_URL: siteOrigin(typed) })
}

/** Switches workers.dev off, now that the site has an address of its own with rules of its own. */
function closeWorkersDev(site: string): string[] {
  const { host } = new URL(site)
  if (host.endsWith('.workers.dev')) return []
  writeDeployLines({ workers_dev: false, preview_urls: false })
  return [`${host} shows the shop, so its address on workers.dev and preview addresses are switched off.`]
}

/** @throws where the account has none, and nobody can name one */
async function findSubdomain(account: string, worker: string, ask: Ask | undefined) {
  const path = `/accounts/${account}/workers/subdomain`
  const found = await unless(CODES.noSubdomain, cloudflare<{ subdomain: string }>(path), undefined)
  if (found) return { subdomain: found.subdomain, isNew: false }
  if (!ask)
    throw new Error(
      `The account has no subdomain of workers.dev  →  npm run deploy in a terminal, or https://dash.cloudflare.com/${account}/workers/onboarding`,
    )
  const suggestion = `${worker}-shop`
  for (let problem = ''; ; problem = ' That one is taken.') {
    const typed = await ask.type(
      `The account needs a name of its own on workers.dev, where a preview is shown until your address answers.${problem} Press Enter to take ${suggestion}`,
      suggestion,
      (text) =>
        /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)?$/.test(text)
          ? undefined
          : 'Use small letters and digits, with hyphens only between them',
    )
    const subdomain = typed || suggestion
    const codes = [...CODES.subdomainIsFree, ...CODES.subdomainIsTaken]
    const isFree = await cloudflare(`/accounts/${account}/workers/subdomains/${subdomain}`).then(
      () => true,
      (error) => {
        if (!codes.includes(error.code)) throw error
        return error.code === CODES.subdomainIsFree[0]
      },
    )
    if (isFree) return { subdomain, isNew: true }
  }
}

/** @returns the zone of an address that may be attached, and whether it may be taken from what it leads to */
async function findAddress(account: string, worker: string | undefined, site: string, ask: Ask) {
  const { host } = new URL(site)
  if (/\.(example|workers\.dev)$/.test(host)) return undefined
  const zone = await findZone(account, host)
  if (!zone || !worker) return { zone, replaces: false }
  const { elsewhere } = await readDomainChanges(account, worker, [host])
  if (!elsewhere) return { zone, replaces: false }
  const typed = await ask.type(
    `${host} leads to ${elsewhere.what} today. To replace it, type the address; press Enter to leave it as it is`,
    host,
    (text) => (!text || text === host ? undefined : `Type ${host}, or nothing`),
  )
  return { zone, replaces: typed === host }
}

/** @throws where the person chooses to leave changes made elsewhere as they are */
async function mayOverwrite(service: Service | undefined, worker: string, ask: Ask): Promise<boolean> {
  const { last_deployed_from: from = 'wrangler', modified_on = '' } =
    service?.default_environment.script ?? {}
  if (from === 'wrangler') return false
  const place = from === 'dash' ? 'in Cloudflare’s dashboard' : 'through Cloudflare’s API'
  const typed = await ask.type(
    `The Worker ${worker} was changed ${place} (${modified_on.slice(0, 10)}). A deploy replaces that change by the settings in wrangler.toml. To go on, type its name; press Enter to stop`,
    worker,
    (text) => (!text || text === worker ? undefined : `Type ${worker}, or nothing`),
  )
  if (typed !== worker)
    throw new Error(
      'Nothing was uploaded  →  write what was changed there into wrangler.toml, commit it and deploy again',
    )
  return true
}

/** @returns a key that nobody can guess, where the Worker has none and the person agrees */
async function makeOwnerKey(scripts: string | undefined, ask: Ask): Promise<string | undefined> {
  const secrets = scripts ? await cloudflare<{ name: string }[]>(`${scripts}/secrets`) : []
  if (secrets.some(({ name }) => name === 'OWNER_KEY')) return undefined
  const agrees = await ask.agree(
    'There is no owner’s key yet, which opens /admin. Make one? It is shown once, when it is stored',
  )
  return agrees ? randomBytes(15).toString('base64url') : undefined
}
