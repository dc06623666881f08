import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { localOwnerKey, prepareLocalRun, quietEnvironment, requirePort, stop } from './local.ts'
import { readOptions } from './options.ts'
import { step } from './step.ts'

/** `npm run dev`: Vite with hot reload, which proxies the API to the Worker. */
const { values } = readOptions({
  options: {
    port: { type: 'string', default: '5173' },
    'worker-port': { type: 'string', default: '8788' },
  },
})
const { port, 'worker-port': workerPort } = values

await requirePort(Number(port))
await requirePort(Number(workerPort))
if (spawnSync('node', ['web/build/prepare.ts'], { stdio: 'inherit' }).status) stop('See above.')
await step('Preparing the local database', prepareLocalRun).catch(({ message }: Error) => stop(message))
console.log(`
  The site      http://localhost:${port}
  The admin     http://localhost:${port}/admin
  Owner key     ${localOwnerKey() ?? 'none: set OWNER_KEY in .dev.vars'}
`)
const servers = [
  start('vite', ['--port', port], { WORKER_PORT: workerPort }),
  // With the address that runs a cron trigger, wrangler does not warn that none is run by itself. Vite serves the pages.
  start(
    'wrangler',
    [
      ...['dev', '--port', workerPort, '--test-scheduled'],
      ...['--show-interactive-dev-session=false', '--log-level', 'warn'],
    ],
    { SITE_BUILD: 'off' },
  ),
]
// Neither is of use without the other.
const ended = servers.map((server) => once(server, 'exit'))
process.once('SIGTERM', stopServers)
await Promise.race(ended)
stopServers()

function start(command: string, args: string[], extraEnv: Record<string, string> = {}) {
  return spawn(command, args, { stdio: 'inherit', env: { ...quietEnvironment, ...extraEnv } })
}

function stopServers(): void {
  for (const server of servers) server.kill()
}
