import { concurrently } from 'concurrently'
import { localOwnerKey, prepareLocalRun, quietEnvironment, requirePort } from './local.ts'

/** `npm run dev`: Vite with hot reload, which proxies the API to the Worker. The Worker's port is also in vite.config.ts. */
const WEB_PORT = 5173
const WORKER_PORT = 8788

await requirePort(WEB_PORT)
await requirePort(WORKER_PORT)
prepareLocalRun()
console.log(`
  The site      http://localhost:${WEB_PORT}
  The admin     http://localhost:${WEB_PORT}/admin
  Owner key     ${localOwnerKey() ?? 'none: set OWNER_KEY in .dev.vars'}
`)
const { result } = concurrently(
  [
    { name: 'web', command: 'vite', env: quietEnvironment },
    {
      name: 'worker',
      command: `wrangler dev --port ${WORKER_PORT} --show-interactive-dev-session=false --log-level warn`,
      env: quietEnvironment,
    },
  ],
  { killOthersOn: ['failure', 'success'] },
)
await result.catch(() => process.exit(1))
