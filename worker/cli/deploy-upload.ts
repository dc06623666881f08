import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { committedHead, git, mayPreview, OPTIONS, readSettings, run } from './deployment.ts'
import { stop } from './local.ts'
import { readOptions } from './options.ts'
import { bindingsOf, requireOwnWorker } from './own-worker.ts'
import { leaveReport } from './report.ts'
import { step } from './step.ts'
import { CONFIG, type Database, writeDatabaseId } from './wrangler-toml.ts'

/**
 * The second step of a deploy: migrates the database and uploads what deploy-build.ts has built, with the keys, and so
 * imports no content. What the owner reads of it is left for the workflow's step that reports it, and is true at whatever
 * moment the run ends.
 */
const { values } = readOptions({ options: OPTIONS })
/** The folder in which the build put the site. */
const SITE_FOLDER = values.demo ? 'dist/demo' : 'dist/site'
const LIVE_TRIES = 20
const TRY_AGAIN_MS = 3_000

let hasBegun = false
try {
  await upload()
} catch (error) {
  if (!hasBegun)
    leaveReport(
      'failed',
      'Not published; the website is as it was. A programmer has to look at the workflow.',
    )
  stop(error instanceof Error ? error.message : String(error))
}

async function upload(): Promise<void> {
  const mode = read('mode.txt')
  if (values.demo) {
    if (mode !== 'demonstration')
      throw new Error('dist/ holds no demonstration: npm run deploy -- --demo builds it.')
    takeWorkerContent()
    return run('wrangler deploy --env demo')
  }
  if (mode === 'demonstration')
    throw new Error('dist/ holds the demonstration, which is no shop: npm run deploy builds one.')
  const { database, site, name } = readSettings()
  const commit = committedHead()
  if (read('version.txt') !== commit)
    throw new Error(`dist/ was not built for ${commit}, which is checked out: npm run deploy builds it.`)
  if (mode !== 'live' && !(await mayPreview(site, values.first)))
    throw new Error('dist/ holds a preview, and a shop has opened at the address: build it again.')
  const own = { name, databaseId: database.database_id, replaced: values.replaces }
  await step('Looking for a Worker of the name', () => requireOwnWorker(own, bindingsOf(name)))
  if (!database.database_id) await step('Creating the database', () => createDatabase(database))
  takeWorkerContent()
  hasBegun = true
  leaveReport(
    'failed',
    'It is not known whether the newest change is live: look at the website, and ask a programmer.',
  )
  // The new Worker never runs on tables of the former release.
  for (const command of ['wrangler d1 migrations apply DB --remote', 'wrangler deploy'])
    await step(command, () => run(command))
  await step(`Waiting until ${site} shows it`, () => untilLive(site))
  const time = git('log', '-1', '--format=%cd', '--date=format-local:%H:%M on %-d %B')
  const isNewest = git('for-each-ref', '--format=%(objectname)', 'refs/remotes/origin/main') === commit
  leaveReport(
    'succeeded',
    `the change of ${time}${mode === 'live' ? '' : ', as a preview until the shop can open'}${isNewest ? '' : '. What was saved after it waits until a programmer releases it'}`,
  )
  const what = mode === 'live' ? 'The site   ' : 'The preview'
  console.log(`\n  ${what}   ${new URL(site).origin}\n  The admin     ${new URL('/admin', site)}\n`)
}

/**
 * Creates the database, and writes its id into wrangler.toml. Left to `wrangler deploy`, it would be created near the
 * machine that deploys.
 *
 * @throws where the account has one of its name, which another shop may use
 */
function createDatabase({ database_name: name = '' }: Database): void {
  const find = () => {
    const { status, stdout } = spawnSync('wrangler', ['d1', 'list', '--json'], {
      stdio: ['inherit', 'pipe', 'inherit'],
      encoding: 'utf8',
    })
    if (status !== 0)
      throw new Error('The databases of the account could not be listed; the reason is above.')
    return (JSON.parse(stdout) as { name: string; uuid: string }[]).find((each) => each.name === name)?.uuid
  }
  const taken = find()
  if (taken)
    throw new Error(
      `The account has a database ${name} already. Where it is this shop’s, write database_id = "${taken}" below its name in ${CONFIG}; where it is another shop’s, give this one another database_name there.`,
    )
  run(`wrangler d1 create ${name} --location ${values.location}`)
  const uuid = find()
  if (!uuid) throw new Error(`The database ${name} was created, and is not listed yet: deploy again.`)
  writeDatabaseId(uuid)
  console.log(`The id of the database is in ${CONFIG}: commit it.`)
}

/** @throws where the deployed site is not this build within a minute */
async function untilLive(site: string): Promise<void> {
  for (let tries = 0; tries < LIVE_TRIES; tries += 1) {
    const areServed = ['version.txt', 'built.txt'].map(async (file) => {
      const answer = await fetch(new URL(`/${file}`, site), { signal: AbortSignal.timeout(TRY_AGAIN_MS) })
      return (await answer.text()) === read(file)
    })
    if ((await Promise.all(areServed).catch(() => [false])).every(Boolean)) return
    await setTimeout(TRY_AGAIN_MS)
  }
  throw new Error(
    `Uploaded, but ${new URL('/version.txt', site)} does not name this commit. On the first deploy, connect the address: in Cloudflare’s dashboard under Workers & Pages, the Worker’s Settings, Domains & Routes.`,
  )
}

/** What the Worker imports may be of a check, a test or another build since. */
function takeWorkerContent(): void {
  copyFileSync(`${SITE_FOLDER}-worker-content.json`, 'dist/worker-content.json')
}

/** @returns the content of a file of the build; nothing where it was not written */
function read(file: string): string {
  const path = `${SITE_FOLDER}/${file}`
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
