import { parseArgs } from 'node:util'
import { concurrently } from 'concurrently'
import { localOwnerKey, prepareLocalRun, quietEnvironment, requirePort } from './local.ts'

/** `npm run dev`: Vite with hot reload, which proxies the API to the Worker. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5173' },
    'worker-port': { type: 'string', default: '8788' },
  },
})
const { port, 'worker-port': workerPort } = values

await requirePort(Number(port))
await requirePort(Number(workerPort))
prepareLocalRun()
console.log(`
  The site      http://localhost:${port}
  The admin     http://localhost:${port}/admin
  Owner key     ${localOwnerKey() ?? 'none: set OWNER_KEY in .dev.vars'}
`)
const { result } = concurrently(
  [
    {
      name: 'web',
      command: `vite --port ${port}`,
      env: { ...quietEnvironment, WORKER_PORT: workerPort },
    },
    {
      name: 'worker',
      // With the address that runs a cron trigger, wrangler does not warn that none is run by itself.
      command: `wrangler dev --port ${workerPort} --test-scheduled --show-interactive-dev-session=false --log-level warn`,
      env: quietEnvironment,
    },
  ],
  { killOthersOn: ['failure', 'success'] },
)
await result.catch(() => process.exit(1))
