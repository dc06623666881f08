import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import {
  localOwnerKey,
  prepareLocalRun,
  requirePort,
  runWranglerDev,
  step,
  stop,
  untilReady,
} from './local.ts'

/**
 * `npm start` and, with --demo, `npm run demo`: builds the site and runs it with the Worker on this machine, and builds it
 * again when a file of it changes. With --drafts the languages that are not published are shown, too.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8787' },
    demo: { type: 'boolean', default: false },
    drafts: { type: 'boolean', default: false },
  },
})
/** Of both builds, this one and Wrangler's: they are of the same inputs. */
const SETTINGS = values.drafts ? { SITE_DRAFTS: '1' } : {}
const port = Number(values.port)
if (!Number.isInteger(port) || port < 1 || port > 65_535) stop('--port takes a number from 1 to 65535')

await requirePort(port)
const options = values.demo ? ['--demo'] : []
// Wrangler would build, too, but hides what a build says behind its own words.
await step('Building the site (a minute where anything has changed)', () => {
  const { status } = spawnSync('npm', ['run', '--silent', 'build', '--', ...options], {
    stdio: 'inherit',
    env: { ...process.env, ...SETTINGS },
  })
  if (status !== 0) stop('Building the site failed. Correct what is named above, and start again.')
})
await step('Preparing the local database', prepareLocalRun)
runWranglerDev(port, values.demo ? ['--env', 'demo'] : [], SETTINGS)
await step('Starting the Worker', () => untilReady(port))
console.log(`
  The site      http://localhost:${port}
  The admin     http://localhost:${port}/admin
  The editor    http://localhost:${port}/edit (Chrome or Edge: choose this folder when asked)
  ${values.demo ? 'Demo mode     no database: nothing is stored, the statistics are samples' : `Owner key     ${localOwnerKey() ?? 'none: set OWNER_KEY in .dev.vars'}`}

  Stop with Ctrl+C.
`)
