import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { buffer } from 'node:stream/consumers'
import { exportOf, runQuery } from './fake-d1.ts'

/**
 * A stand-in for Cloudflare's API and for the sites that it serves, in memory: the calls that wrangler 4.164 and the commands
 * of worker/cli make. Paths, bodies and codes of errors are those that wrangler's own source expects, or Cloudflare's API
 * reference describes; a comment says where another source is. Rights, limits, certificates and delays it has none.
 */
export type FakeWorker = {
  tag: string
  deployedFrom: 'wrangler' | 'dash'
  /** Paths of the site's files, with their hashes. */
  assets: Record<string, { hash: string }>
  bindings: Record<string, unknown>[]
  secrets: Record<string, string>
  workersDev: { enabled: boolean; previews_enabled: boolean }
  crons: { cron: string }[]
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

export class FakeCloudflare {
  accounts = [{ id: 'a'.repeat(32), name: 'Girija' }]
  token = 'token'
  /** The account's name on workers.dev. */
  subdomain: string | undefined = 'girija'
  takenSubdomains = ['taken']
  workers: Record<string, FakeWorker> = {}
  databases: Record<string, { uuid: string; name: string; location: string; sql: DatabaseSync }> = {}
  zones: Zone[] = []
  domains: Domain[] = []
  /** Hostnames at which the certificate is there; those of workers.dev always have one. */
  answering = new Set<string>()
  /** What was called, without the base: `POST /accounts/…/d1/database`. */
  calls: string[] = []
  /** A call that fails with status 500, once. */
  failing: RegExp | undefined
  readonly #files = new Map<string, Buffer>()
  readonly #sessions = new Map<string, FakeWorker['assets']>()
  readonly #server = createServer(async (request, response) => {
    const { status, body } = await this.#answer(request).catch((error: Error) => ({
      status: 599,
      body: `${error.stack}`,
    }))
    const isText = typeof body === 'string' || Buffer.isBuffer(body)
    response.writeHead(status, { 'Content-Type': isText ? 'text/plain' : 'application/json' })
    response.end(isText ? body : JSON.stringify(body))
  })

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Writes that were called, by method and the end of the path, without those that only read by POST. */
  get writes(): string[] {
    return this.calls
      .filter((call) => !/^GET|\/query$|\/changeset|\/export$|upload/.test(call))
      .map((call) => call.replace(/\/accounts\/\w+\//, ''))
  }

  addZone(name: string, zone: Partial<Zone> = {}): Zone {
    const all: Zone = {
      id: createHash('md5').update(name).digest('hex'),
      name,
      status: 'active',
      name_servers: ['ada.ns.cloudflare.com', 'bob.ns.cloudflare.com'],
      records: [],
      ...zone,
    }
    this.zones.push(all)
    return all
  }

  /** The first column of what a statement returns, of the only database. */
  list(sql: string): unknown[] {
    const [database] = Object.values(this.databases)
    return (
      database?.sql
        .prepare(sql)
        .all()
        .map((row) => Object.values(row)[0]) ?? []
    )
  }

  /** Puts a file on the site of a Worker. */
  put(worker: string, path: string, content: string): void {
    const hash = createHash('md5').update(content).digest('hex')
    this.#files.set(hash, Buffer.from(content))
    this.#worker(worker).assets[path] = { hash }
  }

  /** Asks for a page as a visitor does. */
  visit(address: string): Promise<Response> {
    const { host, pathname } = new URL(address)
    return fetch(`${this.origin}/sites/${host}${pathname}`)
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.origin)
    const { method = 'GET', headers } = request
    const bytes = await buffer(request)
    const [, host, file] = /^\/sites\/([^/]+)(\/.*)$/.exec(pathname) ?? []
    if (host) return this.#serve(host, file ?? '/')
    const [, dumped] = /^\/exports\/(.+)$/.exec(pathname) ?? []
    if (dumped) return { status: 200, body: exportOf(this.#database(dumped)) }
    const path = pathname.replace('/client/v4', '')
    const call = `${method} ${path}`
    this.calls.push(call)
    const ok = (result: unknown) => ({
      status: 200,
      body: { success: true, errors: [], messages: [], result },
    })
    const refuse = ({ status, code, message }: Refusal) => ({
      status,
      body: { success: false, errors: [{ code, message }], messages: [], result: null },
    })
    // Its uploads have a token of their own, of the session.
    if (headers.authorization !== `Bearer ${this.token}` && !path.endsWith('/assets/upload'))
      return refuse(new Refusal(401, 10000, 'Authentication error'))
    if (this.failing?.test(call)) {
      this.failing = undefined
      return refuse(new Refusal(500, 10013, 'An unknown error has occurred.'))
    }
    const isForm = headers['content-type']?.startsWith('multipart/')
    const read = async () =>
      isForm ? readForm(bytes, headers['content-type'] ?? '') : bytes.length > 0 ? JSON.parse(`${bytes}`) : {}
    try {
      for (const [pattern, handle] of this.#routes()) {
        const [, ...names] = new RegExp(`^${pattern}$`).exec(call) ?? [undefined]
        if (new RegExp(`^${pattern}$`).test(call))
          return ok(
            await handle(
              names.map((each) => decodeURIComponent(each ?? '')),
              { body: await read(), query: searchParams },
            ),
          )
      }
      throw new Refusal(404, 7003, `The fake does not know ${call}`)
    } catch (error) {
      if (error instanceof Refusal) return refuse(error)
      throw error
    }
  }

  #serve(host: string, path: string) {
    const [worker = '', subdomain] = host.split('.')
    const onWorkersDev = host.endsWith('.workers.dev') && subdomain === this.subdomain
    const service = onWorkersDev ? worker : this.domains.find(({ hostname }) => hostname === host)?.service
    const { assets, workersDev } = this.workers[service ?? ''] ?? {}
    const answers = onWorkersDev ? workersDev?.enabled : this.answering.has(host)
    const content = answers && this.#files.get(assets?.[path]?.hash ?? '')
    return content ? { status: 200, body: content } : { status: 404, body: 'Not found' }
  }

  #worker(name: string): FakeWorker {
    const worker = this.workers[name]
    if (!worker) throw new Refusal(404, 10007, 'This Worker does not exist on your account.')
    return worker
  }

  #database(id: string): DatabaseSync {
    const found = this.databases[id] ?? Object.values(this.databases).find(({ name }) => name === id)
    if (!found) throw new Refusal(404, 7404, 'The database could not be found')
    return found.sql
  }

  #routes(): Route[] {
    const account = '/accounts/a{32}'
    const worker = `${account}/workers/scripts/([^/]+)`
    const databases = `${account}/d1/database`
    const uploadWorker = ([name = '']: string[], { body }: Call) => {
      const { metadata } = body as {
        metadata: { bindings: FakeWorker['bindings']; assets?: { jwt: string } }
      }
      const before = this.workers[name]
      const id = randomUUID()
      this.workers[name] = {
        tag: randomUUID().replaceAll('-', ''),
        secrets: {},
        workersDev: { enabled: false, previews_enabled: false },
        crons: [],
        ...before,
        deployedFrom: 'wrangler',
        bindings: metadata.bindings,
        assets: this.#sessions.get(metadata.assets?.jwt ?? '') ?? {},
        versions: [id, ...(before?.versions ?? [])],
      }
      return { id, deployment_id: id, startup_time_ms: 1, resources: { script: { etag: id } } }
    }
    return [
      [`GET /accounts`, () => this.accounts],
      [`GET /memberships`, () => this.accounts.map((each) => ({ account: each }))],
      [
        `GET ${databases}`,
        (_, { query }) =>
          Object.values(this.databases)
            .filter(({ name }) => name.includes(query.get('name') ?? ''))
            .map(({ uuid, name }) => ({ uuid, name })),
      ],
      [
        `POST ${databases}`,
        (_, { body }) => {
          const { name, primary_location_hint: location } = body as Record<string, string>
          const uuid = randomUUID()
          this.databases[uuid] = {
            uuid,
            name: `${name}`,
            location: `${location}`,
            sql: new DatabaseSync(':memory:'),
          }
          return { uuid, name }
        },
      ],
      [
        `GET ${databases}/([^/]+)`,
        ([id = '']) => {
          this.#database(id)
          return { uuid: id, name: this.databases[id]?.name }
        },
      ],
      [
        `POST ${databases}/([^/]+)/query`,
        ([id = ''], { body }) => {
          try {
            return runQuery(this.#database(id), body as { sql: string; params?: string[] })
          } catch (error) {
            // As D1 answers, in which wrangler looks for the message.
            throw new Refusal(400, 7500, `${(error as Error).message}: SQLITE_ERROR`)
          }
        },
      ],
      [
        `POST ${databases}/([^/]+)/export`,
        ([id = ''], { body }) => ({
          success: true,
          type: 'export',
          messages: [],
          at_bookmark: 'bookmark',
          // The first call begins it.
          ...((body as { current_bookmark?: string }).current_bookmark
            ? {
                status: 'complete',
                result: { filename: 'export.sql', signed_url: `${this.origin}/exports/${id}` },
              }
            : { status: 'active' }),
        }),
      ],
      [
        `GET ${account}/workers/services/([^/]+)`,
        ([name = '']) => {
          const found = this.workers[name]
          if (!found) throw new Refusal(404, 10090, 'workers.api.error.service_not_found')
          const script = {
            tag: found.tag,
            tags: [],
            last_deployed_from: found.deployedFrom,
            modified_on: '2026-11-20T00:00:00Z',
          }
          return { id: name, default_environment: { environment: 'production', script } }
        },
      ],
      // What wrangler compares with wrangler.toml where a Worker was changed in the dashboard.
      [
        `GET ${account}/workers/services/([^/]+)/environments/production`,
        ([name = '']) => ({
          script: {
            tag: this.#worker(name).tag,
            compatibility_date: '2026-10-20',
            compatibility_flags: [],
            observability: { enabled: false },
          },
        }),
      ],
      [
        `GET ${account}/workers/services/([^/]+)/environments/production/bindings`,
        ([name = '']) => this.#worker(name).bindings,
      ],
      [`GET ${account}/workers/services/([^/]+)/environments/production/routes`, () => []],
      [
        `GET ${account}/workers/services/([^/]+)/environments/production/subdomain`,
        ([name = '']) => this.#worker(name).workersDev,
      ],
      [`GET ${worker}/schedules`, ([name = '']) => ({ schedules: this.#worker(name).crons })],
      [
        `GET ${worker}/secrets`,
        ([name = '']) =>
          Object.keys(this.#worker(name).secrets).map((each) => ({ name: each, type: 'secret_text' })),
      ],
      [
        `PUT ${worker}/secrets`,
        ([name = ''], { body }) => {
          const secret = body as { name: string; text: string }
          this.#worker(name).secrets[secret.name] = secret.text
          return { name: secret.name, type: 'secret_text' }
        },
      ],
      [`GET ${worker}/settings`, ([name = '']) => ({ bindings: this.#worker(name).bindings })],
      [`PATCH ${worker}/script-settings`, () => ({})],
      [
        `GET ${worker}/deployments`,
        ([name = '']) => ({
          deployments: [
            { id: 'd', versions: [{ version_id: this.#worker(name).versions[0], percentage: 100 }] },
          ],
        }),
      ],
      [`POST ${worker}/deployments`, () => ({ id: randomUUID() })],
      [
        `POST ${worker}/assets-upload-session`,
        (_, { body }) => {
          const { manifest } = body as { manifest: FakeWorker['assets'] }
          const jwt = tokenOf({ session: randomUUID() })
          this.#sessions.set(jwt, manifest)
          const missing = Object.values(manifest).flatMap(({ hash }) => (this.#files.has(hash) ? [] : [hash]))
          return { jwt, buckets: missing.length > 0 ? [[...new Set(missing)]] : [] }
        },
      ],
      [
        `POST ${account}/workers/assets/upload`,
        (_, { body }) => {
          for (const [hash, content] of Object.entries(body as Record<string, string>))
            this.#files.set(hash, Buffer.from(content, 'base64'))
          return { jwt: [...this.#sessions.keys()].at(-1) }
        },
      ],
      [`PUT ${worker}`, uploadWorker],
      [`POST ${worker}/versions`, uploadWorker],
      [
        `GET ${account}/workers/workers/([^/]+)`,
        ([name = '']) => ({ id: name, subdomain: this.#worker(name).workersDev }),
      ],
      [
        `POST ${worker}/subdomain`,
        ([name = ''], { body }) => {
          const { enabled, previews_enabled = enabled } = body as {
            enabled: boolean
            previews_enabled?: boolean
          }
          return Object.assign(this.#worker(name).workersDev, { enabled, previews_enabled })
        },
      ],
      [
        `PUT ${worker}/schedules`,
        ([name = ''], { body }) => {
          this.#worker(name).crons = body as { cron: string }[]
          return {}
        },
      ],
      [
        `GET ${account}/workers/subdomain`,
        () => {
          if (!this.subdomain) throw new Refusal(404, 10007, 'You do not have a workers.dev subdomain.')
          return { subdomain: this.subdomain }
        },
      ],
      [
        `PUT ${account}/workers/subdomain`,
        (_, { body }) => {
          this.subdomain = (body as { subdomain: string }).subdomain
          return { subdomain: this.subdomain }
        },
      ],
      [
        `GET ${account}/workers/subdomains/([^/]+)`,
        ([name = '']) => {
          if (this.takenSubdomains.includes(name))
            throw new Refusal(409, 10031, 'The subdomain is unavailable.')
          throw new Refusal(404, 10032, 'The subdomain is available.')
        },
      ],
      [
        `POST ${worker}/domains/changeset`,
        ([name = ''], { body }) => {
          this.#worker(name)
          return this.#changes(name, body as { hostname: string }[])
        },
      ],
      // It replaces all domains of the Worker, and answers as the one below where it may not.
      [
        `PUT ${worker}/domains/records`,
        ([name = ''], { body }) => {
          const { origins, ...override } = body as { origins: { hostname: string }[] } & Override
          for (const { hostname } of origins) this.#attach(name, hostname, override)
          const hosts = origins.map(({ hostname }) => hostname)
          this.domains = this.domains.filter(
            ({ service, hostname }) => service !== name || hosts.includes(hostname),
          )
          return {}
        },
      ],
      [
        `GET ${account}/workers/domains/records/(.+)`,
        ([id = '']) => this.domains.find((each) => each.id === id),
      ],
      [`GET ${account}/workers/domains/records`, () => this.domains],
      [
        `PUT ${account}/workers/domains`,
        (_, { body }) => {
          const { hostname, service, ...override } = body as { hostname: string; service: string } & Override
          return this.#attach(service, hostname, override)
        },
      ],
      [`GET /zones`, (_, { query }) => this.zones.filter(({ name }) => name === query.get('name'))],
      [
        `GET /zones/(\\w+)/dns_records`,
        ([id = ''], { query }) =>
          this.zones.find((zone) => zone.id === id)?.records.filter(({ name }) => name === query.get('name')),
      ],
    ]
  }

  /** As a comment in wrangler's source describes it: `updated` are domains of other Workers, `conflicting` DNS records. */
  #changes(worker: string, wanted: { hostname: string }[]) {
    const found = ({ hostname }: { hostname: string }) =>
      this.domains.find((each) => each.hostname === hostname)
    const hasRecords = ({ hostname }: { hostname: string }) =>
      !found({ hostname }) && this.zones.some(({ records }) => records.some(({ name }) => name === hostname))
    return {
      added: wanted.filter((each) => !found(each) && !hasRecords(each)),
      removed: this.domains.filter(
        ({ service, hostname }) => service === worker && !wanted.some((each) => each.hostname === hostname),
      ),
      updated: wanted.flatMap((each) => {
        const domain = found(each)
        return domain ? [{ ...domain, modified: domain.service !== worker }] : []
      }),
      conflicting: wanted.filter(hasRecords),
    }
  }

  #attach(service: string, hostname: string, override: Override): Domain {
    const { updated, conflicting } = this.#changes(service, [{ hostname }])
    // Codes and messages as in workers-sdk#9878 and alchemy-run/alchemy-async#1384.
    if (updated.some(({ modified }) => modified) && !override.override_existing_origin)
      throw new Refusal(409, 100116, `Hostname '${hostname}' already in use by other custom domain.`)
    if (conflicting.length > 0)
      throw new Refusal(409, 100117, `Hostname '${hostname}' already has externally managed DNS records.`)
    const domain = { id: `id-${hostname}`, hostname, service }
    this.domains = [...this.domains.filter((each) => each.hostname !== hostname), domain]
    return domain
  }
}

type Override = { override_existing_origin?: boolean }
type Call = { body: unknown; query: URLSearchParams }
type Route = [string, (names: string[], call: Call) => unknown]

class Refusal extends Error {
  readonly status: number
  readonly code: number
  constructor(status: number, code: number, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** A token of whose payload wrangler reads how to upload. */
function tokenOf(payload: object): string {
  return ['{}', JSON.stringify(payload), ''].map((part) => Buffer.from(part).toString('base64url')).join('.')
}

async function readForm(bytes: Buffer, type: string): Promise<Record<string, unknown>> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData()
  const read = async ([name, value]: [string, FormDataEntryValue]) => {
    const text = typeof value === 'string' ? value : await value.text()
    return [name, name === 'metadata' ? JSON.parse(text) : text]
  }
  return Object.fromEntries(await Promise.all(Array.from(form, read)))
}
