import { spawnSync } from 'node:child_process'
import { localOwnerKey, prepareLocalRun, requirePort, runWranglerDev, stop, untilReady } from './local.ts'
import { readOptions } from './options.ts'
import { step } from './step.ts'

/**
 * `npm start` and, with --demo, `npm run demo`: builds the site and runs it with the Worker on this machine, and builds it
 * again when a file of it changes. With --drafts the languages that are not published are shown, too.
 */
const { values } = readOptions({
  options: {
    port: { type: 'string', default: '8787' },
    demo: { type: 'boolean', default: false },
    drafts: { type: 'boolean', default: false },
  },
})
// Ends when the output is closed, as by `| head`: the site would be served unseen.
process.stdout.on('error', () => process.exit())

/** The settings of both builds, this one and Wrangler's, which have the same inputs. */
const SETTINGS = values.drafts ? { SITE_DRAFTS: '1' } : {}
const port = await requirePort(values.port, `npm ${values.demo ? 'run demo' : 'start'} -- --port`)
try {
  await start()
} catch (error) {
  stop((error as Error).message)
}
console.log(`
  The site      http://localhost:${port}
  The admin     http://localhost:${port}/admin
  The editor    http://localhost:${port}/edit (Chrome or Edge: choose this folder when asked)
  ${values.demo ? 'Demo mode     no database: nothing is stored, the statistics are samples' : `Owner key     ${localOwnerKey() ?? 'none: set OWNER_KEY in .dev.vars'}`}

  Stop with Ctrl+C.
`)

/** @throws where a step fails; the message says what to do */
async function start(): Promise<void> {
  // Wrangler would build, too, but prefixes each line of a build's output.
  await step('Building the site (a minute where anything has changed)', async () => {
    const build = ['run', '--silent', 'build', '--', ...(values.demo ? ['--demo'] : [])]
    const { status } = spawnSync('npm', build, { stdio: 'inherit', env: { ...process.env, ...SETTINGS } })
    if (status !== 0) throw new Error('The site was not built. Correct what is named above, and start again.')
  })
  await step('Preparing the local database', prepareLocalRun)
  await step('Starting the Worker', () => {
    runWranglerDev(port, values.demo ? ['--env', 'demo'] : [], SETTINGS)
    return untilReady(port)
  })
}
