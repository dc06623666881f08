import { cpSync, rmSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { freshSettings } from '../fresh-settings.ts'
import { ENTER, TestShop } from './shop.ts'

const PREVIEW = 'https://girija.girija-foods.workers.dev'

/** The built site, in place of a build of 25 seconds. */
const COPY = `[ "$WRANGLER_COMMAND" != deploy ] || exit 0
mkdir -p dist
cp -r ${resolve('dist/site')} dist/site
cp ${resolve('dist/site-worker-content.json')} dist/
printf preview >dist/site/mode.txt`

it('a new shop goes live by one command, which asks first, and by a second one that closes workers.dev', async () => {
  const shop = await new TestShop().start()
  const { cloudflare } = shop
  cloudflare.accounts.push({ id: 'b'.repeat(32), name: 'Another' })
  cloudflare.subdomain = undefined
  cloudflare.addZone('girija.in')
  // As in a fresh clone, with the Worker and the site as they are.
  const parts = [
    'worker',
    'migrations',
    'package.json',
    'tsconfig.json',
    'web/words',
    'web/starter',
    'web/demonstration',
  ]
  for (const path of parts) {
    rmSync(shop.at(path), { recursive: true, force: true })
    cpSync(path, shop.at(path), { recursive: true })
  }
  shop.write('wrangler.toml', freshSettings())
  symlinkSync(resolve('node_modules'), shop.at('node_modules'))
  shop.program('npm', COPY)
  shop.write('answers.json', JSON.stringify({ name: 'Girija' }))
  expect(await shop.run('new-shop --answers answers.json')).toMatchObject({ code: 0 })
  shop.commit()

  // Another shop of the account may have the same name.
  const uuid = 'e'.repeat(32)
  cloudflare.databases[uuid] = { uuid, name: 'girija', location: 'apac', sql: new DatabaseSync(':memory:') }
  const refused = await shop.run('deploy', [
    ['Which of your Cloudflare accounts', ENTER],
    ['The address of the site', `https://girija.in${ENTER}`],
  ])
  expect([refused.code, cloudflare.writes]).toEqual([1, []])
  expect(refused.printed).toContain(`if it is this shop's, write database_id = "${uuid}"`)
  cloudflare.databases = {}

  // The files are uploaded, and the Worker is refused.
  cloudflare.failing = /PUT .*\/scripts\/girija$|POST .*\/versions$/
  const broken = await shop.run('deploy', [
    ['a name of its own on workers.dev', `taken${ENTER}`],
    ['That one is taken', `girija-foods${ENTER}`],
    ['no owner’s key yet', ENTER],
  ])
  expect([broken.code, broken.unasked]).toEqual([1, []])
  expect(broken.printed).toMatch(
    /wrangler deploy failed: ✘ \[ERROR\].*10013.*is incomplete {2}→ {2}.*deploy again/s,
  )
  expect([cloudflare.workers, broken.printed.includes('Owner key')]).toEqual([{}, false])

  cloudflare.failing = undefined
  const first = await shop.run('deploy', [['no owner’s key yet', ENTER]])
  expect([first.code, first.unasked, first.printed]).toEqual([0, [], expect.stringContaining(PREVIEW)])
  const { girija } = cloudflare.workers
  expect(girija).toMatchObject({ workersDev: { enabled: true, previews_enabled: false } })
  expect(first.printed).toContain(`Owner key     ${girija?.secrets.OWNER_KEY}`)
  expect(girija?.secrets.OWNER_KEY).toMatch(/^[\w-]{20}$/)
  expect(shop.visit(`${PREVIEW}/admin.html`)).toContain('<html')
  const [database] = Object.values(cloudflare.databases)
  expect(database).toMatchObject({ name: 'girija', location: 'apac' })
  expect(first.printed).toMatch(
    /Next\n {2}1\. Commit wrangler\.toml.*\n.*Always Use HTTPS.*\n.*girija\.in answers once .*\n.*Open \/admin/,
  )
  const settings = shop.read('wrangler.toml')
  for (const line of [
    `account_id = "${'a'.repeat(32)}"`,
    'SITE_URL = "https://girija.in"',
    'routes = [{ pattern = "girija.in", custom_domain = true }]',
    'workers_dev = true',
    `database_id = "${database?.uuid}"`,
  ])
    expect(settings).toContain(`\n${line}\n`)

  // The certificate has come; what was written is not committed yet.
  cloudflare.answering.add('girija.in')
  const second = await shop.run('deploy', [])
  expect([second.code, second.printed]).toEqual([0, expect.stringContaining('https://girija.in\n')])
  expect(second.printed).toContain('girija.in shows the shop, so its address on workers.dev')
  expect(girija?.workersDev).toEqual({ enabled: false, previews_enabled: false })
  expect(shop.read('wrangler.toml')).toContain('\nworkers_dev = false\npreview_urls = false\n')
  expect(Object.keys(cloudflare.databases)).toHaveLength(1)
})
