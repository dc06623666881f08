import { randomUUID } from 'node:crypto'
import { type FakeAccount, type On, Refusal } from './fake-account.ts'

const WORKERS = '/accounts/:account/workers'
const SCRIPT = `${WORKERS}/scripts/:name`
const SERVICE = `${WORKERS}/services/:name`

/** The calls for Workers, their sites and their addresses. */
export function answerWorkers(on: On, account: FakeAccount): void {
  const sessions = new Map<string, Record<string, { hash: string }>>()
  on(`GET ${SERVICE}`, ({ name }) => {
    if (!account.workers[name]) throw new Refusal(404, 10090, 'workers.api.error.service_not_found')
    const { deployedFrom: last_deployed_from } = account.worker(name)
    const script = { tag: 'tag', tags: [], last_deployed_from, modified_on: '2026-11-20T00:00:00Z' }
    return { id: name, default_environment: { environment: 'production', script } }
  })

  on(`GET ${SCRIPT}/secrets`, ({ name }) =>
    Object.keys(account.worker(name).secrets).map((each) => ({ name: each, type: 'secret_text' })),
  )
  on(`PUT ${SCRIPT}/secrets`, ({ name, body }) => {
    account.worker(name).secrets[body.name] = body.text
    return { name: body.name, type: 'secret_text' }
  })
  on(`GET ${SCRIPT}/settings`, ({ name }) => ({ bindings: account.worker(name).bindings }))
  on(`PATCH ${SCRIPT}/script-settings`, () => ({}))
  on(`GET ${SCRIPT}/deployments`, ({ name }) => {
    const [version_id] = account.worker(name).versions
    return { deployments: [{ id: 'deployment', versions: [{ version_id, percentage: 100 }] }] }
  })
  on(`POST ${SCRIPT}/deployments`, () => ({ id: randomUUID() }))
  on(`PUT ${SCRIPT}/schedules`, () => ({}))
  on(`GET ${WORKERS}/workers/:name`, ({ name }) => ({ subdomain: account.worker(name).workersDev }))
  on(`POST ${SCRIPT}/subdomain`, ({ name, body: { enabled, previews_enabled = enabled } }) =>
    Object.assign(account.worker(name).workersDev, { enabled, previews_enabled }),
  )

  on(`POST ${SCRIPT}/assets-upload-session`, ({ body: { manifest } }) => {
    // Wrangler reads of its payload how to upload.
    const jwt = ['{}', `{"session":"${randomUUID()}"}`, '']
      .map((part) => Buffer.from(part).toString('base64url'))
      .join('.')
    sessions.set(jwt, manifest)
    const hashes = new Set(Object.values<{ hash: string }>(manifest).map(({ hash }) => hash))
    const missing = [...hashes].filter((hash) => !account.files.has(hash))
    return { jwt, buckets: missing.length > 0 ? [missing] : [] }
  })
  on(`POST ${WORKERS}/assets/upload`, ({ body }) => {
    for (const [hash, content] of Object.entries<string>(body))
      account.files.set(hash, Buffer.from(content, 'base64'))
    return { jwt: [...sessions.keys()].at(-1) }
  })
  for (const call of [`PUT ${SCRIPT}`, `POST ${SCRIPT}/versions`])
    on(call, ({ name, body: { metadata } }) => {
      const id = randomUUID()
      const before = account.workers[name]
      account.workers[name] = {
        secrets: before?.secrets ?? {},
        workersDev: before?.workersDev ?? { enabled: false, previews_enabled: false },
        deployedFrom: 'wrangler',
        bindings: metadata.bindings,
        assets: sessions.get(metadata.assets?.jwt) ?? {},
        versions: [id, ...(before?.versions ?? [])],
      }
      return { id, deployment_id: id, startup_time_ms: 1, resources: { script: { etag: id } } }
    })

  on(`GET ${WORKERS}/subdomain`, () => {
    if (!account.subdomain) throw new Refusal(404, 10007, 'You do not have a workers.dev subdomain.')
    return { subdomain: account.subdomain }
  })
  on(`PUT ${WORKERS}/subdomain`, ({ body: { subdomain } }) => {
    account.subdomain = subdomain
    return { subdomain }
  })
  on(`GET ${WORKERS}/subdomains/:name`, ({ name }) => {
    if (account.takenSubdomains.includes(name)) throw new Refusal(409, 10031, 'The subdomain is unavailable.')
    throw new Refusal(404, 10032, 'The subdomain is available.')
  })

  on(`POST ${SCRIPT}/domains/changeset`, ({ name, body }) => {
    account.worker(name)
    return account.changes(name, body)
  })
  // Of wrangler: the list takes the place of all domains of the Worker.
  on(`PUT ${SCRIPT}/domains/records`, ({ name, body: { origins, override_existing_origin } }) => {
    const hosts = (origins as { hostname: string }[]).map(({ hostname }) => hostname)
    for (const host of hosts) account.attach(name, host, override_existing_origin)
    account.domains = account.domains.filter((each) => each.service !== name || hosts.includes(each.hostname))
    return {}
  })
  on(`GET ${WORKERS}/domains/records/:id`, ({ id }) => account.domains.find((each) => each.id === id))
  on(`PUT ${WORKERS}/domains`, ({ body: { service, hostname, override_existing_origin } }) =>
    account.attach(service, hostname, override_existing_origin),
  )
  on('GET /zones', ({ query }) => account.zones.filter(({ name }) => name === query.get('name')))
  on('GET /zones/:id/dns_records', ({ id, query }) =>
    account.zones.find((zone) => zone.id === id)?.records.filter(({ name }) => name === query.get('name')),
  )
}
