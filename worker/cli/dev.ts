import { concurrently } from 'concurrently'
import { localOwnerKey, needPort, prepareLocalRun, quietEnvironment } from './local.ts'

/** `npm run dev`: Vite with hot reload in front, the Worker behind it. The Worker's port stands in vite.config.ts too. */
const WEB_PORT = 5173
const WORKER_PORT = 8788

await needPort(WEB_PORT)
await needPort(WORKER_PORT)
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
