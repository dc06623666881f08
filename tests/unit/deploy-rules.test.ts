import { parse } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import type { Group } from '#web/model/types.ts'
import { zoneToAttach } from '#worker/cli/deploy-address.ts'
import { requireOwnWorker } from '#worker/cli/own-worker.ts'
import { changeDeployLines, differInDeployLines } from '#worker/cli/wrangler-toml.ts'
import { freshSettings } from '../fresh-settings.ts'

describe('an address', () => {
  const zone = { id: '1', name: 'girija.in', status: 'active', name_servers: ['ada.ns', 'bob.ns'] }
  const domain = 'www.girija.in'

  it('is attached once Cloudflare has its zone', () => {
    expect(zoneToAttach(domain, zone, false)).toEqual({ zone })
  })

  const pattern = `{ pattern = "${domain}", custom_domain = true }`
  it.each([
    [undefined, `Add ${domain} in Cloudflare (Domains, Onboard a domain)`],
    [{ ...zone, status: 'pending' }, 'set ada.ns and bob.ns where you bought it'],
    [zone, `The routes of wrangler.toml do not name ${domain}: add ${pattern} there`],
  ])('names what to do before, with other routes in wrangler.toml (%#)', (zone, todo) => {
    const { todo: text } = zoneToAttach(domain, zone, zone !== undefined) as { todo: string }
    expect(text).toContain(`${todo}, then npm run deploy again.`)
  })
})

describe('wrangler.toml', () => {
  const text = freshSettings()
  it('gets the lines of a deploy, with everything around them as it was, and none twice; the demonstration inherits none', () => {
    const routes = ['girija.in', 'www.girija.in']
    const lines = { account_id: 'a', workers_dev: false, routes }
    const changed = changeDeployLines(text, { ...lines, database_id: 'd' })
    expect(parse(changed)).toMatchObject({
      ...lines,
      routes: routes.map((pattern) => ({ pattern, custom_domain: true })),
      d1_databases: [{ binding: 'DB', database_id: 'd' }],
    })
    expect(changeDeployLines(changed, lines)).toBe(changed)
    expect(changed.split('\n').filter((line) => !text.split('\n').includes(line))).toHaveLength(4)
    expect(differInDeployLines(text, changed)).toBe(true)
    expect(differInDeployLines(text, changed.replace('keep_names = false', ''))).toBe(false)
    const SITE_URL = 'https://girija.in'
    expect(changeDeployLines(text, { SITE_URL })).toContain(`\nSITE_URL = "${SITE_URL}"\n`)
    const { demo } = parse(changeDeployLines(text, { routes: ['girija.in'], workers_dev: false }))
      .env as Group
    expect(demo).toMatchObject({ routes: [], workers_dev: true })
  })
})

describe('a Worker of the name', () => {
  const own = { name: 'girija', databaseId: 'own', replaced: undefined }
  const lost = { ...own, replaced: 'lost' }
  const withDatabase = (id: string) => [
    { type: 'ratelimit', name: 'TIGHT_LIMIT' },
    { type: 'd1', name: 'DB', id },
  ]

  it('is refused unless its database is that of wrangler.toml, or the one that the owner replaces', () => {
    requireOwnWorker(own, undefined)
    requireOwnWorker(own, withDatabase('own'))
    requireOwnWorker(lost, withDatabase('lost'))
    const both = /whose database is other, and that of wrangler\.toml is own.*deploy -- --replaces other/
    for (const worker of [own, lost])
      expect(() => requireOwnWorker(worker, withDatabase('other'))).toThrow(both)
    expect(() => requireOwnWorker({ ...own, databaseId: undefined }, [])).toThrow(/without a database DB/)
  })
})
