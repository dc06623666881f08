import { CODES, cloudflare, unless } from './cloudflare.ts'
import { git } from './deployment.ts'

/** Where the address of a site leads, and how a deploy attaches it to the Worker; it replaces nothing without asking. */

const TIMEOUT_MS = 10_000

/** What to do after a step in Cloudflare's dashboard. */
export const AGAIN = 'then npm run deploy again'

export type Zone = { id: string; name: string; status: string; name_servers?: string[] }

/** @returns the zone of the account that a host belongs to */
export async function findZone(account: string, host: string): Promise<Zone | undefined> {
  const labels = host.split('.')
  for (const index of labels.slice(1).keys()) {
    const name = labels.slice(index).join('.')
    const [zone] = await cloudflare<Zone[]>(`/zones?name=${name}&account.id=${account}`)
    if (zone) return zone
  }
  return undefined
}

/** @returns whether an address serves a commit of this repository, and so this shop */
export async function servesThisShop(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(new URL('/version.txt', origin), { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const version = answer.ok ? await answer.text() : ''
    return /^[0-9a-f]{40}$/.test(version) && git('cat-file', '-t', version) === 'commit'
  } catch {
    return false
  }
}

type Change = { id?: string; hostname: string; modified?: boolean }
type Changes = Record<'added' | 'removed' | 'updated' | 'conflicting', Change[]>

/** What would change if a Worker had these custom domains and no other. */
export type DomainChanges = {
  /** What a hostname leads to today, for a person to read, where that is not this Worker. */
  readonly elsewhere: { readonly host: string; readonly what: string } | undefined
  readonly added: readonly string[]
  /** Hostnames that the Worker would lose. */
  readonly removed: readonly string[]
}

/** Asks Cloudflare, as wrangler does before its own question, which a program cannot answer. */
export async function readDomainChanges(
  account: string,
  worker: string,
  hosts: readonly string[],
): Promise<DomainChanges> {
  const changes = await cloudflare<Changes>(
    `/accounts/${account}/workers/scripts/${worker}/domains/changeset?replace_state=true`,
    'POST',
    hosts.map((hostname) => ({ hostname })),
  )
  const names = (list: Change[]) => list.map(({ hostname }) => hostname)
  return {
    elsewhere: await findOther(account, worker, changes),
    added: names(changes.added),
    removed: names(changes.removed),
  }
}

async function findOther(account: string, worker: string, { updated, conflicting }: Changes) {
  for (const { id, hostname } of updated.filter(({ modified }) => modified)) {
    const { service } = await cloudflare<{ service: string }>(
      `/accounts/${account}/workers/domains/records/${id}`,
    )
    if (service !== worker) return { host: hostname, what: `the Worker ${service}` }
  }
  const [conflict] = conflicting
  return conflict && { host: conflict.hostname, what: await readRecords(account, conflict.hostname) }
}

/** @returns the DNS records of a host; a token without the right to read them may deploy all the same */
async function readRecords(account: string, host: string): Promise<string> {
  const records = await findZone(account, host)
    .then((zone) =>
      cloudflare<{ type: string; content: string }[]>(`/zones/${zone?.id}/dns_records?name=${host}`),
    )
    .catch(() => [])
  return records.map(({ type, content }) => `${content} (${type})`).join(', ') || 'DNS records of its own'
}

/**
 * @param hasOtherRoutes that a person wrote routes into wrangler.toml which do not name the host: attached, it would be
 * detached by the next upload
 * @returns the zone where a host may be attached in it, else what a person does before
 */
export function zoneToAttach(
  host: string,
  zone: Zone | undefined,
  hasOtherRoutes: boolean,
): { zone: Zone } | { todo: string } {
  if (!zone) return { todo: `Add ${host} in Cloudflare (Domains, Onboard a domain), ${AGAIN}.` }
  if (zone.status !== 'active')
    return {
      todo: `${zone.name} waits for its name servers: set ${zone.name_servers?.join(' and ')} where you bought it, ${AGAIN}.`,
    }
  if (hasOtherRoutes)
    return {
      todo: `The routes of wrangler.toml do not name ${host}: add { pattern = "${host}", custom_domain = true } there, ${AGAIN}.`,
    }
  return { zone }
}

/**
 * Attaches a host to a Worker, in addition to those that it has.
 *
 * @param replaces that a person wants it in place of what the host leads to today
 * @returns all hosts of the Worker; where the host was not attached, what a person does about it
 */
export async function attach(
  account: string,
  worker: string,
  { host, zone, replaces }: { host: string; zone: Zone; replaces: boolean },
): Promise<{ hosts: string[] } | { todo: string }> {
  const { elsewhere, removed } = await readDomainChanges(account, worker, [host])
  const todo = `${host} leads to ${elsewhere?.what ?? 'something else'} today.`
  if (elsewhere && !replaces) return { todo: `${todo} To replace it: npm run deploy again, which asks.` }
  const attached = cloudflare(`/accounts/${account}/workers/domains`, 'PUT', {
    hostname: host,
    service: worker,
    environment: 'production',
    zone_id: zone.id,
    override_existing_origin: replaces,
    override_existing_dns_record: replaces,
  })
  const refused = await unless(
    CODES.hostnameLeadsElsewhere,
    attached.then(() => false),
    true,
  )
  if (!refused) return { hosts: [host, ...removed] }
  // Cloudflare replaces records that it has made itself, and no others (workers-sdk#9878).
  return {
    todo: `${todo} Cloudflare keeps that: delete it in the dashboard under DNS, Records, then npm run deploy again.`,
  }
}
