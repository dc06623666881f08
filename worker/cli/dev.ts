import { spawn, spawnSync } from 'node:child_process'
import {
  localOwnerKey,
  prepareLocalRun,
  quietEnvironment,
  requirePort,
  runWranglerDev,
  stop,
} from './local.ts'
import { readOptions } from './options.ts'
import { step } from './step.ts'

/** `npm run dev`: Vite with hot reload, which proxies the API to the Worker. */
const { values } = readOptions({
  options: {
    port: { type: 'string', default: '5173' },
    'worker-port': { type: 'string', default: '8788' },
  },
})
// Ends when the output is closed, as by `| head`: the site would be served unseen.
process.stdout.on('error', () => process.exit())

const port = await requirePort(values.port, 'npm run dev -- --port')
const workerPort = await requirePort(values['worker-port'], 'npm run dev -- --worker-port')
if (spawnSync('node', ['web/site-build/prepare.ts'], { stdio: 'inherit' }).status)
  stop('The content cannot be read. Correct what is named above, and start again.')
await step('Preparing the local database', prepareLocalRun).catch(({ message }: Error) => stop(message))
console.log(`
  The site      http://localhost:${port}
  The admin     http://localhost:${port}/admin
  Owner key     ${localOwnerKey() ?? 'none: set OWNER_KEY in .dev.vars'}
`)
const vite = spawn('vite', ['--port', `${port}`], {
  stdio: 'inherit',
  env: { ...quietEnvironment, WORKER_PORT: `${workerPort}` },
})
// When one of the two ends, the other one is stopped.
process.on('exit', () => vite.kill())
vite.on('exit', (code) => process.exit(code ?? 0))
// With the address that runs a cron trigger, wrangler does not warn that none is run by itself. Vite serves the pages.
runWranglerDev(workerPort, ['--test-scheduled'], { SITE_BUILD: 'off' }, port)
