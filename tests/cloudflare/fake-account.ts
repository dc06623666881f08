import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

type Worker = {
  deployedFrom: 'wrangler' | 'dash'
  /** Paths of the site's files, with their hashes. */
  assets: Record<string, { hash: string }>
  bindings: Record<string, unknown>[]
  secrets: Record<string, string>
  workersDev: { enabled: boolean; previews_enabled: boolean }
  versions: string[]
}
type Zone = {
  id: string
  name: string
  status: 'active' | 'pending'
  name_servers: string[]
  records: { type: string; name: string; content: string }[]
}
type Domain = { id: string; hostname: string; service: string }
type Database = { uuid: string; name: string; location: string; sql: DatabaseSync }

// biome-ignore lint/suspicious/noExplicitAny: each call has a body of its own, and its sender is what is tested.
export type Call = { name: string; id: string; query: URLSearchParams; body: any }
/** Answers a call, such as `GET /zones/:id`, with its result. */
export type On = (call: string, answer: (call: Call) => unknown) => void

/** What Cloudflare answers where it refuses a call. */
export class Refusal extends Error {
  readonly status: number
  readonly code: number
  constructor(status: number, code: number, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

const hashOf = (text: string) => createHash('md5').update(text).digest('hex')

/** The state of an account at Cloudflare, which tests arrange and read. */
export class FakeAccount {
  accounts = [{ id: 'a'.repeat(32), name: 'Girija' }]
  token = 'token'
  /** The account's name on workers.dev. */
  subdomain: string | undefined = 'girija'
  takenSubdomains = ['taken']
  workers: Record<string, Worker> = {}
  databases: Record<string, Database> = {}
  zones: Zone[] = []
  domains: Domain[] = []
  /** Custom domains whose certificate is there. */
  answering = new Set<string>()
  files = new Map<string, Buffer>()

  addZone(name: string, zone: Partial<Zone> = {}): void {
    const name_servers = ['ada.ns.cloudflare.com', 'bob.ns.cloudflare.com']
    this.zones.push({ id: hashOf(name), name, status: 'active', name_servers, records: [], ...zone })
  }

  /** Puts a file on the site of a Worker. */
  put(worker: string, path: string, content: string): void {
    const hash = hashOf(content)
    this.files.set(hash, Buffer.from(content))
    this.worker(worker).assets[path] = { hash }
  }

  /** @returns the first column of what a statement returns, of the only database */
  list(sql: string): unknown[] {
    const rows = Object.values(this.databases)[0]?.sql.prepare(sql).all() ?? []
    return rows.map((row) => Object.values(row)[0])
  }

  worker(name: string): Worker {
    const worker = this.workers[name]
    if (!worker) throw new Refusal(404, 10007, 'This Worker does not exist on your account.')
    return worker
  }

  database(id: string): Database {
    const found = this.databases[id] ?? Object.values(this.databases).find(({ name }) => name === id)
    if (!found) throw new Refusal(404, 7404, 'The database could not be found')
    return found
  }

  /** @returns what a site serves, if anything */
  serve(host: string, path: string): Buffer | undefined {
    const [name = '', subdomain] = host.split('.')
    const isOnWorkersDev = host.endsWith('.workers.dev') && subdomain === this.subdomain
    const domain = this.domains.find(({ hostname }) => hostname === host && this.answering.has(host))
    const worker = this.workers[isOnWorkersDev ? name : (domain?.service ?? '')]
    if (isOnWorkersDev && !worker?.workersDev.enabled) return undefined
    return this.files.get(worker?.assets[path]?.hash ?? '')
  }

  /** As a comment in wrangler's source describes it: `updated` are custom domains, `conflicting` have DNS records. */
  changes(worker: string, wanted: { hostname: string }[]) {
    const find = (hostname: string) => this.domains.find((domain) => domain.hostname === hostname)
    const names = new Set(this.zones.flatMap(({ records }) => records.map(({ name }) => name)))
    const fresh = wanted.filter(({ hostname }) => !find(hostname))
    return {
      added: fresh.filter(({ hostname }) => !names.has(hostname)),
      removed: this.domains.filter(
        ({ service, hostname }) => service === worker && !wanted.some((each) => each.hostname === hostname),
      ),
      updated: wanted.flatMap(({ hostname }) => {
        const domain = find(hostname)
        return domain ? [{ ...domain, modified: domain.service !== worker }] : []
      }),
      conflicting: fresh.filter(({ hostname }) => names.has(hostname)),
    }
  }

  /** Codes as in alchemy-run/alchemy-async#1384; DNS records stay whatever is asked, as workers-sdk#9878 says. */
  attach(service: string, hostname: string, overrides: boolean): Domain {
    const { updated, conflicting } = this.changes(service, [{ hostname }])
    if (updated.some(({ modified }) => modified) && !overrides)
      throw new Refusal(409, 100116, `Hostname '${hostname}' already in use by other custom domain.`)
    if (conflicting.length > 0)
      throw new Refusal(409, 100117, `Hostname '${hostname}' already has externally managed DNS records.`)
    const domain = { id: hashOf(hostname), hostname, service }
    this.domains = [...this.domains.filter((each) => each.hostname !== hostname), domain]
    return domain
  }
}
