import { readdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, it, vi } from 'vitest'
import { makePlan } from '#worker/cli/deploy-plan.ts'
import { runWrangler } from '#worker/cli/run-wrangler.ts'
import { upload } from '#worker/cli/upload.ts'
import { d1Store } from '#worker/store.ts'
import { AWKWARD, BACKUP_RECIPIENT, owner } from '../cli-folder.ts'
import { today } from '../publishing.ts'
import { fileD1 } from '../worker/file-d1.ts'
import { chatOrder, inquiry } from '../worker/inputs.ts'
import { migrationStatements } from '../worker/migration-statements.ts'
import { REFERENCE } from '../worker/writes.ts'
import { TestShop } from './shop.ts'

const ACCOUNT = `account_id = "${'a'.repeat(32)}"\n`
const ROUTES = 'routes = [{ pattern = "girija.in", custom_domain = true }]\n'

// For what is called in this process; a program runs the real one.
vi.mock('#worker/cli/run-wrangler.ts')

let shop: TestShop
const listApplied = () => shop.cloudflare.list('SELECT name FROM d1_migrations ORDER BY 1')

/** What `deploy:build` leaves for the job that uploads. */
function leaveBuild(mode = 'preview'): void {
  const files = { 'version.txt': shop.git('rev-parse', 'HEAD'), 'mode.txt': mode, 'built.txt': today() }
  for (const [file, text] of Object.entries(files)) shop.write(`dist/site/${file}`, text)
  shop.write('dist/site-worker-content.json', mode)
}

function setSettings(change: (text: string) => string): void {
  shop.write('wrangler.toml', change(shop.read('wrangler.toml')))
  shop.commit()
}

beforeEach(async () => {
  shop = await new TestShop().start()
  await shop.deployed()
})

/** @returns why the step that uploads refuses to, called in this process */
function refusal(): Promise<string> {
  return shop.call(async () => {
    const uploading = makePlan(undefined).then((plan) => upload(plan, { location: 'apac' }))
    return uploading.then(
      () => 'uploads',
      ({ message }) => message,
    )
  })
}

it('the workflow publishes an update once Cloudflare takes it, with its migration, and waits until the site shows it', async () => {
  shop.addContent()
  shop.cloudflare.domains.push({ id: '1', hostname: 'girija.in', service: 'girija' })
  shop.cloudflare.answering.add('girija.in')
  setSettings((text) => text.replace(ACCOUNT, ACCOUNT + ROUTES))
  shop.write('migrations/0002_gift.sql', 'ALTER TABLE chat_orders ADD gift TEXT;')
  const commit = shop.commit()
  const settings = shop.read('wrangler.toml')
  expect(await shop.run('deploy-build', undefined, { CLOUDFLARE_API_TOKEN: '' })).toMatchObject({ code: 0 })
  shop.write('dist/site/held-back.txt', 'Marathi')
  // A check has written this since, which the Worker must not get.
  shop.write('dist/worker-content.json', 'of a check')
  shop.write('later', '')
  shop.commit()
  shop.git('checkout', '--quiet', '--detach', commit)

  shop.cloudflare.failing = /PUT .*\/schedules/
  const broken = await shop.run('deploy-upload')
  expect([broken.code, broken.report?.detail]).toEqual([
    1,
    'It is not known whether the newest change is live: look at the website, and ask a programmer.',
  ])
  expect(broken.printed).toMatch(/✗ Uploading.*\n+.*wrangler deploy failed.*only partially updated/s)

  shop.cloudflare.failing = undefined
  const ran = await shop.run('deploy-upload')
  const detail =
    /^the change of .*, as a preview until.*, without Marathi until .*\. What was saved after it waits until a programmer releases it$/
  expect([ran.code, ran.report], ran.printed).toEqual([
    0,
    { outcome: 'succeeded', detail: expect.stringMatching(detail) },
  ])
  expect(ran.printed).toContain('✓ Waiting until https://girija.in shows it')
  expect(listApplied()).toEqual(['0000_baseline.sql', '0001_note.sql', '0002_gift.sql'])
  expect(shop.visit('https://girija.in/version.txt')).toBe(commit)
  expect(shop.visit('https://girija.in/built.txt')).toBe(today())
  expect(shop.read('dist/worker-content.json')).toBe('preview')
  // It writes nothing, and leaves workers.dev as wrangler.toml has it.
  expect(shop.read('wrangler.toml')).toBe(settings)
  expect(shop.cloudflare.workers.girija?.workersDev.enabled).toBe(true)
  expect(shop.cloudflare.domains).toHaveLength(1)
})

it('nothing is uploaded where a migration fails, or is not applied', async () => {
  shop.write('migrations/0002_gift.sql', 'ALTER TABLE chat_order ADD gift TEXT;')
  shop.commit()
  leaveBuild()
  // The second is how wrangler ends where its question is answered with no.
  vi.mocked(runWrangler)
    .mockRejectedValueOnce(new Error('no such table: chat_order'))
    .mockResolvedValueOnce('')
  const lacks = 'The database lacks 0002_gift.sql, so nothing was uploaded  →  '
  expect(await refusal()).toContain(`no such table: chat_order\n${lacks}correct`)
  expect(await refusal()).toContain(`${lacks}deploy again`)
  expect(runWrangler).toHaveBeenCalledTimes(2)
})

const setRoutes = () => setSettings((text) => text.replace(ACCOUNT, ACCOUNT + ROUTES))
const attach = (hostname: string, service = 'girija') =>
  shop.cloudflare.domains.push({ id: hostname, hostname, service })
const SITE = { type: 'A', name: 'girija.in', content: '203.0.113.7' }
const LATER = `INSERT INTO d1_migrations (name) VALUES ('0009_later.sql') RETURNING name`

it.each<[where: string, arrange: (account: TestShop['cloudflare']) => unknown, reason: RegExp]>([
  ['the token has ended', (of) => (of.token = 'another'), /Authentication error.*→ {2}.*npx wrangler login/],
  ['the account has no subdomain', (of) => (of.subdomain = undefined), /no subdomain of workers\.dev {2}→/],
  ['the database is ahead', (of) => of.list(LATER), /migrations that this commit lacks \(0009_later\.sql\)/],
  ['the address is not attached', setRoutes, /girija\.in is not attached to the Worker girija/],
  [
    'there are two accounts',
    ({ accounts }) => {
      accounts.push({ id: 'b'.repeat(32), name: 'Other' })
      setSettings((text) => text.replace(ACCOUNT, ''))
    },
    /There are 2 accounts {2}→ {2}set CLOUDFLARE_ACCOUNT_ID/,
  ],
  [
    'wrangler.toml names no database',
    (of) => {
      of.workers = {}
      setSettings((text) => text.replace(/^database_id.*\n/m, ''))
    },
    /no database_id {2}→ {2}npm run deploy once/,
  ],
  [
    'the Worker of the name is another shop’s',
    (of) => (of.worker('girija').bindings = [{ type: 'd1', name: 'DB', id: 'of-another-shop' }]),
    /a Worker girija whose database is of-another-shop/,
  ],
  [
    'the address leads to another Worker',
    () => [setRoutes(), attach('girija.in', 'old-shop')],
    /girija\.in leads to the Worker old-shop, so nothing was uploaded/,
  ],
  [
    'the address has other DNS records',
    (of) => [setRoutes(), of.addZone('girija.in', { records: [SITE] })],
    /girija\.in leads to 203\.0\.113\.7 \(A\), so nothing was uploaded/,
  ],
  [
    'a shop has opened at the address',
    (of) => of.put('girija', '/mode.txt', 'live'),
    /dist\/ has a preview, but a shop has opened at the address/,
  ],
  [
    'nothing says what is at the address',
    (of) => delete of.worker('girija').assets['/mode.txt'],
    /does not say whether a shop has opened there.*npm run deploy -- --first/,
  ],
  [
    'another address would be lost',
    () => [setRoutes(), attach('girija.in'), attach('www.girija.in')],
    /www\.girija\.in would be detached/,
  ],
])('without a person nothing is created, attached or replaced where %s', async (_, arrange, reason) => {
  arrange(shop.cloudflare)
  leaveBuild()
  expect(await refusal()).toMatch(reason)
  expect(shop.cloudflare.writes).toEqual([])
})

it('replaces what an address leads to, and changes in the dashboard, only once a person has typed its name', async () => {
  const { cloudflare } = shop
  leaveBuild()
  // As if wrangler, which is replaced, had uploaded them.
  for (const file of ['version.txt', 'built.txt'])
    cloudflare.put('girija', `/${file}`, shop.read(`dist/site/${file}`))
  cloudflare.addZone('girija.in')
  attach('girija.in', 'old-shop')
  attach('www.girija.in')
  cloudflare.worker('girija').deployedFrom = 'dash'
  const deployBy = (address: string, worker: string) =>
    shop.call(async () => {
      const type = async (question: string) =>
        question.startsWith('girija.in leads to the Worker old-shop today.') ? address : worker
      const plan = await makePlan({ choose: async () => '', type, agree: async () => false })
      return upload(plan, { location: 'apac' })
    })
  await expect(deployBy('girija.in', '')).rejects.toThrow('Nothing was uploaded  →  ')
  expect(await deployBy('', 'girija')).toContain(
    'girija.in leads to the Worker old-shop today. To replace it: npm run deploy again, which asks.',
  )
  expect(cloudflare.writes).toEqual([])
  await deployBy('girija.in', 'girija')
  expect(runWrangler).toHaveBeenCalledWith(['deploy'], expect.anything())
  const hosts = ['girija.in', 'www.girija.in']
  expect(hosts.map((host) => cloudflare.domains.find(({ hostname }) => hostname === host))).toMatchObject([
    { service: 'girija' },
    { service: 'girija' },
  ])
  expect(shop.read('wrangler.toml')).toMatch(/^routes = .*"girija\.in".*"www\.girija\.in"/m)
  // Without a person, wrangler stops where the dashboard has changed something.
  shop.commit()
  leaveBuild()
  cloudflare.put('girija', '/version.txt', shop.read('dist/site/version.txt'))
  expect(await refusal()).toBe('uploads')
  expect(runWrangler).toHaveBeenLastCalledWith(['deploy', '--strict'], expect.anything())
})

it('a backup is made of the deployed database, and what was lost comes back from it, with the right to D1 alone', async () => {
  const [database] = Object.values(shop.cloudflare.databases)
  if (!database) throw new Error('There is no database')
  database.sql = new DatabaseSync(':memory:')
  for (const statement of migrationStatements()) database.sql.exec(statement)
  database.sql.exec('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)')
  for (const name of readdirSync(shop.at('migrations')))
    database.sql.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(name)
  const store = d1Store(fileD1(database.sql), Date.now())
  // More than a statement takes.
  for (const index of Array(60).keys())
    await store.recordInquiry(inquiry({ message: `${index} ${AWKWARD} ${'x'.repeat(3000)}` }), {
      alert: true,
    })
  await store.recordOrder(chatOrder(REFERENCE))
  const backup = await shop.run('backup --remote', undefined, { BACKUP_RECIPIENT })
  expect([backup.code, backup.report?.outcome], backup.printed).toEqual([0, 'succeeded'])
  const [file] = readdirSync(shop.at('.wrangler/backups'))
  shop.write('key.txt', `${owner}\n`)
  const before = shop.cloudflare.list('SELECT message FROM contact_inquiries ORDER BY id')
  database.sql.exec(`DELETE FROM chat_orders; DELETE FROM contact_inquiries WHERE message NOT LIKE '7 %'`)
  shop.cloudflare.calls = []

  // With the token of a sign-in.
  shop.program('wrangler', `echo '{"type":"oauth","token":"token"}'; test "$*" = 'auth token --json'`)
  const command = `restore --remote --from .wrangler/backups/${file} --identity key.txt`
  const restored = await shop.run(`${command} chat_orders contact_inquiries`, undefined, {
    CLOUDFLARE_API_TOKEN: '',
  })
  expect(restored.printed).toMatch(/^This needs the right to change D1 .*\n/)
  expect(restored.printed).toContain('chat_orders: added 1, already there 0\n')
  expect(restored.printed).toContain('contact_inquiries: added 59, already there 1\n')
  expect(shop.cloudflare.list('SELECT message FROM contact_inquiries ORDER BY id')).toEqual(before)
  expect(shop.cloudflare.list('SELECT id FROM contact_inquiries WHERE alerted_at IS NULL')).toHaveLength(1)
  const used = new Set(shop.cloudflare.calls.map((call) => call.replace(/[0-9a-f-]{32,}/g, 'id')))
  expect([...used]).toEqual(['POST /accounts/id/d1/database/id/query'])
  expect(shop.cloudflare.calls.length).toBeGreaterThan(6)
})
